/** Limits how many calls run at once. The others wait in order. */
export interface Slots {
  /** Runs the work when a slot is free. @throws the error of the work, or an error if the slots were closed before */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Starts no more work. Running work goes on. */
  close(): void;
}

/** @param atOnce - how many calls run at once */
export function createSlots(atOnce: number): Slots {
  let taken = 0;
  let isClosed = false;
  const waiting: (() => void)[] = [];
  return {
    run: async (work) => {
      if (taken < atOnce) taken += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        if (isClosed) throw new Error('The slots were closed.');
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else taken -= 1;
      }
    },
    close: () => {
      isClosed = true;
      for (const end of waiting.splice(0)) {
        taken += 1;
        end();
      }
    },
  };
}
