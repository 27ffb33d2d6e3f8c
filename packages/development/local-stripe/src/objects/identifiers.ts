import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The kinds of object with an id, with Stripe's prefix and the usual length of the rest. */
const shapes = {
  session: { prefix: 'cs_test_', length: 58 },
  paymentIntent: { prefix: 'pi_', length: 24 },
  charge: { prefix: 'ch_', length: 24 },
  dispute: { prefix: 'du_', length: 24 },
  refund: { prefix: 're_', length: 24 },
  event: { prefix: 'evt_', length: 24 },
  lineItem: { prefix: 'li_', length: 24 },
  price: { prefix: 'price_', length: 24 },
  product: { prefix: 'prod_', length: 14 },
  paymentMethod: { prefix: 'pm_', length: 24 },
  request: { prefix: 'req_', length: 14 },
  delivery: { prefix: 'whd_', length: 24 },
} as const;

/**
 * Creates a random id in Stripe's format, for example `pi_3OkX...`.
 *
 * @param kind what the id is for
 */
export function newId(kind: keyof typeof shapes): string {
  const { prefix, length } = shapes[kind];
  return prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
