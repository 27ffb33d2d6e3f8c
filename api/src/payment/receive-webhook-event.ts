import { isDuplicateKey } from '@camp/database/duplicate-key';
import * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../refusals/problem';
import { transact } from '../transact';
import { webhookCheck } from './webhook-check';

/** The fields that are read from a webhook event. A valid signature doesn't guarantee them. */
const webhookEventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.object({
    object: z.object({
      id: z.string().max(255).optional(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

/**
 * Receives Stripe's webhook event. It checks the signature of the received bytes, and stores the event once. The worker
 * only takes it as a hint and asks Stripe (docs/reliability.md, Stripe).
 * @throws ProblemError 400 for anything that Stripe did not sign
 */
export async function receiveWebhookEvent(
  deps: Dependencies,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<void> {
  const event = verified(deps, body, signature);
  if (event.type === webhookCheck.type) return;
  try {
    await transact(deps, async (session, record) => {
      await deps.models.WebhookEvent.create([webhookEventOf(event)], { session });
      await record('stripe.notice-received', { noticeId: event.id });
    });
  } catch (error) {
    // Stripe may deliver an event several times, and this one is already stored.
    if (!isDuplicateKey(error)) throw error;
  }
}

interface VerifiedWith extends Pick<Dependencies, 'stripe'> {
  settings: Pick<Dependencies['settings'], 'stripeWebhookSecret' | 'previousStripeWebhookSecret'>;
}

/** Tries the current secret first, then the previous one. */
function verified(
  { stripe, settings }: VerifiedWith,
  body: unknown,
  signature: string | string[] | undefined,
) {
  const { stripeWebhookSecret, previousStripeWebhookSecret } = settings;
  const eventBy = (secret: string) =>
    stripe.webhooks.constructEvent(
      Buffer.isBuffer(body) ? body : '',
      typeof signature === 'string' ? signature : '',
      secret,
    );
  try {
    return webhookEventSchema.parse(eventBy(stripeWebhookSecret));
  } catch (error) {
    if (previousStripeWebhookSecret !== undefined)
      return verified(
        { stripe, settings: { stripeWebhookSecret: previousStripeWebhookSecret } },
        body,
        signature,
      );
    throw new ProblemError('malformed', 'This webhook event isn’t signed by Stripe.', { cause: error });
  }
}

function webhookEventOf({ id, type, data: { object } }: z.output<typeof webhookEventSchema>) {
  const intent = object.payment_intent;
  return {
    _id: id,
    type,
    objectId: object.id ?? id,
    paymentIntentId: typeof intent === 'string' ? intent : intent?.id,
  };
}
