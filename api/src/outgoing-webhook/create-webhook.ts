import { webhookLimit } from '@camp/contracts/outgoing-webhook/limits';
import type { NewOutgoingWebhook } from '@camp/contracts/outgoing-webhook/operations';
import type { WebhookInput } from '@camp/contracts/outgoing-webhook/schemas';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredOutgoingWebhook } from '@camp/database/outgoing-webhook/outgoing-webhook-model';
import { webhookSecret } from '@camp/runtime/webhook-secret';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { ProblemError } from '../refusals/problem';
import { presentWebhook } from './present-webhook';

/**
 * Creates a webhook, which is on. Only this response has its secret.
 *
 * @param idempotencyKey - the header
 * @throws ProblemError 409 if there are too many
 */
export async function createWebhook(
  deps: Dependencies,
  person: Person,
  form: WebhookInput,
  idempotencyKey: string | string[] | undefined,
): Promise<NewOutgoingWebhook> {
  const { models, settings } = deps;
  const submission = submissionOf(idempotencyKey, person.userId, form);
  const stored = await storeOnce<StoredOutgoingWebhook>(
    deps,
    models.OutgoingWebhook,
    submission,
    async (session) => {
      if ((await models.OutgoingWebhook.countDocuments().session(session)) >= webhookLimit) throw tooMany();
      const values = { ...form, isOn: true, ...submittedBy(submission) };
      const [created] = await models.OutgoingWebhook.create([values], { session });
      if (!created) throw new Error('MongoDB created no webhook.');
      await writeAudit(models, doneBy(person, 'create', 'outgoing-webhook', [created._id]), session);
      return created.toObject<StoredOutgoingWebhook>();
    },
  );
  return { ...presentWebhook(stored), secret: webhookSecret(settings.jwtSecret, stored._id.toString()) };
}

const tooMany = () =>
  new ProblemError('conflict', `There’s room for ${webhookLimit} webhooks. Delete one first.`);
