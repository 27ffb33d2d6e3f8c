/** Where waiting emails come from. A release sends the chosen groups. */
export const groups = ['backup', 'since', 'stripe', 'due'] as const;
export type Group = (typeof groups)[number];
