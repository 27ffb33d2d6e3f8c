import type { Clock } from '@camp/runtime/clock';

/** The daily timetable, and what it does. */
export interface Daily {
  /** 0 to 23, in GMT. */
  hour: number;
  clock: Clock;
  wait(milliseconds: number): Promise<void>;
  backUp(): Promise<void>;
  /** Starts to look for new erasures. */
  erasures(): () => Promise<void>;
  complain(error: unknown): void;
}

/** Milliseconds between two looks for erasures. */
const minute = 60_000;

/**
 * Makes a backup each day. A failed one is tried again on the next day, and is on the dashboard meanwhile. Erasures are
 * copied every minute, since a backup of today must not bring them back.
 *
 * @throws what `wait` throws
 */
export async function backUpDaily({ hour, clock, wait, backUp, erasures, complain }: Daily): Promise<never> {
  for (;;) {
    const due = nextHour(hour, clock.now()).getTime();
    const copyErasures = erasures();
    for (let left = Infinity; left > 0; left = due - clock.now().getTime()) {
      await wait(Math.min(Math.max(0, due - clock.now().getTime()), minute));
      await copyErasures().catch(complain);
    }
    await backUp().catch(complain);
  }
}

/** The next full hour of that number in GMT. */
function nextHour(hour: number, now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
