import type { StoredUser } from '@camp/database/user/user-model';
import { openCheckout } from '@camp/payments/open-checkout';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { notFound } from '../http/problem';
import { withPaymentProblems } from './payment-problems';

/**
 * Opens a checkout for the person's own campers awaiting payment; the payer is whose token it is, whatever the body
 * says.
 *
 * @returns the address to go to
 */
export async function startCheckout(
  deps: Dependencies,
  person: Person,
  camperIds: readonly string[],
): Promise<string> {
  const user = await deps.models.User.findById(person.userId).lean<StoredUser>();
  if (!user) throw notFound('User');
  const { publicUrl } = deps.settings;
  const { url, rows } = await withPaymentProblems(() =>
    openCheckout(deps, { userId: user._id, email: user.email, camperIds, publicUrl }),
  );
  deps.dispatch(rows);
  return url;
}
