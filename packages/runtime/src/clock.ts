/** Source of the current time. Tests inject their own clock, so that they don't have to sleep. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
