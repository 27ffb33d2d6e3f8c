import type Stripe from 'stripe';
import type { PaymentDependencies } from '../payment-dependencies';

/** A checkout, as Stripe lists it. */
export type Session = Stripe.Checkout.Session;

/** All checkouts that were opened since then. @throws StripeError when Stripe does not answer */
export async function sessionsSince({ stripe }: PaymentDependencies, since: Date): Promise<Session[]> {
  const sessions: Session[] = [];
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) sessions.push(session);
  return sessions;
}

/** The id of the payment intent of a checkout, a refund or a dispute, whether Stripe sent it whole or by its id. */
export const intentOf = ({
  payment_intent: intent,
}: Pick<Session | Stripe.Refund | Stripe.Dispute, 'payment_intent'>): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id;

const day = 24 * 60 * 60 * 1000;

/** From a registration's start until its camp is over, in milliseconds; older checkouts are closed books. */
export const lookBack = 120 * day;
