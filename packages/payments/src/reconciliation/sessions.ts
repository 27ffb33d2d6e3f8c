import type Stripe from 'stripe';
import type { PaymentDependencies } from '../payment-dependencies';

/** A checkout from Stripe's list. */
export type Session = Stripe.Checkout.Session;

/** Stripe's list filter for everything created since a date. */
export const madeSince = (since: Date) => ({
  created: { gte: Math.floor(since.getTime() / 1000) },
  limit: 100,
});

/** All checkouts that were opened since a date. @throws StripeError when Stripe does not answer */
export async function sessionsSince(
  { stripe }: Pick<PaymentDependencies, 'stripe'>,
  since: Date,
): Promise<Session[]> {
  const sessions: Session[] = [];
  for await (const session of stripe.checkout.sessions.list(madeSince(since))) sessions.push(session);
  return sessions;
}

/** The payment intent's id of a checkout, a refund or a dispute. Stripe sends the object or only its id. */
export const intentOf = ({
  payment_intent: intent,
}: Pick<Session | Stripe.Refund | Stripe.Dispute, 'payment_intent'>): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id;

/** Groups Stripe's objects, such as refunds, by payment intent. */
export async function byIntent<Listed extends Stripe.Refund | Stripe.Dispute>(
  listed: AsyncIterable<Listed>,
): Promise<ReadonlyMap<string, Listed[]>> {
  const found = new Map<string, Listed[]>();
  for await (const one of listed) {
    const intent = intentOf(one) ?? '';
    found.set(intent, [...(found.get(intent) ?? []), one]);
  }
  return found;
}

/**
 * What Stripe lists for each gift, such as its refunds.
 *
 * @param sessions checkouts, of which those of gifts count
 * @param listed result of `byIntent`
 * @returns by the gift's id
 */
export function byGift<Listed>(
  sessions: readonly Session[],
  listed: ReadonlyMap<string, readonly Listed[]>,
): ReadonlyMap<string, { intentId: string; found: readonly Listed[] }> {
  const ofGifts = new Map<string, { intentId: string; found: readonly Listed[] }>();
  for (const session of sessions) {
    const intentId = intentOf(session);
    const found = intentId && listed.get(intentId);
    if (found && session.metadata?.donation) ofGifts.set(session.metadata.donation, { intentId, found });
  }
  return ofGifts;
}

const day = 24 * 60 * 60 * 1000;

/** Milliseconds from the start of registration until the camp is over. Older checkouts are not compared. */
export const lookbackPeriod = 120 * day;
