import { isWebhookEvent, webhookEvents } from '@camp/contracts/outgoing-webhook/events';
import type { EventName } from '@camp/contracts/registries/events';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { recordEvent } from '@camp/database/outbox/record-event';
import { cachedWebhooks } from '@camp/database/outgoing-webhook/cached-webhooks';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';

/** An event as its job has it. */
interface Happened {
  eventId: string;
  event: EventName;
  payload: object;
}

/**
 * Records for each webhook that it will be told about the event. It may be called again for the same event, and does
 * nothing then. While a camp has no webhook, it costs nothing.
 */
export async function announce(
  { database, producer }: WorkerDependencies,
  { eventId, event, payload }: Happened,
): Promise<void> {
  if (!isWebhookEvent(event)) return;
  const { models, connection } = database;
  const recordId = String((payload as Record<string, unknown>)[webhookEvents[event].id]);
  for (const webhook of await cachedWebhooks(models)) {
    if (!webhook.isOn || !webhook.events.includes(event)) continue;
    const delivery = { webhookId: webhook._id, eventId: new Types.ObjectId(eventId), event, recordId };
    try {
      const row = await inTransaction(connection, async (session) => {
        const [created] = await models.WebhookDelivery.create([{ ...delivery, state: 'waiting' }], {
          session,
        });
        if (!created) throw new Error('MongoDB created no delivery.');
        return recordEvent(models, session, 'outgoing-webhook.due', { deliveryId: created._id.toString() });
      });
      producer.dispatchSoon(row);
    } catch (error) {
      // An earlier attempt of the job recorded it.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
