import type { CheckedPayments } from '@camp/contracts/payment/operations';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { settleOfUser } from '@camp/payments/settle-of-user';
import { ownedBy } from '@camp/database/user/owned-by';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { recordRead } from '../user/record-read';
import { withPaymentProblems } from './payment-problems';
import { maySeePayments } from './policies';
import { presentPayment } from './present-payment';
import { mayAskStripe } from './stripe-limit';

/**
 * Asks Stripe about a user's open checkouts, settles paid ones, and returns the user's payments, newest first, for the
 * success page (docs/product/payment.md). Above the account's limit it returns stored data.
 */
export async function checkPayments(
  deps: Dependencies,
  person: Person,
  userId: string,
): Promise<CheckedPayments> {
  const { models } = deps;
  if (!maySeePayments(person, userId) || !(await models.User.exists({ _id: userId }))) throw notFound('User');
  const { rows, checked } = await withPaymentProblems(() =>
    settleOfUser(deps, userId, () => mayAskStripe(deps, person)),
  );
  deps.dispatch(rows);
  const payments = await models.Payment.find(ownedBy({ userId }))
    .sort({ createdAt: -1, _id: -1 })
    .lean<StoredPayment[]>();
  await recordRead(deps, person, { userId, part: 'payments', recordIds: payments.map(({ _id }) => _id) });
  return { payments: payments.map(presentPayment), checked };
}
