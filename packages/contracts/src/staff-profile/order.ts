/**
 * A profile's position on Meet the Staff, lowest first: its bounds, the form's initial value, and the position of a
 * profile without one.
 */
export const staffOrder = { least: 1, most: 10, default: 5, whenMissing: 10 } as const;
