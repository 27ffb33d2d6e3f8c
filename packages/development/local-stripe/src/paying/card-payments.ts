import type Stripe from 'stripe';
import type { Decline, TestCard } from './cards';
import { newCharge, type Payer } from '../objects/charges';
import { emit } from '../objects/events';
import type { StoredSession } from '../objects/objects';
import type { Simulation } from '../simulation';
import { complete, fail, intentOf, succeed } from './transitions';

/**
 * Pays an open session by card. It is then complete and paid, or still open if the issuer declined.
 *
 * @returns the decline, or null when it is paid
 * @throws StripeError 400 when the session is not open
 */
export function payByCard(
  simulation: Simulation,
  stored: StoredSession,
  card: TestCard,
  payer: Payer,
): Decline | null {
  return simulation.store.transaction(() => {
    const intent = intentOf(simulation, stored);
    if (card.decline !== undefined) {
      decline(simulation, stored, intent, card, payer, card.decline);
      return card.decline;
    }
    const charge = newCharge(simulation, intent, payer, { card }, { status: 'succeeded' });
    simulation.store.put('charges', charge);
    succeed(simulation, intent, charge);
    const paid = complete(simulation, stored, intent, payer, 'paid');
    emit(simulation, 'checkout.session.completed', paid.session);
    return null;
  });
}

function decline(
  simulation: Simulation,
  stored: StoredSession,
  intent: Stripe.PaymentIntent,
  card: TestCard,
  payer: Payer,
  reason: Decline,
): void {
  const charge = newCharge(simulation, intent, payer, { card }, { status: 'failed', decline: reason });
  simulation.store.put('charges', charge);
  simulation.store.put('sessions', { ...stored, session: { ...stored.session, payment_intent: intent.id } });
  fail(simulation, intent, charge.id, {
    code: reason.code,
    message: reason.message,
    ...(reason.declineCode === undefined ? {} : { decline_code: reason.declineCode }),
  });
}
