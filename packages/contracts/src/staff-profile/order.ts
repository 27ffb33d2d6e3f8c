/** Bounds and defaults of a profile's position on Meet the Staff, where the lowest is first. */
export const staffOrder = { least: 1, most: 10, default: 5, whenMissing: 10 } as const;
