import type Stripe from 'stripe';
import type * as z from 'zod';
import {
  paymentMethods,
  type CreateSessionParams,
  type listLineItemsParams,
  type listSessionsParams,
} from './checkout-session-params';
import { newId } from './identifiers';
import { lineItemOf } from './line-items';
import type { LineItem, StoredSession } from './objects';
import { formatMoney } from './money';
import { isCreatedWithin, pageOf, type ListPage } from '../api/pagination';
import { expire } from '../paying/session-expiry';
import { secondsNow, type Cause, type Simulation } from '../simulation';
import { notPossible, resourceMissing } from '../api/stripe-error';

const minute = 60;
const hour = 60 * minute;
/** Stripe's minimum amount in US dollars, used for every currency here. */
const leastAmount = 50;

/**
 * Opens a checkout.
 *
 * @throws StripeError 400 when the total is below the minimum, the currencies differ, or it expires too soon (30
 * minutes) or too late (24 hours)
 */
export function createSession(simulation: Simulation, params: CreateSessionParams): Stripe.Checkout.Session {
  const stored = newStoredSession(simulation, params, newId('session'));
  simulation.store.put('sessions', stored);
  return stored.session;
}

/**
 * Like `createSession`, with a given id, and not stored yet.
 * @throws StripeError as `createSession` does
 */
export function newStoredSession(
  simulation: Simulation,
  params: CreateSessionParams,
  id: string,
): StoredSession {
  const now = secondsNow(simulation);
  const lineItems = params.line_items.map((line) => lineItemOf(line, now));
  const total = lineItems.reduce((sum, line) => sum + line.amount_total, 0);
  const currency = lineItems[0]?.currency ?? 'usd';
  refuseImpossible(params, lineItems, total, now);
  const session = newSession(id, params, { total, currency, now, publicUrl: simulation.publicUrl });
  return {
    id,
    created: now,
    session,
    lineItems,
    intent: {
      metadata: params.payment_intent_data?.metadata ?? {},
      description: params.payment_intent_data?.description ?? null,
      receiptEmail: params.payment_intent_data?.receipt_email ?? null,
      statementDescriptor: params.payment_intent_data?.statement_descriptor ?? null,
      statementDescriptorSuffix: params.payment_intent_data?.statement_descriptor_suffix ?? null,
    },
    pendingSettlement: null,
  };
}

export function retrieveSession(simulation: Simulation, id: string): Stripe.Checkout.Session {
  return storedSession(simulation, id).session;
}

/** The session with its internal data. @throws StripeError 404 */
export function storedSession({ store }: Simulation, id: string): StoredSession {
  const stored = store.get('sessions', id);
  if (stored === undefined) throw resourceMissing('checkout.session', id, 'session');
  return stored;
}

export function listSessions(
  { store }: Simulation,
  params: z.output<typeof listSessionsParams>,
): ListPage<Stripe.Checkout.Session> {
  const sessions = store
    .newestFirst('sessions')
    .map(({ session }) => session)
    .filter(({ created }) => isCreatedWithin(created, params.created))
    .filter(({ status }) => params.status === undefined || status === params.status)
    .filter(
      ({ payment_intent }) => params.payment_intent === undefined || payment_intent === params.payment_intent,
    )
    .filter(
      ({ customer_details }) =>
        params.customer_details === undefined || customer_details?.email === params.customer_details.email,
    );
  return pageOf(sessions, params, '/v1/checkout/sessions');
}

export function listLineItems(
  simulation: Simulation,
  id: string,
  params: z.output<typeof listLineItemsParams>,
): ListPage<LineItem> {
  return pageOf(storedSession(simulation, id).lineItems, params, `/v1/checkout/sessions/${id}/line_items`);
}

/** Expires an open session early. @throws StripeError 400 when it is already complete or expired */
export function expireSession(simulation: Simulation, id: string, cause: Cause): Stripe.Checkout.Session {
  const stored = storedSession(simulation, id);
  if (stored.session.status !== 'open')
    throw notPossible(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${stored.session.status}.`,
    );
  return expire(simulation, stored, cause).session;
}

function refuseImpossible(
  params: CreateSessionParams,
  lineItems: LineItem[],
  total: number,
  now: number,
): void {
  const currency = lineItems[0]?.currency ?? 'usd';
  if (lineItems.some((line) => line.currency !== currency))
    throw notPossible('All prices on a Checkout Session must be in the same currency.', {
      param: 'line_items',
    });
  if (params.currency !== undefined && params.currency !== currency)
    throw notPossible(`The currency ${params.currency} is not the one of the prices, ${currency}.`, {
      param: 'currency',
    });
  if (offeredMethods(params).length === 0)
    throw notPossible('No payment method is left for this Checkout Session.', {
      param: 'allowed_payment_method_types',
    });
  if (total < leastAmount)
    throw notPossible(
      `The Checkout Session's total amount due must add up to at least ${formatMoney(leastAmount, currency)} ${currency}`,
      { code: 'amount_too_small' },
    );
  const expiresAt = params.expires_at;
  if (expiresAt === undefined) return;
  if (expiresAt < now + 30 * minute)
    throw notPossible(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      { param: 'expires_at' },
    );
  if (expiresAt > now + 24 * hour)
    throw notPossible(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
}

/** A session may restrict the methods offered, but not add any. */
function offeredMethods(params: CreateSessionParams): string[] {
  const {
    allowed_payment_method_types: allowed = paymentMethods,
    excluded_payment_method_types: excluded = [],
  } = params;
  return paymentMethods.filter((method) => allowed.includes(method) && !excluded.includes(method));
}

function newSession(
  id: string,
  params: CreateSessionParams,
  { total, currency, now, publicUrl }: { total: number; currency: string; now: number; publicUrl: string },
): Stripe.Checkout.Session {
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: params.expires_at ?? now + 24 * hour,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: offeredMethods(params),
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${publicUrl}/c/pay/${id}`,
    wallet_options: null,
  };
}
