/** Characters of a message. */
export const messageLimits = { subject: 150, text: 5_000 } as const;

/** Records that are chosen by hand; a group as a whole may be larger. */
export const mostChosen = 500;
