import { setTimeout as pause } from 'node:timers/promises';
import { withLastLines, type Child } from './child-process';
import { Refusal } from './refusal';

/** What a launch has started, in the order in which it must end. */
export interface RunningServices {
  /**
   * Puts a started process into our care.
   *
   * @param again - starts it once more, at the same address, when it ends by itself
   */
  add(child: Child, again?: () => Promise<Child>): void;
  /** Puts one out of our care that was ended on purpose. */
  forget(child: Child): void;
  /** Settles with a sentence when a process ends that was not asked to. */
  readonly failed: Promise<string>;
  /** Ends everything, the latest first, so that nobody loses what it stands on. */
  stop(): Promise<void>;
}

/** What could not be started so often in a row is broken: trying again would only hide that. */
const mostFailedStarts = 5;
/** Milliseconds of life after which a process has run well. */
const goodLife = 60_000;
/** Milliseconds before the first new start; each further one waits twice as long, up to the longest. */
const shortestPause = 500;
const longestPause = 60_000;
/** Milliseconds; a person learns of a pause that is longer before it, not only after it. */
const quietPause = 10_000;

/** What a care-taker needs of the world. */
interface Surroundings {
  /** Tells a person that a process was started again. */
  say?: (sentence: string) => void;
  /** The time in milliseconds. */
  now?: () => number;
  /** Waits for some milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Makes the care-taker of a launch's processes.
 *
 * @param surroundings - those of this process where absent; nobody is told anything then
 * @returns it, with nothing in it
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

  /** A start that fails counts as a death: its port, or what it stands on, may be back soon. */
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
    // Everything ends meanwhile, and this one was not among it yet.
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
