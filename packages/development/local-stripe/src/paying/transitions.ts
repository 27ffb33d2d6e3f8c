import type Stripe from 'stripe';
import type { Decline } from './cards';
import type { Payer } from '../objects/charges';
import { emit } from '../objects/events';
import type { StoredSession } from '../objects/objects';
import { retrieve } from '../objects/retrieve';
import { newPaymentIntent } from '../objects/payment-intents';
import type { Simulation } from '../simulation';
import { notPossible } from '../api/stripe-error';

/**
 * The intent of an attempt to pay. It is the previous attempt's, or a new one that is not stored yet.
 *
 * @throws StripeError 400 when the session is not open
 */
export function intentOf(
  simulation: Simulation,
  { session, ...stored }: StoredSession,
): Stripe.PaymentIntent {
  if (session.status !== 'open')
    throw notPossible(`This Checkout Session is ${session.status} and cannot be paid.`);
  return typeof session.payment_intent === 'string'
    ? retrieve(simulation, 'paymentIntents', session.payment_intent)
    : newPaymentIntent(simulation, { session, ...stored });
}

/** Stores an intent as paid by a charge, and emits the events. */
export function succeed(simulation: Simulation, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    payment_method: charge.payment_method,
  };
  simulation.store.put('paymentIntents', succeeded);
  emit(simulation, 'payment_intent.succeeded', succeeded);
}

/** Stores an intent as declined, ready for another attempt, and emits the events. */
export function fail(
  simulation: Simulation,
  intent: Stripe.PaymentIntent,
  chargeId: string,
  error: { code?: Decline['code']; message: string; decline_code?: string },
): void {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: chargeId,
    payment_method: null,
    last_payment_error: { type: 'card_error', charge: chargeId, ...error },
  };
  simulation.store.put('paymentIntents', failed);
  emit(simulation, 'payment_intent.payment_failed', failed);
}

/** Stores a session as complete, paid or pending. The caller emits the event. */
export function complete(
  simulation: Simulation,
  stored: StoredSession,
  intent: Stripe.PaymentIntent,
  payer: Payer,
  paymentStatus: 'paid' | 'unpaid',
  pendingSettlement: StoredSession['pendingSettlement'] = null,
): StoredSession {
  const completed: StoredSession = {
    ...stored,
    pendingSettlement,
    session: {
      ...stored.session,
      status: 'complete',
      payment_status: paymentStatus,
      payment_intent: intent.id,
      url: null,
      customer_details: {
        address: {
          city: null,
          country: 'US',
          line1: null,
          line2: null,
          postal_code: payer.postalCode,
          state: null,
        },
        business_name: null,
        email: payer.email,
        individual_name: null,
        name: payer.name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
    },
  };
  simulation.store.put('sessions', completed);
  return completed;
}
