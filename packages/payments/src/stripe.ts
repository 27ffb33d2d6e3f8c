import Stripe from 'stripe';
import { tracedHttpClient } from './traced-http-client';

/** How to connect to Stripe. */
export interface StripeOptions {
  secretKey: string;
  /** Another API address: the simulator of development and tests. */
  apiUrl?: string;
}

/** With one retry, a person waits less than ten seconds for the message that Stripe is unavailable (F11). */
const limits = { timeout: 4_000, maxNetworkRetries: 1 };

/** Creates the client for Stripe or its simulator. */
export function createStripe({ secretKey, apiUrl }: StripeOptions): Stripe {
  const address = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    ...limits,
    telemetry: false,
    httpClient: tracedHttpClient(),
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** The address of Stripe's dashboard, or of the simulator's page. */
export function dashboardOf({ secretKey, apiUrl }: StripeOptions): string {
  if (apiUrl) return `${apiUrl.replace(/\/$/, '')}/dashboard/payments`;
  return `https://dashboard.stripe.com/${secretKey.startsWith('sk_live_') ? '' : 'test/'}payments`;
}

/** Whether the error came from Stripe, as a refusal or as a missing answer. */
export const isStripeError = (error: unknown) => error instanceof Stripe.errors.StripeError;

/** Whether Stripe doesn't know the object: it belongs to another account or was deleted. */
export const isUnknownToStripe = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
