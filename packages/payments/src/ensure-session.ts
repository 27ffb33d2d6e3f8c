import { centsAsText } from '@camp/contracts/payment/dollars';
import { pageAddress } from '@camp/contracts/registries/page-address';
import type { PaymentLine, StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import type Stripe from 'stripe';
import { closeSession } from './close-session';
import type { PaymentDependencies } from './payment-dependencies';
import { sessionMetadata } from './session-metadata';
import { singleFlight } from './single-flight';

/**
 * Stripe's checkout session of a stored payment. If an earlier answer was lost, the idempotency key returns the same
 * session instead of a second one (F11).
 *
 * Concurrent calls for one payment share the session.
 *
 * @param request.beforeAsking - called before Stripe, and its errors end this call
 * @returns the address of the checkout page, or undefined if the checkout was closed in the meantime. Its campers may
 *   be in another checkout, so the session is closed as well
 * @throws StripeError when Stripe refuses or does not answer
 */
export async function ensureSession(
  deps: PaymentDependencies,
  payment: StoredPayment,
  request: SessionRequest,
): Promise<string | undefined> {
  if (payment.sessionId && payment.url) return payment.url;
  const make = async () => {
    await request.beforeAsking?.();
    return makeSession(deps, payment, request);
  };
  return (await makeOnce(deps.models, payment._id.toString(), make)).answer;
}

/** The payer and the return addresses. */
interface SessionRequest {
  email: string;
  publicUrl: string;
  beforeAsking?: () => Promise<void>;
}

const makeOnce = singleFlight<string | undefined>();

async function makeSession(
  { stripe, models }: PaymentDependencies,
  payment: StoredPayment,
  { email, publicUrl }: SessionRequest,
): Promise<string | undefined> {
  const metadata = sessionMetadata(payment._id, payment.campers);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: payment.lines.map((line) => lineItem(line, payment.currency)),
      metadata,
      payment_intent_data: { metadata },
      client_reference_id: payment._id.toString(),
      customer_email: email,
      expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
      success_url: pageAddress(publicUrl, 'stripeSuccess'),
      cancel_url: pageAddress(publicUrl, 'stripeCancel'),
    },
    { idempotencyKey: `checkout-${payment._id.toString()}` },
  );
  if (!session.url) throw new Error(`Stripe's session ${session.id} has no address.`);
  const { matchedCount } = await models.Payment.updateOne(
    { _id: payment._id, openCampers: trusted({ $exists: true }) },
    { sessionId: session.id, url: session.url },
  );
  if (matchedCount === 1) return session.url;
  await closeSession(stripe, session.id);
  return undefined;
}

function lineItem(
  { name, cost, lateFee }: PaymentLine,
  currency: string,
): Stripe.Checkout.SessionCreateParams.LineItem {
  const product = {
    name: `Camp registration: ${name}`,
    ...(lateFee > 0 ? { description: `Includes a late fee of ${centsAsText(lateFee)}` } : {}),
  };
  return { quantity: 1, price_data: { currency, unit_amount: cost + lateFee, product_data: product } };
}
