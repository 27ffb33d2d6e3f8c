import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type Stripe from 'stripe';

/** The state of a checkout after asking Stripe. */
export type Settlement =
  | 'settled'
  | 'already-settled'
  | 'open'
  | 'processing'
  | 'expired'
  | 'failed'
  | 'mismatch'
  | 'unknown';

/** The result of settling. */
export interface Settled {
  settlement: Settlement;
  /** Events to dispatch. */
  rows: StoredOutboxRow[];
}

/** A result without events to dispatch. */
export const nothingNew = (settlement: Settlement): Settled => ({ settlement, rows: [] });

/** A completed session may be unpaid. Delayed methods pay days later, or fail (F13). */
export function settlementOf(
  session: Stripe.Checkout.Session,
): 'open' | 'processing' | 'expired' | 'failed' | 'settled' {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  if (session.payment_status === 'paid') return 'settled';
  const intent = session.payment_intent;
  const status = typeof intent === 'object' ? intent?.status : undefined;
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing';
}

/**
 * When the money of a settled session arrived. A card is charged at once, so it is the charge's time, also if Stripe's
 * answer comes days later. Any other money arrives when it settles.
 * @param session - with its payment intent and charge
 */
export function arrivedAt({ payment_intent: intent }: Stripe.Checkout.Session, now: Date): Date {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  const isCard = typeof charge === 'object' && charge?.payment_method_details?.type === 'card';
  return isCard ? new Date(charge.created * 1000) : now;
}
