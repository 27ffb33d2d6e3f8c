import type { Clock } from '@camp/runtime/clock';

/** A clock that a test sets. */
export interface TestClock extends Clock {
  /** Sets the clock to an instant. */
  set(instant: Date | string): void;
  /** Advances it. @param milliseconds - how far */
  pass(milliseconds: number): void;
}

/** @param start - its first instant */
export function createTestClock(start: Date | string): TestClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant);
    },
    pass: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds);
    },
  };
}
