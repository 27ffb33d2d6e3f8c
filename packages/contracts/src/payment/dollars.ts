const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats dollars, as calls and pages have them: `$1,250.00`. */
export const dollarsAsText = (dollars: number): string => format.format(dollars);

/** Formats cents, as payments are stored: `$1,250.00`. */
export const centsAsText = (cents: number): string => format.format(cents / 100);

/**
 * The price of a spot: `$300.00`, or `Free` for zero.
 *
 * @param dollars - the price, or the amount that was paid
 */
export const costAsText = (dollars: number): string => (dollars === 0 ? 'Free' : dollarsAsText(dollars));

const round = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats dollars as a total: `$31,200`. Cents are shown only if there are any, since totals are read at a glance. */
export const sumAsText = (dollars: number): string => round.format(dollars);
