import type { DonationInput } from '@camp/contracts/donation/schemas';
import { openDonation, type DonationRequest } from '@camp/payments/open-donation';
import type { Dependencies } from '../dependencies';
import type { PublicCall } from '../operations/call';
import { browserOf } from '../auth/cross-site';
import { repeatedSubmit, submissionOf } from '../idempotency/submission';
import { withPaymentProblems } from '../payment/payment-problems';

type Headers = PublicCall<unknown, unknown, unknown>['headers'];

/**
 * Opens the checkout of a gift. A repeated submit returns the same one (docs/calls.md). Donors aren't logged in, and
 * many give the same round amount. So a repeat is recognized by its key or browser. The network address doesn't count,
 * since neighbors may share it.
 * @returns the address of the checkout
 * @throws ProblemError 409 if the key belongs to another amount
 */
export async function donate(deps: Dependencies, form: DonationInput, headers: Headers): Promise<string> {
  const { publicUrl } = deps.settings;
  const submission = submitOf(deps, form, headers);
  return withPaymentProblems(() =>
    openDonation(deps, { ...form, publicUrl, ...(submission && { submission }) }),
  );
}

/** @returns undefined without key and cookie, so every submit is a separate gift */
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
