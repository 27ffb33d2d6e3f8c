import { nextNumber } from '@camp/contracts/test/sequence';
import { Types } from 'mongoose';
import type { Models } from '../../src/models';
import type { StoredOutgoingWebhook } from '../../src/outgoing-webhook/outgoing-webhook-model';
import type { StoredWebhookDelivery } from '../../src/outgoing-webhook/webhook-delivery-model';

/** Stores a webhook, by default one that is on and told about registered campers. */
export async function createOutgoingWebhook(
  models: Models,
  values: Partial<StoredOutgoingWebhook> = {},
): Promise<StoredOutgoingWebhook> {
  const webhook = await models.OutgoingWebhook.create({
    address: `https://hooks-${nextNumber()}.example.org/camp`,
    events: ['camper.registered'],
    isOn: true,
    ...values,
  });
  return webhook.toObject();
}

/** Stores a delivery, by default one that waits. */
export async function createWebhookDelivery(
  models: Models,
  values: Partial<StoredWebhookDelivery> & Pick<StoredWebhookDelivery, 'webhookId'>,
): Promise<StoredWebhookDelivery> {
  const delivery = await models.WebhookDelivery.create({
    eventId: new Types.ObjectId(),
    event: 'camper.registered',
    recordId: new Types.ObjectId().toString(),
    state: 'waiting',
    ...values,
  });
  return delivery.toObject();
}
