import { centsAsText } from '@camp/contracts/payment/dollars';
import { isValidObjectId, trusted } from 'mongoose';
import type Stripe from 'stripe';
import { RefundNotPossibleError } from '../ask-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import type { Difference } from './difference';
import { hasFailed } from './has-failed';
import type { Noted } from './noted';
import { sendBackWhole } from './send-back-whole';
import { intentOf, lookBack, sessionsSince, type Session } from './sessions';

/** What a checkout of ours says of the record that opened it. */
function namedBy({ metadata }: Session): { kind: 'payment' | 'donation'; id: string } | undefined {
  const kind = metadata?.payment ? 'payment' : 'donation';
  const id = metadata?.[kind];
  return id && id.length === 24 && isValidObjectId(id) ? { kind, id } : undefined;
}

/**
 * Checkouts of ours that were paid and whose record is not there, as after a backup was restored: nothing says whose
 * money it is, and nobody got a place by it.
 *
 * @param sessions - of the last months
 * @param refunds - by payment intent
 */
export async function aboutGoneRecords(
  { models }: PaymentDependencies,
  sessions: readonly Session[],
  refunds: ReadonlyMap<string, readonly Stripe.Refund[]>,
): Promise<Difference[]> {
  const paid = sessions.flatMap((session) => {
    const named = session.payment_status === 'paid' && namedBy(session);
    return named ? [{ session, ...named }] : [];
  });
  const _id = trusted({ $in: paid.map(({ id }) => id) });
  const known = await Promise.all([
    models.Payment.find({ _id }, { _id: 1 }).lean(),
    models.Donation.find({ _id }, { _id: 1 }).lean(),
  ]);
  const ids = new Set(known.flat().map((record) => record._id.toString()));
  return paid
    .filter(({ id, session }) => !ids.has(id) && leftOf(session, refunds) > 0)
    .map(({ id, kind, session }) => {
      const intentId = intentOf(session);
      return {
        about: 'gone',
        id,
        ...(intentId && { intentId }),
        stripe: `Paid ${centsAsText(session.amount_total ?? 0)}`,
        record: kind === 'payment' ? 'No such payment' : 'No such donation',
        why: 'The record of this checkout is gone, as after a backup was restored: it secures no place, so the money can only go back.',
        action: 'send-back',
      };
    });
}

/** Cents of a checkout that nobody has sent back. */
function leftOf(session: Session, refunds: ReadonlyMap<string, readonly Stripe.Refund[]>): number {
  const made = refunds.get(intentOf(session) ?? '') ?? [];
  const back = made.filter((refund) => !hasFailed(refund)).reduce((sum, { amount }) => sum + amount, 0);
  return (session.amount_total ?? 0) - back;
}

/** Sends back what was paid for a record that is gone. @param id - of it. @throws as `sendBackWhole` */
export async function sendGoneBack(deps: PaymentDependencies, id: string): Promise<Noted> {
  const since = new Date(deps.clock.now().getTime() - lookBack);
  const session = (await sessionsSince(deps, since)).find(
    (one) => one.payment_status === 'paid' && namedBy(one)?.id === id,
  );
  if (!session) throw new RefundNotPossibleError('not-found', 'Stripe knows no such checkout.');
  const { isSent } = await sendBackWhole(deps.stripe, intentOf(session), { gone: id });
  return { hasChanged: isSent, rows: [] };
}
