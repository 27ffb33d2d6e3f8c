import type { Clock } from '@camp/runtime/clock';

/** A clock that a test moves by hand. */
export interface TestClock extends Clock {
  /** Puts the clock to an instant. */
  set(instant: Date | string): void;
  /** Moves it on. @param milliseconds - how far */
  pass(milliseconds: number): void;
}

/** @param start - where it stands at first */
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
