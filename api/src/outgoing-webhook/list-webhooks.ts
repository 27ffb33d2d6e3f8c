import { shownDeliveries } from '@camp/contracts/outgoing-webhook/limits';
import type {
  OutgoingWebhookRecord,
  WebhookDeliveryRecord,
} from '@camp/contracts/outgoing-webhook/operations';
import type { StoredOutgoingWebhook } from '@camp/database/outgoing-webhook/outgoing-webhook-model';
import type { StoredWebhookDelivery } from '@camp/database/outgoing-webhook/webhook-delivery-model';
import type { Dependencies } from '../dependencies';
import { presentDelivery, presentWebhook } from './present-webhook';

/** All webhooks, oldest first. */
export async function listWebhooks({ models }: Dependencies): Promise<OutgoingWebhookRecord[]> {
  const webhooks = await models.OutgoingWebhook.find().lean<StoredOutgoingWebhook[]>();
  return webhooks
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(presentWebhook);
}

/** The newest deliveries of a webhook. Empty if there is no such webhook. */
export async function listDeliveries(
  { models }: Dependencies,
  webhookId: string,
): Promise<WebhookDeliveryRecord[]> {
  const deliveries = await models.WebhookDelivery.find({ webhookId })
    .sort({ createdAt: -1 })
    .limit(shownDeliveries)
    .lean<StoredWebhookDelivery[]>();
  return deliveries.map(presentDelivery);
}
