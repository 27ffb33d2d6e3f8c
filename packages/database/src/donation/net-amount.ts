import type { StoredDonation } from './donation-model';

/** Cents of a gift, without refunds and without amounts whose dispute is pending or lost. */
export const netAmountOf = ({
  amount,
  refunds = [],
  disputes = [],
}: Pick<StoredDonation, 'amount' | 'refunds' | 'disputes'>): number =>
  [...refunds, ...disputes.filter(({ status }) => status !== 'won')].reduce(
    (left, gone) => Math.max(0, left - gone.amount),
    amount,
  );
