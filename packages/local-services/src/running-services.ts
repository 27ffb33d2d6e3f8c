import { withLastLines, type Child } from './child-process';

/** What a launch has started, in the order in which it must end. */
export interface RunningServices {
  /** Puts a started process into our care. */
  add(child: Child): void;
  /** Puts one out of our care that was ended on purpose. */
  forget(child: Child): void;
  /** Settles with a sentence when a process ends that was not asked to. */
  readonly failed: Promise<string>;
  /** Ends everything, the latest first, so that nobody loses what it stands on. */
  stop(): Promise<void>;
}

/**
 * Makes the care-taker of a launch's processes.
 *
 * @returns it, with nothing in it
 */
export function careForServices(): RunningServices {
  const running: Child[] = [];
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

  return {
    failed,
    add: (child) => {
      running.push(child);
      void child.ended.then((sentence) => {
        if (remove(child) && !stopping) fail(withLastLines(sentence, child.lastLines()));
      });
    },
    forget: remove,
    stop: async () => {
      stopping = true;
      for (let last = running.pop(); last; last = running.pop()) await last.stop();
    },
  };
}
