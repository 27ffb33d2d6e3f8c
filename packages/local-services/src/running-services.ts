import { setTimeout as pause } from 'node:timers/promises';
import { withLastLines, type Child } from './child-process';

/** What a launch has started, in the order in which it must end. */
export interface RunningServices {
  /**
   * Puts a started process into our care.
   *
   * @param again - starts it once more when it ends by itself: for what keeps no state and so may die at any moment
   */
  add(child: Child, again?: () => Promise<Child>): void;
  /** Puts one out of our care that was ended on purpose. */
  forget(child: Child): void;
  /** Settles with a sentence when a process ends that was not asked to. */
  readonly failed: Promise<string>;
  /** Ends everything, the latest first, so that nobody loses what it stands on. */
  stop(): Promise<void>;
}

/** What dies more often than this, without running well in between, is broken: starting it again would only hide that. */
const mostRestarts = 5;
/** Milliseconds of life after which a process has run well. */
const goodLife = 60_000;
const pauseBeforeRestart = 500;

/**
 * Makes the care-taker of a launch's processes.
 *
 * @param say - tells a person that a process was started again
 * @param now - the time in milliseconds
 * @returns it, with nothing in it
 */
export function careForServices(
  say: (sentence: string) => void = () => undefined,
  now: () => number = () => performance.now(),
): RunningServices {
  const running: Child[] = [];
  const restarts = new Map<string, number>();
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
      const times = now() - born >= goodLife ? 1 : (restarts.get(child.name) ?? 0) + 1;
      restarts.set(child.name, times);
      if (again && times <= mostRestarts) startAgain(child.name, reason, again).catch(() => fail(reason));
      else fail(reason);
    });
  };

  const startAgain = async (name: string, reason: string, again: () => Promise<Child>) => {
    await pause(pauseBeforeRestart);
    if (stopping) return;
    const child = await again();
    // Everything ends meanwhile, and this one was not among it yet.
    if (stopping) return child.stop();
    say(`${reason}\n${name} has been started again.`);
    add(child, again);
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
