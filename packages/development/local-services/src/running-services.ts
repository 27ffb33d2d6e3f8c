import { setTimeout as pause } from 'node:timers/promises';
import { withLastLines, type Child } from './child-process';
import { Refusal } from './refusal';

/** The processes of a launch, in the order in which they must stop. */
export interface RunningServices {
  /**
   * Supervises a started process.
   * @param again - restarts the process at the same address when it ends unexpectedly
   */
  add(child: Child, again?: () => Promise<Child>): void;
  /** Stops supervising a process that was stopped on purpose. */
  forget(child: Child): void;
  /** Settles with a sentence when a process ends unexpectedly. */
  readonly failed: Promise<string>;
  /** Stops everything, latest first, so that nothing loses a dependency. */
  stop(): Promise<void>;
}

/** After this many failed starts in a row, retrying would only hide the cause. */
const mostFailedStarts = 5;
/** Milliseconds after which a process counts as running well. */
const goodLife = 60_000;
/** Milliseconds before the first restart. The delay doubles each time, up to the longest. */
const shortestPause = 500;
const longestPause = 60_000;
/** Milliseconds. A longer delay is reported before the restart, not only afterwards. */
const quietPause = 10_000;

/** The supervisor's dependencies. */
interface Surroundings {
  /** Tells a person that a process was restarted. */
  say?: (sentence: string) => void;
  /** The time in milliseconds. */
  now?: () => number;
  /** Waits for some milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Creates the supervisor of a launch's processes.
 *
 * @param surroundings - by default, those of this process, without messages
 * @returns the supervisor, without processes
 */
export function careForServices({
  say = () => undefined,
  now = () => performance.now(),
  wait = pause,
}: Surroundings = {}): RunningServices {
  const running: Child[] = [];
  const deaths = new Map<string, number>();
  let stopping = false;
  let fail: (sentence: string) => void;
  const failed = new Promise<string>((resolve) => {
    fail = resolve;
  });
  const remove = (child: Child) => {
    const position = running.indexOf(child);
    if (position >= 0) running.splice(position, 1);
    return position >= 0;
  };

  const add: RunningServices['add'] = (child, again) => {
    running.push(child);
    const born = now();
    void child.ended.then((sentence) => {
      if (!remove(child) || stopping) return;
      const reason = withLastLines(sentence, child.lastLines());
      if (now() - born >= goodLife) deaths.delete(child.name);
      if (again) void startAgain(child.name, reason, again);
      else fail(reason);
    });
  };

  /** A failed start counts as an unexpected end, since its port or a dependency may be back soon. */
  const startAgain = async (
    name: string,
    reason: string,
    again: () => Promise<Child>,
    failedStarts = 0,
  ): Promise<void> => {
    if (failedStarts >= mostFailedStarts)
      return fail(`${reason}\n${name} could not be started ${failedStarts} times in a row.`);
    const times = (deaths.get(name) ?? 0) + 1;
    deaths.set(name, times);
    const delay = Math.min(shortestPause * 2 ** (times - 1), longestPause);
    const isReported = delay > quietPause;
    if (isReported)
      say(`${reason}\n${name} has died ${times} times in a row. It starts again in ${delay / 1000} seconds.`);
    await wait(delay);
    if (stopping) return;
    const started = await again().catch((error: unknown) => sentenceOf(error));
    if (typeof started === 'string')
      return stopping ? undefined : startAgain(name, started, again, failedStarts + 1);
    // Everything is stopping, and this process wasn't in the list yet.
    if (stopping) return started.stop();
    say(`${isReported ? '' : `${reason}\n`}${name} has been started again.`);
    add(started, again);
  };

  return {
    failed,
    add,
    forget: remove,
    stop: async () => {
      stopping = true;
      for (let last = running.pop(); last; last = running.pop()) await last.stop();
    },
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return error instanceof Error ? String(error.stack) : String(error);
}
