import type { StoredDonation } from './donation-model';

/** Cents of a gift, without amounts whose dispute is pending or lost. */
export const netAmountOf = ({ amount, disputes = [] }: Pick<StoredDonation, 'amount' | 'disputes'>): number =>
  disputes
    .filter(({ status }) => status !== 'won')
    .reduce((left, dispute) => Math.max(0, left - dispute.amount), amount);
