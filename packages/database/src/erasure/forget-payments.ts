import type { ClientSession } from 'mongoose';
import type { Models } from '../models';
import type { StoredPayment } from '../payment/payment-model';

/** The name of a child in a payment that stays for accounting. */
export const namelessCamper = 'A camper';

/** What an administrator wrote about a refund, once the family is erased. */
export const forgottenReason = 'Removed with the account.';

/**
 * Removes what people typed from payments that stay for accounting: the children's names, and the reasons that
 * administrators wrote for refunds. The product's own reasons stay, since refunds at Stripe are matched by them.
 *
 * @param ofAccounts - filter for the payments of erased accounts
 * @param session - the transaction that erases the account
 */
export async function forgetPayments(
  { Payment }: Models,
  ofAccounts: object,
  session?: ClientSession,
): Promise<void> {
  const payments = await Payment.find(ofAccounts, { lines: 1, refunds: 1 })
    .session(session ?? null)
    .lean<Pick<StoredPayment, '_id' | 'lines' | 'refunds'>[]>();
  for (const { _id, lines, refunds = [] } of payments) {
    const forgotten = Object.fromEntries(lines.map((_, at) => [`lines.${at}.name`, namelessCamper]));
    const hashes: Record<string, 1> = {};
    for (const [at, { submissionKey }] of refunds.entries()) {
      if (submissionKey === undefined) continue;
      forgotten[`refunds.${at}.reason`] = forgottenReason;
      // A hash of the form would confirm a guess of the reason.
      hashes[`refunds.${at}.submissionBody`] = 1;
    }
    await Payment.updateOne({ _id }, { $set: forgotten, $unset: hashes }, { ...(session && { session }) });
  }
}
