import { webhookSchema, webhookUpdateSchema } from '@camp/contracts/outgoing-webhook/schemas';
import { byId, happening, making, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { deleteWebhook, updateWebhook } from './change-webhook';
import { createWebhook } from './create-webhook';
import { listDeliveries, listWebhooks } from './list-webhooks';
import { resendDelivery } from './resend-delivery';

/** Outgoing webhooks, for the role admin. */
export const outgoingWebhookHandlers = {
  'outgoing-webhook.list': personalCall('outgoing-webhook.list', {
    run: (_, deps) => listWebhooks(deps),
  }),
  'outgoing-webhook.create': personalCall('outgoing-webhook.create', {
    ...making(webhookSchema, createWebhook),
    lists: ['events'],
  }),
  'outgoing-webhook.update': personalCall('outgoing-webhook.update', {
    params: byId,
    body: webhookUpdateSchema,
    lists: ['events'],
    run: async ({ params, body, person }, deps) =>
      written(await updateWebhook(deps, person, params.id, body)),
  }),
  'outgoing-webhook.delete': personalCall('outgoing-webhook.delete', happening(deleteWebhook)),
  'outgoing-webhook.deliveries': personalCall('outgoing-webhook.deliveries', {
    params: byId,
    run: ({ params }, deps) => listDeliveries(deps, params.id),
  }),
  'outgoing-webhook.resend': personalCall('outgoing-webhook.resend', happening(resendDelivery)),
};
