const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,250.00` of an amount in dollars, as calls and pages have it. */
export const dollarsAsText = (dollars: number): string => format.format(dollars);

/** `$1,250.00` of an amount in cents, as payments are stored. */
export const centsAsText = (cents: number): string => format.format(cents / 100);
