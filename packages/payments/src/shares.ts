import type { PaymentLine, PaymentRefund, RefundShare } from '@camp/database/payment/payment-model';

/**
 * Shares an amount in proportion, to the cent. The first shares get the remaining cents.
 * @param amount - cents
 * @param weights - in cents. If all are 0, so are the shares
 * @returns cents, one share for each weight
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  let [given, weighed] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const share = Math.ceil((amount * weighed) / total) - given;
    given += share;
    return share;
  });
}

/** Each camper's share of a refund. Older refunds are shared by price. */
export function sharesOf(
  { campers, amount, shares }: Pick<PaymentRefund, 'campers' | 'amount' | 'shares'>,
  lines: readonly PaymentLine[],
): RefundShare[] {
  if (shares) return shares;
  const theirs = lines.filter(({ camperId }) => campers.some((id) => id.equals(camperId)));
  const parts = shareOut(
    amount,
    theirs.map(({ cost, lateFee }) => cost + lateFee),
  );
  return theirs.map(({ camperId }, at) => ({ camperId, amount: parts[at] ?? 0 }));
}
