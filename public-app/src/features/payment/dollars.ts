const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as people write it. @param amount in dollars */
export const dollars = (amount: number): string => format.format(amount);
