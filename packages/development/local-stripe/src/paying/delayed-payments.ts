import type Stripe from 'stripe';
import type { Decline } from './cards';
import { newCharge, type Payer } from '../objects/charges';
import { emit } from '../objects/events';
import type { StoredSession } from '../objects/objects';
import { retrieve } from '../objects/retrieve';
import { secondsNow, type Simulation } from '../simulation';
import { notPossible } from '../api/stripe-error';
import { complete, fail, intentOf, succeed } from './transitions';

/** The stored part of a bank account. */
export interface BankAccount {
  last4: string;
  /** How the debit ends. */
  outcome: 'succeeds' | 'fails';
}

/**
 * Pays an open session by bank debit. The session is complete at once, and paid or failed some time later.
 * @throws StripeError 400 when the session is not open
 */
export function payByBankDebit(
  simulation: Simulation,
  stored: StoredSession,
  account: BankAccount,
  payer: Payer,
): StoredSession {
  return simulation.store.transaction(() => {
    const intent = intentOf(simulation, stored);
    const charge = newCharge(
      simulation,
      intent,
      payer,
      { bankAccountLast4: account.last4 },
      { status: 'pending' },
    );
    const processing: Stripe.PaymentIntent = {
      ...intent,
      status: 'processing',
      latest_charge: charge.id,
      last_payment_error: null,
      payment_method: charge.payment_method,
    };
    simulation.store.put('charges', charge);
    simulation.store.put('paymentIntents', processing);
    emit(simulation, 'payment_intent.processing', processing);
    const delay = simulation.delayedSettlementSeconds;
    const unpaid = complete(simulation, stored, processing, payer, 'unpaid', {
      outcome: account.outcome,
      at: delay === null ? null : secondsNow(simulation) + delay,
    });
    emit(simulation, 'checkout.session.completed', unpaid.session);
    return unpaid;
  });
}

/**
 * Settles or fails a delayed payment.
 *
 * @throws StripeError 400 when the session has no pending payment
 */
export function settleDelayed(
  simulation: Simulation,
  stored: StoredSession,
  outcome: 'succeeds' | 'fails',
): StoredSession {
  if (stored.pendingSettlement === null)
    throw notPossible('This Checkout Session does not wait for a delayed payment.');
  return simulation.store.transaction(() => {
    const intent = retrieve(simulation, 'paymentIntents', String(stored.session.payment_intent));
    const charge = retrieve(simulation, 'charges', String(intent.latest_charge));
    const settled: StoredSession = { ...stored, pendingSettlement: null };
    if (outcome === 'succeeds') {
      const paid: Stripe.Charge = {
        ...charge,
        status: 'succeeded',
        paid: true,
        captured: true,
        amount_captured: charge.amount,
      };
      simulation.store.put('charges', paid);
      succeed(simulation, intent, paid);
      settled.session = { ...stored.session, payment_status: 'paid' };
    } else {
      const returned: Decline = {
        code: 'card_declined',
        message: 'The bank returned the debit: the account could not be located.',
      };
      simulation.store.put('charges', { ...charge, status: 'failed', failure_message: returned.message });
      fail(simulation, intent, charge.id, { message: returned.message });
    }
    simulation.store.put('sessions', settled);
    emit(
      simulation,
      outcome === 'succeeds'
        ? 'checkout.session.async_payment_succeeded'
        : 'checkout.session.async_payment_failed',
      settled.session,
    );
    return settled;
  });
}
