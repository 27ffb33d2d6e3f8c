import type {
  OutgoingWebhookRecord,
  WebhookDeliveryRecord,
} from '@camp/contracts/outgoing-webhook/operations';
import type { StoredOutgoingWebhook } from '@camp/database/outgoing-webhook/outgoing-webhook-model';
import type { StoredWebhookDelivery } from '@camp/database/outgoing-webhook/webhook-delivery-model';

/** A webhook without its secret. */
export const presentWebhook = (webhook: StoredOutgoingWebhook): OutgoingWebhookRecord => ({
  _id: webhook._id.toString(),
  address: webhook.address,
  events: [...webhook.events],
  isOn: webhook.isOn,
  failingSince: webhook.failingSince?.toISOString() ?? null,
  switchedOffAt: webhook.switchedOffAt?.toISOString() ?? null,
  createdAt: webhook.createdAt.toISOString(),
});

/** A delivery for the page's log. */
export const presentDelivery = (delivery: StoredWebhookDelivery): WebhookDeliveryRecord => ({
  _id: delivery._id.toString(),
  event: delivery.event,
  recordId: delivery.recordId,
  state: delivery.state,
  status: delivery.status ?? null,
  failure: delivery.failure ?? null,
  attempts: delivery.attempts,
  lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
  createdAt: delivery.createdAt.toISOString(),
});
