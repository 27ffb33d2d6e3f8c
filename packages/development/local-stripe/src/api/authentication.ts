import { timingSafeEqual } from 'node:crypto';
import { StripeError } from './stripe-error';

/**
 * Checks the bearer key of an API request.
 *
 * @param header the `Authorization` header
 * @param secretKey the one key to accept. Default: any test key (`sk_test_...`), never a live one
 * @throws StripeError 401 in Stripe's words, with the key masked
 */
export function authenticate(header: string | undefined, secretKey: string | undefined): void {
  const key = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  if (key === undefined)
    throw new StripeError({
      status: 401,
      beforeExecution: true,
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  const accepted = secretKey === undefined ? /^sk_test_./.test(key) : isSame(key, secretKey);
  if (!accepted)
    throw new StripeError({
      status: 401,
      beforeExecution: true,
      message: `Invalid API Key provided: ${masked(key)}`,
    });
}

function isSame(key: string, expected: string): boolean {
  const [one, other] = [Buffer.from(key), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function masked(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}` : '****';
}
