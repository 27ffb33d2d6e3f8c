import type { DonationMonth } from '@camp/contracts/donation/operations';

/** Total of a year's months. */
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

/** The years with gifts, latest first. */
export const yearsOf = (months: readonly DonationMonth[]): number[] =>
  [...new Set(months.map(({ month }) => Number(month.slice(0, 4))))].sort((one, other) => other - one);
