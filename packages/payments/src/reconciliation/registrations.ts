import { centsAsText } from '@camp/contracts/payment/dollars';
import type { StoredDifference as Difference } from '@camp/database/payment/comparison-model';
import type { PaymentLine, StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, type Types } from 'mongoose';
import { disputedMessage, RefundNotPossibleError } from '../ask-refund';
import { coverCampers } from '../cover-campers';
import { isDisputed } from '../dispute';
import type { PaymentDependencies } from '../payment-dependencies';
import { priceOf } from '../returns';
import { withSeatsWhereFree } from '../with-seats';
import { nothingChanged, type Noted } from './outcome';
import type { Session } from './sessions';
import { oddLinesOf, unsecuredOf, type OddLines, type Snapshot } from './snapshot';

/**
 * Compares registrations with payments in both directions, for camps that aren't over. It finds registrations that
 * count as paid without a payment, and payments whose registration is unpaid or deleted. A backup that was taken while
 * families paid has both.
 * @param sessions - of the last months
 * @param rebuilt - ids of the campers whose payment can be rebuilt
 */
export function aboutRegistrations(
  snapshot: Snapshot,
  sessions: readonly Session[],
  rebuilt: ReadonlySet<string>,
): Difference[] {
  const campers = new Map(snapshot.campers.map((camper) => [camper._id.toString(), camper]));
  const paidThere = new Set(sessions.flatMap((one) => (one.payment_status === 'paid' ? one.id : [])));
  // Recording the amount that Stripe received for such a checkout covers its campers.
  const comes = new Set(
    snapshot.payments
      .filter(
        ({ settledAt, sentBackAt, sessionId = '' }) => !settledAt && !sentBackAt && paidThere.has(sessionId),
      )
      .flatMap((payment) => payment.campers.map(String)),
  );
  const unsecured = unsecuredOf(snapshot).filter(
    ({ _id }) => !rebuilt.has(String(_id)) && !comes.has(String(_id)),
  );
  return [
    ...unsecured.map(({ _id }): Difference => ({
      about: 'camper',
      id: _id.toString(),
      registration: true,
      stripe: 'No paid checkout',
      record: 'Paid, without a payment',
      why: 'Our payment record is missing, as after restoring an incomplete backup. Check your books. Nobody is asked to pay again.',
      action: 'record-paid',
    })),
    ...snapshot.payments.flatMap((payment) => aboutLines(payment, oddLinesOf(payment, campers))),
  ];
}

function aboutLines({ _id, paymentIntentId }: StoredPayment, { unpaid, gone }: OddLines): Difference[] {
  const record = {
    about: 'payment',
    id: _id.toString(),
    registration: true,
    ...(paymentIntentId && { intentId: paymentIntentId }),
  } as const;
  const about = (lines: readonly PaymentLine[], rest: Pick<Difference, 'record' | 'why' | 'action'>) =>
    lines.length > 0 ? [{ ...record, stripe: `Paid ${sumOf(lines)}`, ...rest }] : [];
  return [
    ...about(unpaid, {
      record: `Paid, and ${registrations(unpaid)} not`,
      why: 'The family paid but is asked to pay again. This marks the registration paid. A waitlisted camper gets a seat if one is free, or a refund.',
      action: 'take-over',
    }),
    ...about(gone, {
      record: `Paid, and ${registrations(gone)} gone`,
      why: 'The paid registration no longer exists and wasn’t refunded. The family gets a refund and an email.',
      action: 'send-back',
    }),
  ];
}

const sumOf = (lines: readonly PaymentLine[]) =>
  centsAsText(lines.reduce((sum, line) => sum + priceOf(line), 0));

const registrations = ({ length }: readonly PaymentLine[]) =>
  length === 1 ? '1 registration is' : `${length} registrations are`;

/**
 * Updates the registrations of a settled payment once. An unpaid one becomes paid without a receipt, or is refunded if
 * no seat is left.
 */
export const coverUnpaid = (deps: PaymentDependencies, id: Types.ObjectId): Promise<Noted> =>
  settleLines(deps, id, ({ unpaid }) => unpaid);

/**
 * Refunds deleted registrations once (I8).
 *
 * @throws RefundNotPossibleError while a bank disputes the payment
 */
export const sendLinesBack = (deps: PaymentDependencies, id: Types.ObjectId): Promise<Noted> =>
  settleLines(deps, id, ({ gone }, payment) => {
    if (gone.length > 0 && isDisputed(payment)) throw new RefundNotPossibleError(disputedMessage);
    return gone;
  });

async function settleLines(
  deps: PaymentDependencies,
  _id: Types.ObjectId,
  choose: (odd: OddLines, payment: StoredPayment) => PaymentLine[],
): Promise<Noted> {
  const { models } = deps;
  const { campers: ids } = await models.Payment.findById(_id).orFail().lean<StoredPayment>();
  return withSeatsWhereFree(deps, ids, async (session, movedUp) => {
    const payment = await models.Payment.findById(_id).session(session).orFail().lean<StoredPayment>();
    const found = await models.Camper.find({ _id: trusted({ $in: payment.campers }) }, { paid: 1 })
      .session(session)
      .lean();
    const campers = new Map(found.map((camper) => [camper._id.toString(), camper]));
    const lines = choose(oddLinesOf(payment, campers), payment);
    if (lines.length === 0) return nothingChanged;
    const { rows } = await coverCampers(deps, session, { ...payment, lines }, movedUp, 'silent');
    return { hasChanged: true, rows };
  });
}
