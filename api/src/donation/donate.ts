import type { DonationInput } from '@camp/contracts/donation/schemas';
import { openDonation, type DonationRequest } from '@camp/payments/open-donation';
import type { Dependencies } from '../dependencies';
import type { PublicCall } from '../operations/call';
import { browserOf } from '../auth/cross-site';
import { repeatedSubmit, submissionOf } from '../idempotency/submission';
import { withPaymentProblems } from '../payment/payment-problems';

type Headers = PublicCall<unknown, unknown, unknown>['headers'];

/**
 * Opens the checkout of a gift; the same submit again answers with the same one (docs/calls.md). Nobody is
 * logged in, and many give the same round amount: a repeat is known by its key or by its browser, never by the network
 * address, behind which neighbours sit.
 *
 * @returns the address to go to
 * @throws ProblemError 409 when the key stands for another amount
 */
export async function donate(deps: Dependencies, form: DonationInput, headers: Headers): Promise<string> {
  const { publicUrl } = deps.settings;
  const submission = submitOf(deps, form, headers);
  return withPaymentProblems(() =>
    openDonation(deps, { ...form, publicUrl, ...(submission && { submission }) }),
  );
}

/** @returns nothing without key and cookie: then every submit is a gift of its own */
function submitOf(
  { clock }: Dependencies,
  form: DonationInput,
  headers: Headers,
): DonationRequest['submission'] {
  const browser = browserOf(headers);
  const { key, named } = submissionOf(headers['idempotency-key'], 'donation', { ...form, browser });
  if (named) return { key, since: new Date(0) };
  return browser ? { key, since: new Date(clock.now().getTime() - repeatedSubmit) } : undefined;
}
