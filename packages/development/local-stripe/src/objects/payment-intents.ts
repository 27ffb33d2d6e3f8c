import type Stripe from 'stripe';
import * as z from 'zod';
import { emit } from './events';
import { commonFields, text } from '../api/form-encoding';
import { newId } from './identifiers';
import type { StoredSession } from './objects';
import { retrieve } from './retrieve';
import { secondsNow, type Cause, type Simulation } from '../simulation';
import { notPossible } from '../api/stripe-error';

/** The payment intent of a session's first attempt to pay. Not stored yet. */
export function newPaymentIntent(simulation: Simulation, stored: StoredSession): Stripe.PaymentIntent {
  const id = newId('paymentIntent');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: stored.session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('product').slice(5)}`,
    confirmation_method: 'automatic',
    created: secondsNow(simulation),
    currency: stored.session.currency ?? 'usd',
    customer: null,
    customer_account: null,
    description: stored.intent.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: stored.intent.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: stored.session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: stored.intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: stored.intent.statementDescriptor,
    statement_descriptor_suffix: stored.intent.statementDescriptorSuffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export const retrievePaymentIntentParams = z.strictObject({
  ...commonFields,
  client_secret: text().optional(),
});

export const cancelPaymentIntentParams = z.strictObject({
  ...commonFields,
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
});

/**
 * Cancels a pending payment. The intent of an open session cannot be canceled, so expire the session instead.
 *
 * @throws StripeError 400 when it is settled, or belongs to an open session
 */
export function cancelPaymentIntent(
  simulation: Simulation,
  id: string,
  params: z.output<typeof cancelPaymentIntentParams>,
  cause: Cause,
): Stripe.PaymentIntent {
  const intent = retrieve(simulation, 'paymentIntents', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw notPossible(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      { code: 'payment_intent_unexpected_state' },
    );
  const stored = simulation.store
    .newestFirst('sessions')
    .find(({ session }) => session.payment_intent === id);
  if (stored?.session.status === 'open')
    throw notPossible(
      'You cannot cancel the PaymentIntent of a Checkout Session; expire the Checkout Session instead.',
      { code: 'payment_intent_unexpected_state' },
    );
  const canceled = cancel(simulation, intent, params.cancellation_reason ?? null, cause);
  if (stored !== undefined) {
    simulation.store.put('sessions', { ...stored, pendingSettlement: null });
    emit(simulation, 'checkout.session.async_payment_failed', stored.session, cause);
  }
  return canceled;
}

/** Marks an intent as canceled. */
export function cancel(
  simulation: Simulation,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
  cause: Cause,
): Stripe.PaymentIntent {
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    processing: null,
    canceled_at: secondsNow(simulation),
    cancellation_reason: reason,
  };
  simulation.store.put('paymentIntents', canceled);
  emit(simulation, 'payment_intent.canceled', canceled, cause);
  return canceled;
}
