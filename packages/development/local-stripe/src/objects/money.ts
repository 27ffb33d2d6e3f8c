/**
 * Formats an amount for people, for example `$325.00`.
 *
 * @param amount in the currency's smallest unit
 * @param currency three letters, any case
 */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
