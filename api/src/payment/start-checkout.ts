import { openCheckout } from '@camp/payments/open-checkout';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { withPaymentProblems } from './payment-problems';

/**
 * Opens a checkout for the person's own campers awaiting payment; the payer is whose token it is, whatever the body
 * says.
 *
 * @returns the address to go to
 */
export async function startCheckout(
  deps: Dependencies,
  { account }: Person,
  camperIds: readonly string[],
): Promise<string> {
  const { publicUrl } = deps.settings;
  const { url, rows } = await withPaymentProblems(() =>
    openCheckout(deps, { userId: account._id, email: account.email, camperIds, publicUrl }),
  );
  deps.dispatch(rows);
  return url;
}
