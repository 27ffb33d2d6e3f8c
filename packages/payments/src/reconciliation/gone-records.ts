import { centsAsText } from '@camp/contracts/payment/dollars';
import type { StoredDifference as Difference } from '@camp/database/payment/comparison-model';
import { isValidObjectId, trusted } from 'mongoose';
import { RefundNotPossibleError } from '../ask-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import type { Noted } from './outcome';
import { sendBackWhole } from './send-back-whole';
import { intentOf, lookbackPeriod, sessionsSince, type Session } from './sessions';

/** A paid checkout of ours whose record is missing. */
export interface GoneCheckout {
  session: Session;
  /** The record's id, from the checkout's metadata. */
  id: string;
  kind: 'payment' | 'donation';
}

/** The record that a checkout's metadata names. */
function namedBy({ metadata }: Session): Pick<GoneCheckout, 'kind' | 'id'> | undefined {
  const kind = metadata?.payment ? 'payment' : 'donation';
  const id = metadata?.[kind];
  return id && id.length === 24 && isValidObjectId(id) ? { kind, id } : undefined;
}

/** The paid checkouts whose record is missing, such as after a backup was restored. */
export async function goneCheckouts(
  { models }: PaymentDependencies,
  sessions: readonly Session[],
): Promise<GoneCheckout[]> {
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
  return paid.filter(({ id }) => !ids.has(id));
}

/** A payment without a record, which secures no seat. */
export function aboutGone({ id, kind, session }: GoneCheckout): Difference {
  const intentId = intentOf(session);
  return {
    about: 'gone',
    id,
    ...(intentId && { intentId }),
    stripe: `Paid ${centsAsText(session.amount_total ?? 0)}`,
    record: kind === 'payment' ? 'No such payment' : 'No such donation',
    why: 'We have no record of this checkout, as after restoring a backup. It doesn’t pay for a seat, so the money can only be refunded.',
    action: 'send-back',
  };
}

/** Refunds a payment whose record is missing. @param id - the record's id @throws as `sendBackWhole` */
export async function sendGoneBack(deps: PaymentDependencies, id: string): Promise<Noted> {
  const since = new Date(deps.clock.now().getTime() - lookbackPeriod);
  const session = (await sessionsSince(deps, since)).find(
    (one) => one.payment_status === 'paid' && namedBy(one)?.id === id,
  );
  if (!session) throw new RefundNotPossibleError('Stripe doesn’t know this checkout.', 'not-found');
  const { isSent } = await sendBackWhole(deps.stripe, session, { gone: id });
  return { hasChanged: isSent, rows: [] };
}
