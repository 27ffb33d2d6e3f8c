import type { ListedDispute, ListedPayment, ListedRefund } from '@camp/contracts/payment/listed-payment';
import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { returnsOf } from '@camp/payments/returns';
import { presentPayment } from './present-payment';
import { presentLines, presentRefund } from './present-receipt';
import { standingOf } from './payment-standing';

/** Names and addresses of people. */
export type KnownUsers = ReadonlyMap<string, Pick<StoredUser, 'nameFirst' | 'nameLast' | 'email'>>;

/** Related data of a listed payment. */
interface PaymentView {
  payment: StoredPayment;
  users: KnownUsers;
  /** Undefined if the camp was deleted. */
  campYear: number | undefined;
  stripeDashboard: string;
}

/** A payment for administrators. Amounts are stored in cents and presented in dollars. */
export function presentListedPayment({
  payment,
  users,
  campYear = 0,
  stripeDashboard,
}: PaymentView): ListedPayment {
  const { userId, lines, refunds, settledAt, sentBackAt, expiresAt, mismatch } = payment;
  const { paymentIntentId, sessionId } = payment;
  const reference = paymentIntentId ?? sessionId;
  return {
    ...presentPayment(payment),
    standing: standingOf(payment),
    userId: userId.toString(),
    family: nameOf(users, userId),
    familyEmail: users.get(userId.toString())?.email ?? '',
    campYear,
    names: lines.map(({ name }) => name),
    back: returnsOf(payment).reduce((sum, { done }) => sum + done, 0) / 100,
    lines: presentLines(payment),
    refunds: refunds.map((refund) => presentListedRefund(refund, payment, users)),
    ...(payment.disputes && { disputes: payment.disputes.map(presentDispute) }),
    ...(settledAt && { settledAt: settledAt.toISOString(), settledDay: settledAt.toISOString() }),
    expiresAt: expiresAt.toISOString(),
    ...(mismatch && { mismatch }),
    ...(sentBackAt && { sentBackAt: sentBackAt.toISOString() }),
    ...(reference && { reference }),
    ...(paymentIntentId && { stripePage: `${stripeDashboard}/${paymentIntentId}` }),
  };
}

/** A dispute, in dollars. */
export const presentDispute = (dispute: PaymentDispute): ListedDispute => ({
  amount: dispute.amount / 100,
  reason: dispute.reason.replaceAll('_', ' '),
  status: dispute.status,
  openedAt: dispute.openedAt.toISOString(),
  ...(dispute.dueBy && { dueBy: dispute.dueBy.toISOString() }),
  ...(dispute.closedAt && { closedAt: dispute.closedAt.toISOString() }),
});

function presentListedRefund(refund: PaymentRefund, payment: StoredPayment, users: KnownUsers): ListedRefund {
  const { seat, requestedBy, disputeId } = refund;
  return {
    ...presentRefund(refund, payment),
    ...(seat && { seat }),
    ...(disputeId && { isDispute: true }),
    ...(requestedBy && { who: nameOf(users, requestedBy) || 'The camp' }),
  };
}

function nameOf(users: KnownUsers, id: unknown): string {
  const user = users.get(String(id));
  return user ? `${user.nameFirst} ${user.nameLast}` : '';
}
