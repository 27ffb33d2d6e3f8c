import { onlyAdministrators, operation } from '../operations/operation';
import type { ById, Done, Written } from '../operations/replies';
import type { WebhookEventName } from './events';
import type { WebhookFailure } from './failures';

/** An address of another tool that is told about events. */
export interface OutgoingWebhookRecord {
  _id: string;
  address: string;
  events: WebhookEventName[];
  isOn: boolean;
  /** Since when every delivery has failed. Null if the last one succeeded. */
  failingSince: string | null;
  /** When it was switched off because it had failed for three days. */
  switchedOffAt: string | null;
  createdAt: string;
}

/** A new webhook, with the secret that signs its deliveries. It is shown only once. */
export interface NewOutgoingWebhook extends OutgoingWebhookRecord {
  secret: string;
}

/** One event that a webhook was told about, or will be. */
export interface WebhookDeliveryRecord {
  _id: string;
  event: WebhookEventName;
  /** Id of the camper, the payment or another record. */
  recordId: string;
  state: 'waiting' | 'delivered' | 'failed';
  /** Of the last answer. Null if there was none. */
  status: number | null;
  /** Of the last attempt. */
  failure: WebhookFailure | null;
  attempts: number;
  lastAttemptAt: string | null;
  createdAt: string;
}

// Outgoing webhooks (docs/decisions/0109-tokens-and-webhooks.md). Only for the role admin.

const mayManage = onlyAdministrators('edit-all', 'admin');

export const list = operation<object, OutgoingWebhookRecord[]>('GET /outgoing-webhook/list', mayManage);

export const create = operation<
  { body: { address: string; events: WebhookEventName[] } },
  Written<NewOutgoingWebhook>
>('POST /outgoing-webhook/create', mayManage, { status: 201 });

/** Its address stays, since its secret belongs to it. */
export const update = operation<
  { params: ById; body: { events?: WebhookEventName[]; isOn?: boolean } },
  Written<OutgoingWebhookRecord>
>('POST /outgoing-webhook/update/:id', mayManage);

const deleteWebhook = operation<{ params: ById }, Done>('DELETE /outgoing-webhook/delete/:id', mayManage);
export { deleteWebhook as delete };

/** The newest deliveries of a webhook. */
export const deliveries = operation<{ params: ById }, WebhookDeliveryRecord[]>(
  'GET /outgoing-webhook/deliveries/:id',
  mayManage,
);

/** Sends a delivery again, once it is no longer waiting or at once if it is. */
export const resend = operation<{ params: ById }, Done>('POST /outgoing-webhook/resend/:id', mayManage);
