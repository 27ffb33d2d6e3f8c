const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,250.00` of an amount in dollars, as calls and pages have it. */
export const dollarsAsText = (dollars: number): string => format.format(dollars);

/** `$1,250.00` of an amount in cents, as payments are stored. */
export const centsAsText = (cents: number): string => format.format(cents / 100);

/**
 * What a place at camp costs, in words: `Free` where it is nothing, else `$300.00`.
 *
 * @param dollars - the price or what was paid for it, in dollars
 */
export const costAsText = (dollars: number): string => (dollars === 0 ? 'Free' : dollarsAsText(dollars));

const round = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `$31,200` of an amount in dollars, its cents only where it has some: for sums, which are read at a glance. */
export const sumAsText = (dollars: number): string => round.format(dollars);
