import { createHmac } from 'node:crypto';
import { derivedKey } from './derived-key';

const purpose = 'outgoing webhooks';
const prefix = 'whsec_';

/**
 * The secret of an outgoing webhook, computed from its id, so that no copy of the database contains it.
 *
 * @param secret - JWT_SECRET
 * @returns in the form of Standard Webhooks: `whsec_` and base64
 */
export const webhookSecret = (secret: string, webhookId: string): string =>
  `${prefix}${createHmac('sha256', derivedKey(secret, purpose)).update(webhookId).digest('base64')}`;

/**
 * Signs a delivery as Standard Webhooks says (standardwebhooks.com), so that its libraries verify it.
 *
 * @param secret - of the webhook
 * @param timestamp - seconds since 1970
 */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
