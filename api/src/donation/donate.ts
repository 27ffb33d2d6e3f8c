import type { DonationInput } from '@camp/contracts/donation/schemas';
import { openDonation } from '@camp/payments/open-donation';
import type { Dependencies } from '../dependencies';
import type { PublicCall } from '../http/call';
import { repeatedSubmit, submissionOf } from '../http/submission';
import { withPaymentProblems } from '../payment/payment-problems';

type Sender = Pick<PublicCall<unknown, unknown, unknown>, 'address' | 'headers'>;

/**
 * Opens the checkout of a gift; the same submit again answers with the same one (contract.md, Conventions). Nobody is
 * logged in, and many give the same round amount: without a key of their own, only the same program at the same
 * address counts as the same giver.
 *
 * @returns the address to go to
 */
export async function donate(
  deps: Dependencies,
  form: DonationInput,
  { address, headers }: Sender,
): Promise<string> {
  const { publicUrl } = deps.settings;
  const giver = JSON.stringify(['donation', address, headers['user-agent']]);
  const { key, named } = submissionOf(headers['idempotency-key'], giver, form, undefined);
  const since = named ? new Date(0) : new Date(deps.clock.now().getTime() - repeatedSubmit);
  return withPaymentProblems(() => openDonation(deps, { ...form, publicUrl, submission: { key, since } }));
}
