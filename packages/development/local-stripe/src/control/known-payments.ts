import type Stripe from 'stripe';
import * as z from 'zod';
import { testCards } from '../paying/cards';
import { newCharge } from '../objects/charges';
import { createSessionParams } from '../objects/checkout-session-params';
import { newStoredSession } from '../objects/checkout-sessions';
import { newPaymentIntent } from '../objects/payment-intents';
import type { Simulation } from '../simulation';

const cents = z.number().int().min(1);
const seconds = z.number().int().min(0);

/** Payments with fixed ids from before the simulator's start, as in the demo data. */
export const knownPayments = z.strictObject({
  payments: z
    .array(
      z.strictObject({
        session: z.string().startsWith('cs_'),
        paymentIntent: z.string().startsWith('pi_'),
        /** Lines: what was paid, and for whom. */
        lines: z
          .array(z.strictObject({ name: z.string(), amount: cents }))
          .min(1)
          .max(100),
        currency: z.string().length(3),
        /** Seconds since 1970. */
        created: seconds,
        metadata: z.record(z.string(), z.string()),
        email: z.string(),
        refunds: z.array(
          z.strictObject({ id: z.string().startsWith('re_'), amount: cents, created: seconds }),
        ),
      }),
    )
    .max(500),
});

/** One of these payments. */
export type KnownPayment = z.output<typeof knownPayments>['payments'][number];

/**
 * Imports payments as if they had been paid here, without webhook events, since nobody waits for them. Known payments
 * don't change.
 * @returns how many were new
 */
export function takeOver(simulation: Simulation, payments: readonly KnownPayment[]): number {
  const { store } = simulation;
  const fresh = payments.filter(({ session }) => store.get('sessions', session) === undefined);
  store.transaction(() => fresh.forEach((payment) => keep(simulation, payment)));
  return fresh.length;
}

function keep(present: Simulation, payment: KnownPayment): void {
  const { session: id, paymentIntent, lines, currency, created, metadata, email, refunds } = payment;
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  // Every object gets the payment's original time.
  const simulation: Simulation = { ...present, clock: () => new Date(created * 1000) };
  const { store } = present;
  const lineItems = lines.map((line) => ({
    quantity: '1',
    price_data: {
      currency,
      unit_amount: String(line.amount),
      product_data: { name: `Camp registration: ${line.name}` },
    },
  }));
  const params = createSessionParams.parse({
    mode: 'payment',
    line_items: lineItems,
    metadata,
    success_url: `${present.publicUrl}/`,
  });
  const stored = newStoredSession(simulation, params, id);
  const intent: Stripe.PaymentIntent = {
    ...newPaymentIntent(simulation, stored),
    id: paymentIntent,
    metadata,
  };
  const payer = { email, name: 'Demo Payer', postalCode: '80301' };
  const back = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const charge: Stripe.Charge = {
    ...newCharge(simulation, intent, payer, { card: testCards[0] }, { status: 'succeeded' }),
    amount_refunded: back,
    refunded: back === amount,
  };
  store.put('sessions', {
    ...stored,
    session: {
      ...stored.session,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: paymentIntent,
      url: null,
    },
  });
  store.put('charges', charge);
  store.put('paymentIntents', {
    ...intent,
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
  });
  for (const refund of refunds) store.put('refunds', refundOf(charge, refund));
}

function refundOf(
  charge: Stripe.Charge,
  { id, amount, created }: KnownPayment['refunds'][number],
): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
