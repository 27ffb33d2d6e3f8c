import type { ClientSession, Model, mongo } from 'mongoose';
import { stamped, type Unstamped } from './insert-checked';
import { sendWrites, write, type Write } from './send-writes';

/** Writes of one transaction that are sent together, at its end. */
export interface BatchedWrites {
  /**
   * Stores a new record, as `insertChecked` does.
   *
   * @returns what is stored when they have been sent
   */
  insert<Stored extends object>(model: Model<Stored>, record: Unstamped<Stored>): Stored;
  /**
   * Changes one record, by the driver alone: nothing is cast, no operator is kept out.
   *
   * @param whenMissing - runs where no record met the filter, before the commit
   */
  update<Stored extends object>(
    model: Model<Stored>,
    filter: mongo.Filter<mongo.Document>,
    change: mongo.UpdateFilter<mongo.Document>,
    whenMissing: () => Promise<void>,
  ): void;
  /** Runs when they have been sent, before the commit. */
  afterwards(check: () => void): void;
}

/** A write, and what is to be done where it met no record. */
type BatchedWrite = Write & { whenMissing?: () => Promise<void> };

/**
 * Gathers writes of a transaction: one command and one round trip for all of them, where each of its own would cost
 * as much, where the server takes them so (docs/decisions/0049-batched-writes.md).
 *
 * @param session - the running transaction
 * @returns with `send`, which throws what the first write that failed would throw alone
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
