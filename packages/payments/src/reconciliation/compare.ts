import { latestComparison, type StoredComparison } from '@camp/database/payment/comparison-model';
import type { PaymentDependencies } from '../payment-dependencies';
import { findDifferences } from './find-differences';

/**
 * Compares our records with all that Stripe has of the last months, and keeps what came of it: whoever looks at
 * payments reads that, and Stripe is not asked for every look (docs/decisions/0043).
 *
 * @throws StripeError when Stripe does not answer; what was kept before stays
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
