/** Where "now" comes from; tests put their own in its place, so that nothing has to sleep. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
