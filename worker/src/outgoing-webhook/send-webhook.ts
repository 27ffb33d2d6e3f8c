import { recordEvent } from '@camp/database/outbox/record-event';
import type { StoredOutgoingWebhook } from '@camp/database/outgoing-webhook/outgoing-webhook-model';
import type { StoredWebhookDelivery } from '@camp/database/outgoing-webhook/webhook-delivery-model';
import { inTransaction } from '@camp/database/transaction';
import { signWebhook, webhookSecret } from '@camp/runtime/webhook-secret';
import type { WorkerDependencies } from '../dependencies';
import { postWebhook, type Outcome, type WebhookPost } from './post-webhook';
import { recordHealth } from './record-health';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds before each further attempt: a little more than three days in all. */
export const retryWaits = [
  ...[minute, 5 * minute, 30 * minute],
  ...[2, 6, 16, 24, 24].map((hours) => hours * hour),
] as const;

/**
 * Tells a webhook about an event. A failure is an outcome and not an error, so a broken tool fills no list of failed
 * jobs. The next attempt is an event that becomes due later. If the process ends before the outcome is stored, the tool
 * is told again, with the same id.
 */
export async function sendWebhook(
  deps: WorkerDependencies,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  const { models } = deps.database;
  const delivery = await models.WebhookDelivery.findById(deliveryId).lean<StoredWebhookDelivery>();
  if (delivery?.state !== 'waiting') return;
  const webhook = await models.OutgoingWebhook.findById(delivery.webhookId).lean<StoredOutgoingWebhook>();
  if (!webhook) return;
  if (!webhook.isOn) return void (await store(deps, delivery, { failure: 'off' }));
  const secret = webhookSecret(deps.settings.jwtSecret, webhook._id.toString());
  const outcome = await postWebhook(
    deps.network,
    postOf(delivery, webhook.address, secret, deps.clock.now()),
  );
  if (await store(deps, delivery, outcome)) await recordHealth(models, webhook, outcome, deps.clock.now());
}

/** The request: event, id of the record and time, and never a name. */
function postOf(
  { _id, event, recordId, eventId }: StoredWebhookDelivery,
  address: string,
  secret: string,
  now: Date,
): WebhookPost {
  const id = _id.toString();
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify({ event, id: recordId, time: eventId.getTimestamp().toISOString() });
  return {
    address,
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'camp-webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook(secret, id, timestamp, body),
    },
  };
}

/**
 * Stores the outcome with the event of the next attempt, if there is one.
 *
 * @returns false if it doesn't count: the event was delivered meanwhile, or another failure was stored
 */
async function store(
  { database, clock, producer }: WorkerDependencies,
  { _id, attempts }: StoredWebhookDelivery,
  { status, failure }: Outcome,
): Promise<boolean> {
  const { models, connection } = database;
  const now = clock.now();
  const wait = failure && failure !== 'off' ? retryWaits[attempts] : undefined;
  const state = wait === undefined ? (failure ? 'failed' : 'delivered') : 'waiting';
  const rows = await inTransaction(connection, async (session) => {
    const { matchedCount } = await models.WebhookDelivery.updateOne(
      { _id, state: 'waiting', ...(failure && { attempts }) },
      {
        $set: { state, lastAttemptAt: now, ...(status && { status }), ...(failure && { failure }) },
        $unset: { ...(!status && { status: 1 }), ...(!failure && { failure: 1 }) },
        $inc: { attempts: failure === 'off' ? 0 : 1 },
      },
      { session },
    );
    if (matchedCount === 0) return undefined;
    if (wait === undefined) return [];
    const notBefore = new Date(now.getTime() + wait);
    const about = _id.toString();
    return [
      await recordEvent(models, session, 'outgoing-webhook.due', { deliveryId: about }, { notBefore, about }),
    ];
  });
  producer.dispatchSoon(...(rows ?? []));
  return rows !== undefined;
}
