import type { DonationMonth } from '@camp/contracts/donation/operations';

/** What came in the months of a year. */
export function sumOfYear(
  months: readonly DonationMonth[],
  year: number,
): Pick<DonationMonth, 'amount' | 'gifts'> {
  const ofYear = months.filter(({ month }) => month.startsWith(`${year}-`));
  return {
    amount: ofYear.reduce((sum, { amount }) => sum + amount, 0),
    gifts: ofYear.reduce((sum, { gifts }) => sum + gifts, 0),
  };
}

/** The years in which something was given, the latest first. */
export const yearsOf = (months: readonly DonationMonth[]): number[] =>
  [...new Set(months.map(({ month }) => Number(month.slice(0, 4))))].sort((one, other) => other - one);
