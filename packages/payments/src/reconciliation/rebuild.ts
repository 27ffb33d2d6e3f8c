import { amountDue } from '@camp/contracts/payment/amount-due';
import { centsAsText } from '@camp/contracts/payment/dollars';
import { comingCamps } from '@camp/database/camp/current-camp';
import type { StoredDifference as Difference } from '@camp/database/payment/comparison-model';
import type { PaymentLine, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import { RefundNotPossibleError } from '../ask-refund';
import { followRefund } from '../follow-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import { statusOf } from '../payment-status';
import { campersIn } from '../session-metadata';
import { differenceBetween } from '../settle';
import { goneCheckouts, type GoneCheckout } from './gone-records';
import { refundsAtStripe } from './record-hand-refund';
import { nothingChanged, type Noted } from './outcome';
import { intentOf, sessionsSince } from './sessions';
import { firstDayOf, readSnapshot, unsecuredOf, type Snapshot } from './snapshot';

/** A lost payment, rebuilt from Stripe's checkout and the registrations. */
type Rebuilt = Omit<StoredPayment, 'status' | 'expiresAt' | 'refunds' | 'updatedAt'>;

/**
 * Finds lost payments whose registrations count as paid and that Stripe's checkouts describe.
 *
 * @param gone - checkouts of lost payments, unrefunded ones first
 * @returns the payments, each camper in one of them at most
 */
export async function rebuildable(
  deps: PaymentDependencies,
  snapshot: Snapshot,
  gone: readonly GoneCheckout[],
): Promise<Rebuilt[]> {
  const unsecured = new Set(unsecuredOf(snapshot).map(({ _id }) => _id.toString()));
  const secured = new Set(snapshot.secured);
  const rebuilt: Rebuilt[] = [];
  for (const checkout of gone) {
    const ids = campersIn(checkout.session.metadata).map(String);
    if (!ids.some((id) => unsecured.has(id)) || ids.some((id) => secured.has(id))) continue;
    const payment = await rebuildFrom(deps, snapshot, checkout);
    if (!payment) continue;
    rebuilt.push(payment);
    for (const id of ids) secured.add(id);
  }
  return rebuilt;
}

/** @returns undefined if the checkout and the registrations do not match */
async function rebuildFrom(
  { stripe, models, clock }: PaymentDependencies,
  { campers }: Snapshot,
  { id, session }: GoneCheckout,
): Promise<Rebuilt | undefined> {
  const ids = campersIn(session.metadata);
  const known = new Map(campers.map((camper) => [camper._id.toString(), camper]));
  const theirs = ids.flatMap((id) => known.get(id.toString()) ?? []);
  const [first] = theirs;
  const camp = (await comingCamps(models, clock.now())).find(({ _id }) => first?.campId.equals(_id));
  if (!first || !camp) return undefined;
  if (!theirs.every(({ userId, campId }) => userId.equals(first.userId) && campId.equals(camp._id)))
    return undefined;
  const { data: items } = await stripe.checkout.sessions.listLineItems(session.id, { limit: 100 });
  if (items.length !== ids.length) return undefined;
  const lines = ids.map((camperId, at): PaymentLine => {
    const { amount_total: paid = 0, description } = items[at] ?? {};
    const camper = known.get(camperId.toString());
    const name = camper ? `${camper.nameFirst} ${camper.nameLast}` : (description ?? '').split(': ').at(-1);
    const lateFee = Math.min(paid, camper ? amountDue(camper, camp).lateFee : 0);
    return { camperId, name: name || 'A camper', cost: paid - lateFee, lateFee };
  });
  const intentId = intentOf(session);
  const payment: Rebuilt = {
    _id: new Types.ObjectId(id),
    userId: first.userId,
    campId: camp._id,
    campers: ids,
    lines,
    amount: lines.reduce((sum, { cost, lateFee }) => sum + cost + lateFee, 0),
    currency: 'usd',
    sessionId: session.id,
    ...(intentId && { paymentIntentId: intentId }),
    createdAt: new Date(session.created * 1000),
  };
  return differenceBetween(payment, session) ? undefined : payment;
}

/** The differences that can be rebuilt. */
export const aboutRebuilt = ({ _id, amount, paymentIntentId, campers }: Rebuilt): Difference => ({
  about: 'gone',
  id: _id.toString(),
  registration: true,
  ...(paymentIntentId && { intentId: paymentIntentId }),
  stripe: `Paid ${centsAsText(amount)}`,
  record: `No payment, but ${campers.length === 1 ? 'its registration counts' : 'its registrations count'} as paid`,
  why: 'Our payment record is missing, as after restoring an incomplete backup. Amount, currency and campers match Stripe.',
  action: 'rebuild',
});

/**
 * Rebuilds a lost payment with its refunds from Stripe, once, without repeating the emails.
 *
 * @param id - the record's id in the checkout
 * @throws RefundNotPossibleError if checkout and registrations do not match, or StripeError when Stripe does not answer
 */
export async function rebuildPayment(deps: PaymentDependencies, id: string, actorId: string): Promise<Noted> {
  const { connection, models, clock } = deps;
  const snapshot = await readSnapshot(deps);
  const gone = await goneCheckouts(deps, await sessionsSince(deps, firstDayOf(deps, snapshot)));
  const [rebuilt] = await rebuildable(
    deps,
    snapshot,
    gone.filter((one) => one.id === id),
  );
  if (!rebuilt)
    throw new RefundNotPossibleError('No paid Stripe checkout matches the registrations without a payment.');
  const refunds = await refundsAtStripe(deps, rebuilt, actorId);
  return inTransaction(connection, async (session) => {
    if (await models.Payment.exists({ _id: rebuilt._id }).session(session)) return nothingChanged;
    const settled = { settledAt: rebuilt.createdAt, expiresAt: clock.now() };
    const status = statusOf({ ...rebuilt, refunds });
    const [payment] = await models.Payment.create([{ ...rebuilt, ...settled, refunds, status }], { session });
    if (!payment) throw new Error('A payment was not stored.');
    // The family was emailed before the payment was lost.
    for (const refund of refunds)
      await followRefund(deps, session, payment.toObject(), { ...refund, toldAt: clock.now() }, actorId);
    return { hasChanged: true, rows: [] };
  });
}
