import type { RefundSeat } from '@camp/contracts/payment/listed-payment';
import { centsAsText } from '@camp/contracts/payment/dollars';
import type { StoredDifference as Difference } from '@camp/database/payment/comparison-model';
import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted } from 'mongoose';
import type Stripe from 'stripe';
import { outcomeOf } from '../dispute-steps';
import { followRefund, offerSeatsOfGone } from '../follow-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import { nothingChanged, type Noted } from './outcome';

/** A difference without the record's id. */
export type Found = Omit<Difference, 'about' | 'id' | 'intentId'>;

/** Disputes that the record lacks, and disputes that need attention. */
export function aboutDisputes(
  { disputes = [] }: Pick<StoredPayment, 'disputes'>,
  atStripe: readonly Stripe.Dispute[],
  about = aboutDispute,
): Found[] {
  const unknown = atStripe.filter((one) => {
    const known = disputes.find(({ stripeId }) => stripeId === one.id);
    return !known || (known.status === 'open' && outcomeOf(one) !== 'open');
  });
  return [
    ...unknown.map(({ amount }): Found => ({
      stripe: `${centsAsText(amount)} disputed`,
      record: 'No dispute',
      why: 'A bank opened or decided a dispute, and Stripe hasn’t notified us yet.',
      action: 'take-over',
    })),
    ...disputes.filter(({ toDo }) => toDo).map(about),
  ];
}

function aboutDispute({ amount, status, reason }: PaymentDispute): Found {
  const money = centsAsText(amount);
  const words = reason.replaceAll('_', ' ');
  if (status === 'open')
    return {
      stripe: `${money} disputed (${words})`,
      record: 'Paid',
      why: 'The family’s bank wants the money back. Respond in Stripe before its deadline. Nothing changes here until the bank decides.',
    };
  if (status === 'won')
    return {
      stripe: `Dispute of ${money} won`,
      record: 'Paid',
      why: 'The bank decided in favor of the camp. The camp keeps the money, and the registration stays paid.',
      action: 'keep-record',
    };
  return {
    stripe: `Dispute of ${money} lost`,
    record: `${money} returned`,
    why: 'The bank returned the money to the family. Keep the seat and ask them to pay again, or cancel the registration.',
    action: 'keep-seat',
    otherwise: 'cancel-registration',
  };
}

/** Records that an administrator has seen that disputes were won. */
export async function recordWon(
  { models }: Pick<PaymentDependencies, 'models'>,
  { _id }: StoredPayment,
): Promise<Noted> {
  const { modifiedCount } = await models.Payment.updateOne(
    { _id, disputes: trusted({ $elemMatch: { toDo: true, status: 'won' } }) },
    { 'disputes.$[won].toDo': false },
    { arrayFilters: [{ 'won.status': 'won' }] },
  );
  return { hasChanged: modifiedCount > 0, rows: [] };
}

/** Applies an administrator's decision about the registrations of a lost dispute and emails the family. */
export async function settleLost(
  deps: PaymentDependencies,
  { _id, campId }: StoredPayment,
  actorId: string,
  seat: RefundSeat,
): Promise<Noted> {
  const { connection, models } = deps;
  const { gone, ...noted } = await inTransaction(connection, async (session) => {
    const payment = await models.Payment.findById(_id).session(session).orFail().lean<StoredPayment>();
    const { disputes = [] } = payment;
    const lost = disputes.filter(({ toDo, status }) => toDo && status === 'lost');
    if (lost.length === 0) return { ...nothingChanged, gone: [] };
    const isOfLost = (id: string | undefined) => lost.some(({ stripeId }) => stripeId === id);
    const refunds = payment.refunds.map((one) => (isOfLost(one.disputeId) ? { ...one, seat } : one));
    const decided = disputes.map((one) => (lost.includes(one) ? { ...one, toDo: false } : one));
    await models.Payment.updateOne({ _id }, { refunds, disputes: decided }, { session });
    const now: StoredPayment = { ...payment, refunds, disputes: decided };
    const followed = [];
    for (const refund of refunds.filter(({ disputeId }) => isOfLost(disputeId)))
      followed.push(await followRefund(deps, session, now, refund, actorId));
    const rows = followed.flatMap((one) => one.rows);
    return { hasChanged: true, rows, gone: followed.flatMap((one) => one.gone) };
  });
  return { ...noted, rows: [...noted.rows, ...(await offerSeatsOfGone(deps, { campId }, gone))] };
}
