import type { ClientSession, Model, mongo } from 'mongoose';
import { stamped, type Unstamped } from './insert-checked';
import { sendWrites, write, type Write } from './send-writes';

/** Writes that a transaction sends together at its end. */
export interface BatchedWrites {
  /**
   * Stores a new record, as `insertChecked` does.
   *
   * @returns the record, which is stored when the batch is sent
   */
  insert<Stored extends object>(model: Model<Stored>, record: Unstamped<Stored>): Stored;
  /**
   * Changes one record through the driver, without mongoose's casting or sanitizing.
   *
   * @param whenMissing - runs before the commit if no record matched the filter
   */
  update<Stored extends object>(
    model: Model<Stored>,
    filter: mongo.Filter<mongo.Document>,
    change: mongo.UpdateFilter<mongo.Document>,
    whenMissing: () => Promise<void>,
  ): void;
  /** Runs after the writes were sent, before the commit. */
  afterwards(check: () => void): void;
}

/** A write, and its callback if no record matched. */
type BatchedWrite = Write & { whenMissing?: () => Promise<void> };

/**
 * Batches the writes of a transaction into one command and one round trip, if the server supports it
 * (docs/decisions/0049-batched-writes.md).
 *
 * @param session - the running transaction
 * @returns the batch with `send`, which throws the error of the first failed write
 */
export function batchWrites(session: ClientSession): BatchedWrites & { send(): Promise<void> } {
  const writes: BatchedWrite[] = [];
  const checks: (() => void)[] = [];

  const send = async (): Promise<void> => {
    const [first, ...others] = writes;
    if (!first) return;
    const met = await sendWrites([first, ...others], session);
    for (const [index, { whenMissing }] of writes.entries()) if (met[index] === 0) await whenMissing?.();
  };

  return {
    insert: (model, record) => {
      const stored = stamped(model, record);
      writes.push(write(model, { insert: stored }));
      return stored;
    },
    update: (model, filter, update, whenMissing) =>
      void writes.push({ ...write(model, { update, filter }), whenMissing }),
    afterwards: (check) => void checks.push(check),
    send: async () => {
      await send();
      for (const check of checks) check();
    },
  };
}
