import { inSpan } from '@camp/runtime/traces/span';
import Stripe from 'stripe';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** The words of Stripe's addresses that the product calls. Everything else in an address is an id. */
const words = new Set(
  `account balance_transactions charges checkout customers disputes events expire line_items payment_intents refunds
  sessions v1 webhook_endpoints`.split(/\s+/),
);

/** Stripe's usual client, each of whose calls is a span with the address's pattern. */
export function tracedHttpClient(): HttpClient {
  const client = Stripe.createNodeHttpClient();
  const call = client.makeRequest.bind(client);
  client.makeRequest = (...parts) => {
    const [, , path, method] = parts;
    const span = {
      kind: 'client' as const,
      name: `stripe ${method} ${patternOf(path)}`,
      attributes: { 'http.request.method': method, 'http.route': patternOf(path) },
    };
    return inSpan(
      span,
      () => call(...parts),
      (response) => ({ 'http.response.status_code': response.getStatusCode() }),
    );
  };
  return client;
}

/** `/v1/refunds/re_123?limit=1` -> `/v1/refunds/:id`. */
const patternOf = (path: string): string =>
  path
    .replace(/\?.*/s, '')
    .split('/')
    .map((part) => (part === '' || words.has(part) ? part : ':id'))
    .join('/');
