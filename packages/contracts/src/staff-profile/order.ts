/**
 * The place of a profile on Meet the Staff, the least first: its bounds, what the form begins with, and where a
 * profile without one stands.
 */
export const staffOrder = { least: 1, most: 10, default: 5, whenMissing: 10 } as const;
