import { latestComparison, type StoredComparison } from '@camp/database/payment/comparison-model';
import type { PaymentDependencies } from '../payment-dependencies';
import { findDifferences } from './find-differences';

/**
 * Compares our records with Stripe's of the last months and stores the result, so that opening the payments doesn't
 * call Stripe (docs/decisions/0043).
 *
 * @throws StripeError if Stripe doesn't answer, and the stored result stays
 */
export async function compareWithStripe(deps: PaymentDependencies): Promise<StoredComparison> {
  const comparison: StoredComparison = {
    _id: latestComparison,
    checkedAt: deps.clock.now(),
    differences: await findDifferences(deps),
  };
  await deps.models.Comparison.replaceOne({ _id: latestComparison }, comparison, { upsert: true });
  return comparison;
}
