import type Stripe from 'stripe';
import type { Decline, TestCard } from '../paying/cards';
import { newId } from './identifiers';
import { secondsNow, type Simulation } from '../simulation';

/** What the payer typed on the hosted page. */
export interface Payer {
  email: string;
  name: string;
  postalCode: string | null;
}

/** How a charge is paid. Only the last four digits of a number are ever stored. */
export type ChargedMethod = { card: TestCard } | { bankAccountLast4: string };

/** One attempt to take an intent's amount. Not stored yet. */
export function newCharge(
  simulation: Simulation,
  intent: Stripe.PaymentIntent,
  payer: Payer,
  method: ChargedMethod,
  outcome: { status: 'succeeded' | 'pending' } | { status: 'failed'; decline: Decline },
): Stripe.Charge {
  const decline = outcome.status === 'failed' ? outcome.decline : undefined;
  return {
    id: newId('charge'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: outcome.status === 'succeeded' ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: {
        city: null,
        country: 'US',
        line1: null,
        line2: null,
        postal_code: payer.postalCode,
        state: null,
      },
      email: payer.email,
      name: payer.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: outcome.status === 'succeeded',
    created: secondsNow(simulation),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: outcome.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: newId('paymentMethod'),
    payment_method_details: detailsOf(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: outcome.status,
    transfer_data: null,
    transfer_group: null,
  };
}

/** The fields of a payment method that a receipt or an administrator shows. */
function detailsOf(method: ChargedMethod): Stripe.Charge.PaymentMethodDetails {
  // The SDK's types require some thirty nullable fields per method that have no meaningful value here.
  const details =
    'card' in method
      ? { type: 'card', card: { brand: method.card.brand, last4: method.card.number.slice(-4) } }
      : { type: 'us_bank_account', us_bank_account: { last4: method.bankAccountLast4 } };
  return details as Stripe.Charge.PaymentMethodDetails;
}
