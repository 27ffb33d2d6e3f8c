/** Limits how many calls run at once. The others wait in order. */
export interface Slots {
  /**
   * Waits for a free slot.
   * @returns a function that frees the slot; calls after the first do nothing
   * @throws the error of `refusal` if too many wait already, or an error once the slots are closed
   */
  enter(): Promise<() => void>;
  /** Runs the work when a slot is free. @throws the error of the work, or those of `enter` */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Starts no more work. Running work goes on. */
  close(): void;
}

/** Limits how many calls wait. */
export interface WaitingLimit {
  /** How many calls may wait. */
  atMost: number;
  /** @returns the error for a call beyond them */
  refusal(): Error;
}

/**
 * @param atOnce - how many calls run at once
 * @param waiting - how many may wait; without it, all do
 */
export function createSlots(atOnce: number, waiting?: WaitingLimit): Slots {
  let taken = 0;
  let isClosed = false;
  const queue: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const closed = () => new Error('The slots were closed.');

  const leaveOnce = () => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = queue.shift();
      if (next) next.resolve();
      else taken -= 1;
    };
  };

  async function enter() {
    if (isClosed) throw closed();
    if (taken < atOnce) {
      taken += 1;
      return leaveOnce();
    }
    if (waiting && queue.length >= waiting.atMost) throw waiting.refusal();
    await new Promise<void>((resolve, reject) => queue.push({ resolve, reject }));
    if (isClosed) throw closed();
    return leaveOnce();
  }

  return {
    enter,
    run: async (work) => {
      const leave = await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    close: () => {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(closed());
    },
  };
}
