import type { OutgoingWebhookRecord } from '@camp/contracts/outgoing-webhook/operations';
import type { WebhookChange } from '@camp/contracts/outgoing-webhook/schemas';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredOutgoingWebhook } from '@camp/database/outgoing-webhook/outgoing-webhook-model';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { notFound } from '../refusals/problem';
import { transact } from '../transact';
import { presentWebhook } from './present-webhook';

/** Changes a webhook's events, or switches it on or off, which ends its count of failures. @throws ProblemError 404 */
export async function updateWebhook(
  deps: Dependencies,
  person: Person,
  id: string,
  { events, isOn }: WebhookChange,
): Promise<OutgoingWebhookRecord> {
  const { models } = deps;
  const change = {
    $set: { ...(events && { events }), ...(isOn !== undefined && { isOn }) },
    ...(isOn !== undefined && { $unset: { failingSince: 1, switchedOffAt: 1 } }),
  } as const;
  const fields = [...(events ? ['events'] : []), ...(isOn === undefined ? [] : ['isOn'])];
  return transact(deps, async (session) => {
    const changed = await models.OutgoingWebhook.findByIdAndUpdate(id, change, {
      session,
      returnDocument: 'after',
    }).lean<StoredOutgoingWebhook>();
    if (!changed) throw notFound('Webhook');
    await writeAudit(
      models,
      { ...doneBy(person, 'change', 'outgoing-webhook', [changed._id]), fields },
      session,
    );
    return presentWebhook(changed);
  });
}

/** Deletes a webhook with its deliveries. Those that wait are not sent. @throws ProblemError 404 */
export async function deleteWebhook(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  await transact(deps, async (session) => {
    const deleted = await models.OutgoingWebhook.findByIdAndDelete(id, { session }).lean();
    if (!deleted) throw notFound('Webhook');
    await models.WebhookDelivery.deleteMany({ webhookId: deleted._id }, { session });
    await writeAudit(models, doneBy(person, 'delete', 'outgoing-webhook', [deleted._id]), session);
  });
}
