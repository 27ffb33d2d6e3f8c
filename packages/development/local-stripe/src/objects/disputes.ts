import * as z from 'zod';
import { notPossible } from '../api/stripe-error';
import { secondsNow, type Simulation } from '../simulation';
import { emit } from './events';
import { newId } from './identifiers';
import { retrieve } from './retrieve';
import type { StoredDispute } from './objects';

/** A new dispute. Without an amount, it disputes the whole rest of the charge. */
export const disputeOrder = z.strictObject({
  payment_intent: z.string(),
  amount: z.number().int().min(1).optional(),
  reason: z.enum(['fraudulent', 'product_not_received', 'duplicate', 'general']).default('fraudulent'),
});

const week = 7 * 24 * 60 * 60;

/**
 * Opens a dispute. Stripe withholds the money from the camp's balance until the bank decides.
 *
 * @throws StripeError 404 unknown, 400 not paid or disputed already
 */
export function openDispute(simulation: Simulation, order: z.input<typeof disputeOrder>): StoredDispute {
  const { payment_intent: intentId, amount, reason } = disputeOrder.parse(order);
  const intent = retrieve(simulation, 'paymentIntents', intentId);
  if (intent.status !== 'succeeded') throw notPossible(`PaymentIntent ${intentId} was not paid.`);
  const charge = retrieve(simulation, 'charges', String(intent.latest_charge));
  if (charge.disputed) throw notPossible(`Charge ${charge.id} is disputed already.`);
  const now = secondsNow(simulation);
  const dispute: StoredDispute = {
    id: newId('dispute'),
    object: 'dispute',
    amount: amount ?? charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    evidence_details: { due_by: now + week, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason,
    status: 'needs_response',
  };
  simulation.store.transaction(() => {
    simulation.store.put('disputes', dispute);
    simulation.store.put('charges', { ...charge, disputed: true });
    emit(simulation, 'charge.dispute.created', dispute);
    emit(simulation, 'charge.dispute.funds_withdrawn', dispute);
  });
  return dispute;
}

/**
 * Closes a dispute. The money returns to the camp, or stays with the payer.
 *
 * @throws StripeError 404 unknown, 400 already closed
 */
export function closeDispute(simulation: Simulation, id: string, status: 'won' | 'lost'): StoredDispute {
  const dispute = retrieve(simulation, 'disputes', id);
  if (dispute.status !== 'needs_response') throw notPossible(`Dispute ${id} is ${dispute.status}.`);
  const closed: StoredDispute = { ...dispute, status };
  const charge = retrieve(simulation, 'charges', dispute.charge);
  simulation.store.transaction(() => {
    simulation.store.put('disputes', closed);
    if (status === 'won') simulation.store.put('charges', { ...charge, disputed: false });
    emit(simulation, 'charge.dispute.closed', closed);
    if (status === 'won') emit(simulation, 'charge.dispute.funds_reinstated', closed);
  });
  return closed;
}
