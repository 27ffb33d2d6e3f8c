import type Stripe from 'stripe';
import * as z from 'zod';
import { emit } from './events';
import { commonFields, integer, metadata, text } from '../api/form-encoding';
import { newId } from './identifiers';
import { formatMoney } from './money';
import { retrieve } from './retrieve';
import { secondsNow, type Cause, type Simulation } from '../simulation';
import { notPossible } from '../api/stripe-error';

export const createRefundParams = z.strictObject({
  ...commonFields,
  payment_intent: text().optional(),
  charge: text().optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

/**
 * Refunds the rest of a charge, or a part of it, and never more than was paid.
 * @throws StripeError 400 or 404 in Stripe's words
 */
export function createRefund(
  simulation: Simulation,
  params: z.output<typeof createRefundParams>,
  cause: Cause,
): Stripe.Refund {
  const charge = chargeOf(simulation, params);
  if (charge.refunded)
    throw notPossible(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge.disputed)
    throw notPossible(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const left = charge.amount - charge.amount_refunded;
  const amount = params.amount ?? left;
  if (amount < 1)
    throw notPossible('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left)
    throw notPossible(
      `Refund amount (${formatMoney(amount, charge.currency)}) is greater than unrefunded amount on charge (${formatMoney(left, charge.currency)})`,
      { param: 'amount' },
    );
  const refund = newRefund(simulation, charge, amount, params);
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  simulation.store.put('refunds', refund);
  simulation.store.put('charges', refunded);
  emit(simulation, 'charge.refunded', refunded, cause, {
    amount_refunded: charge.amount_refunded,
    ...(refunded.refunded ? { refunded: false } : {}),
  });
  emit(simulation, 'refund.created', refund, cause);
  return refund;
}

/**
 * Fails a refund, as can happen days after it was created. The money returns to the charge.
 *
 * @throws StripeError 404 unknown, 400 already failed
 */
export function failRefund(simulation: Simulation, id: string): void {
  const refund = retrieve(simulation, 'refunds', id);
  if (refund.status === 'failed') throw notPossible(`Refund ${id} has failed already.`);
  const charge = retrieve(simulation, 'charges', String(refund.charge));
  const failed: Stripe.Refund = { ...refund, status: 'failed', failure_reason: 'unknown' };
  simulation.store.transaction(() => {
    simulation.store.put('refunds', failed);
    simulation.store.put('charges', {
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
    emit(simulation, 'refund.failed', failed);
  });
}

function chargeOf(simulation: Simulation, params: z.output<typeof createRefundParams>): Stripe.Charge {
  if (params.payment_intent !== undefined) {
    const intent = retrieve(simulation, 'paymentIntents', params.payment_intent);
    if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string')
      throw notPossible(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
        code: 'payment_intent_unexpected_state',
        param: 'payment_intent',
      });
    return retrieve(simulation, 'charges', intent.latest_charge);
  }
  if (params.charge === undefined)
    throw notPossible(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const charge = retrieve(simulation, 'charges', params.charge);
  if (!charge.paid) throw notPossible(`Charge ${charge.id} was not successful and cannot be refunded.`);
  return charge;
}

function newRefund(
  simulation: Simulation,
  charge: Stripe.Charge,
  amount: number,
  params: z.output<typeof createRefundParams>,
): Stripe.Refund {
  return {
    id: newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: secondsNow(simulation),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
