import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { cancelWaitingEvent } from '@camp/database/outbox/waiting-events';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { notFound, ProblemError } from '../refusals/problem';
import { transact } from '../transact';

/**
 * Sends a delivery again now, whatever came of it. It replaces an attempt that waits.
 * @throws ProblemError 404, or 409 while the webhook is off
 */
export async function resendDelivery(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  await transact(deps, async (session, record) => {
    const delivery = await models.WebhookDelivery.findByIdAndUpdate(
      id,
      { state: 'waiting' },
      { session },
    ).lean();
    if (!delivery) throw notFound('Delivery');
    const { webhookId } = delivery;
    const isOn = await models.OutgoingWebhook.exists({ _id: webhookId, isOn: true }).session(session);
    if (!isOn) throw new ProblemError('conflict', 'This webhook is off. Switch it on first.');
    const deliveryId = delivery._id.toString();
    await cancelWaitingEvent(models, session, { name: 'outgoing-webhook.due', about: deliveryId });
    await record('outgoing-webhook.due', { deliveryId });
    await writeAudit(models, doneBy(person, 'retry', 'outgoing-webhook', [webhookId]), session);
  });
}
