import type { StoredDonation } from './donation-model';

/** Cents of a gift that are the camp's: without what a bank asks back or took back. */
export const netAmountOf = ({ amount, disputes = [] }: Pick<StoredDonation, 'amount' | 'disputes'>): number =>
  disputes
    .filter(({ status }) => status !== 'won')
    .reduce((left, dispute) => Math.max(0, left - dispute.amount), amount);
