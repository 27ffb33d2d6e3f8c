import { choice } from '@camp/contracts/forms/fields';
import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import { accountOfUnsubscribeToken } from '@camp/runtime/unsubscribe-token';
import { trusted } from 'mongoose';
import * as z from 'zod';
import { acceptedSecrets } from '../auth/accepted-secrets';
import type { Dependencies } from '../dependencies';

const notALink = 'This link isn’t from one of our emails. Please open the link in the email again.';

/** The link's token. Every token gets the same response, so that it doesn't reveal whether an account exists. */
export const unsubscribeSchema = z.object({
  token: z.string({ error: notALink }).max(200, notALink).optional(),
  again: choice(['Yes'], 'Choose Yes.').optional(),
});

/**
 * Unsubscribes an account from group messages, or resubscribes it with `again`. Emails about registrations
 * (confirmations, payment links, receipts, seats) are still sent.
 * @returns the same for any token
 */
export async function unsubscribe(
  { models, clock, settings }: Dependencies,
  { token = '', again }: z.output<typeof unsubscribeSchema>,
): Promise<DoneWithMessage> {
  const userId = acceptedSecrets(settings)
    .map((secret) => accountOfUnsubscribeToken(secret, token))
    .find((account) => account !== undefined);
  const isAgain = again === 'Yes';
  if (userId) {
    // Only the first request counts, since email programs may send it several times.
    const _id = userId;
    if (isAgain) await models.User.updateOne({ _id }, { $unset: { unsubscribedAt: 1 } });
    else
      await models.User.updateOne(
        { _id, unsubscribedAt: trusted({ $exists: false }) },
        { unsubscribedAt: clock.now() },
      );
  }
  const msg = isAgain ? 'You’ll get group messages again.' : 'You won’t get group messages anymore.';
  return { result: true, msg };
}
