/** Maximum characters of a message. */
export const messageLimits = { subject: 150, text: 5_000 } as const;

/** Maximum number of individually selected records. A whole group may be larger. */
export const mostChosen = 500;
