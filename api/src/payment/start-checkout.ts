import { openCheckout } from '@camp/payments/open-checkout';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { withPaymentProblems } from './payment-problems';
import { countQuestion } from './stripe-limit';

/**
 * Opens a checkout for the person's own campers awaiting payment; the payer is whose token it is, whatever the body
 * says.
 *
 * @returns the address to go to
 * @throws ProblemError 429 above the account's questions to Stripe; a checkout that is open is found all the same
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
