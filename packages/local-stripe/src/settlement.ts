import type Stripe from 'stripe';
import type { Decline, TestCard } from './cards';
import { newCharge, retrieveCharge, type Payer } from './charges';
import { emit } from './events';
import type { StoredSession } from './objects';
import { cancel, newPaymentIntent, retrievePaymentIntent } from './payment-intents';
import { automatic, secondsNow, type Cause, type Simulation } from './simulation';
import { notPossible } from './stripe-error';

/** What became of an attempt to pay. */
export type Attempt = { kind: 'complete' } | { kind: 'declined'; decline: Decline };

/**
 * Pays an open session with a card: it is complete and paid, or still open after a refusal by the issuer.
 *
 * @throws StripeError 400 when the session is not open
 */
export function payByCard(
  simulation: Simulation,
  stored: StoredSession,
  card: TestCard,
  payer: Payer,
): Attempt {
  return simulation.store.transaction(() => {
    const intent = intentOf(simulation, stored);
    if (card.decline !== undefined) {
      decline(simulation, stored, intent, card, payer, card.decline);
      return { kind: 'declined', decline: card.decline };
    }
    const charge = newCharge(simulation, intent, payer, { card }, { status: 'succeeded' });
    simulation.store.put('charges', charge);
    succeed(simulation, intent, charge);
    const paid = complete(simulation, stored, intent, payer, 'paid');
    emit(simulation, 'checkout.session.completed', paid.session);
    return { kind: 'complete' };
  });
}

/**
 * Pays an open session by bank debit: it is complete at once, and paid or failed some time later.
 *
 * @throws StripeError 400 when the session is not open
 */
export function payByBankDebit(
  simulation: Simulation,
  stored: StoredSession,
  account: { last4: string; outcome: 'succeeds' | 'fails' },
  payer: Payer,
): Attempt {
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
    return { kind: 'complete' };
  });
}

/**
 * Ends the wait of a delayed payment.
 *
 * @throws StripeError 400 when the session does not wait for one
 */
export function settleDelayed(
  simulation: Simulation,
  stored: StoredSession,
  outcome: 'succeeds' | 'fails',
): StoredSession {
  if (stored.pendingSettlement === null)
    throw notPossible('This Checkout Session does not wait for a delayed payment.');
  return simulation.store.transaction(() => {
    const intent = retrievePaymentIntent(simulation, String(stored.session.payment_intent));
    const charge = retrieveCharge(simulation, String(intent.latest_charge));
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

/** Ends an open session unpaid; an intent of a declined attempt is canceled with it. */
export function expire(simulation: Simulation, stored: StoredSession, cause: Cause): StoredSession {
  return simulation.store.transaction(() => {
    const expired: StoredSession = {
      ...stored,
      session: { ...stored.session, status: 'expired', url: null },
    };
    simulation.store.put('sessions', expired);
    if (typeof stored.session.payment_intent === 'string')
      cancel(
        simulation,
        retrievePaymentIntent(simulation, stored.session.payment_intent),
        'automatic',
        cause,
      );
    emit(simulation, 'checkout.session.expired', expired.session, cause);
    return expired;
  });
}

/** Does what the clock says is due: sessions run out, delayed payments settle. */
export function settleDue(simulation: Simulation): void {
  const now = secondsNow(simulation);
  for (const stored of simulation.store.newestFirst('sessions').reverse()) {
    const { session, pendingSettlement } = stored;
    if (session.status === 'open' && session.expires_at <= now) expire(simulation, stored, automatic);
    if (pendingSettlement?.at != null && pendingSettlement.at <= now)
      settleDelayed(simulation, stored, pendingSettlement.outcome);
  }
}

function intentOf(simulation: Simulation, { session, ...kept }: StoredSession): Stripe.PaymentIntent {
  if (session.status !== 'open')
    throw notPossible(`This Checkout Session is ${session.status} and cannot be paid.`);
  return typeof session.payment_intent === 'string'
    ? retrievePaymentIntent(simulation, session.payment_intent)
    : newPaymentIntent(simulation, { session, ...kept });
}

function succeed(simulation: Simulation, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
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

function fail(
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

function complete(
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
