import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { PaymentLine, StoredPayment } from '@camp/database/payment/payment-model';
import { amountDue } from '@camp/contracts/payment/amount-due';
import { Types } from 'mongoose';
import type { FilledCamp } from './registrations';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The payments of a camp's campers: one for all paid campers of a family, and one for each refunded camper. The Stripe
 * simulator imports them afterwards (`informSimulator`).
 *
 * @param now - the latest time of a payment
 */
export function paymentsOf(filled: FilledCamp, now: Date): StoredPayment[] {
  const families = new Map<string, StoredCamper[]>();
  for (const camper of filled.campers.filter(({ paid }) => paid)) {
    const owner = camper.userId.toString();
    families.set(owner, [...(families.get(owner) ?? []), camper]);
  }
  const paid = [...families.values()].map((campers) => paymentOf(filled, campers, now));
  const back = filled.refunded.map((camper) => refunded(paymentOf(filled, [camper], now)));
  return [...paid, ...back];
}

function paymentOf({ camp }: FilledCamp, campers: readonly StoredCamper[], now: Date): StoredPayment {
  const _id = new Types.ObjectId();
  const lines = campers.map((camper): PaymentLine => {
    const { cost, lateFee } = amountDue(camper, camp);
    return { camperId: camper._id, name: `${camper.nameFirst} ${camper.nameLast}`, cost, lateFee };
  });
  const registered = Math.max(...campers.map(({ createdAt }) => createdAt.getTime()));
  const settledAt = new Date(Math.min(registered + 3 * day, now.getTime() - 10 * minute));
  const createdAt = new Date(settledAt.getTime() - 5 * minute);
  return {
    _id,
    userId: campers[0]?.userId as Types.ObjectId,
    campId: camp._id,
    campers: lines.map(({ camperId }) => camperId),
    lines,
    amount: lines.reduce((sum, { cost, lateFee }) => sum + cost + lateFee, 0),
    currency: 'usd',
    status: 'paid',
    sessionId: `cs_demo_${_id.toString()}`,
    paymentIntentId: `pi_demo_${_id.toString()}`,
    expiresAt: new Date(createdAt.getTime() + day),
    settledAt,
    refunds: [],
    createdAt,
    updatedAt: settledAt,
  };
}

function refunded(payment: StoredPayment): StoredPayment {
  const at = new Date((payment.settledAt ?? payment.createdAt).getTime() + 5 * minute);
  const _id = new Types.ObjectId();
  const refund = {
    _id,
    campers: payment.campers,
    amount: payment.amount,
    reason: 'The card belonged to somebody else.',
    status: 'done',
    stripeRefundId: `re_demo_${_id.toString()}`,
    requestedAt: at,
    doneAt: at,
  } as const;
  return { ...payment, status: 'refunded', refunds: [refund], updatedAt: at };
}
