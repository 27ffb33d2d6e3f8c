import { openCheckout } from '@camp/payments/open-checkout';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { withPaymentProblems } from './payment-problems';
import { countQuestion } from './stripe-limit';

/**
 * Opens a checkout for the person's own campers who await payment. The token determines the payer, whatever the body
 * says.
 * @returns the address of the checkout
 * @throws ProblemError 429 above the account's limit of requests to Stripe, although an open checkout is still returned
 */
export async function startCheckout(
  deps: Dependencies,
  person: Person,
  camperIds: readonly string[],
): Promise<string> {
  const { publicUrl } = deps.settings;
  const { _id: userId, email } = person.account;
  const beforeAsking = () => countQuestion(deps, person);
  const { url, rows } = await withPaymentProblems(() =>
    openCheckout(deps, { userId, email, camperIds, publicUrl, beforeAsking }),
  );
  deps.dispatch(rows);
  return url;
}
