import type { Model } from 'mongoose';
import { isDatabaseAway } from './database-away';
import { stamped, type Unstamped } from './insert-checked';

/** A queued record with the callbacks of its caller. */
interface Waiting {
  record: object;
  stored(): void;
  failed(error: unknown): void;
}

/** Records queued for the next insert of each model. A model has an entry while an insert is running. */
const waitingOf = new WeakMap<Model<never>, Waiting[]>();

/**
 * Stores a new record like `insertChecked` without a transaction. Records that arrive during an insert of their model
 * are inserted together afterwards. So twenty concurrent records take two commands instead of twenty, and no record
 * waits for a later one.
 * @param record - with its `_id` and every field of the type that its schema names
 * @throws MongoDB's errors, for every record of the insert. If MongoDB is unavailable, all queued records fail too
 */
export async function bulkInsert<Stored extends object>(
  model: Model<Stored>,
  record: Unstamped<Stored>,
): Promise<void> {
  const key = model as unknown as Model<never>;
  const underWay = waitingOf.get(key);
  await new Promise<void>((stored, failed) => {
    const waiting = { record: stamped(model, record), stored, failed };
    if (underWay) underWay.push(waiting);
    else void insertAll(key, [waiting]);
  });
}

async function insertAll(model: Model<never>, first: Waiting[]): Promise<void> {
  for (let batch = first; batch.length > 0; batch = waitingOf.get(model) ?? []) {
    waitingOf.set(model, []);
    try {
      await model.collection.insertMany(
        batch.map(({ record }) => record),
        { ignoreUndefined: true },
      );
      for (const { stored } of batch) stored();
    } catch (error) {
      // Records that wait for an unavailable database have already waited long enough.
      const behind = isDatabaseAway(error) ? (waitingOf.get(model)?.splice(0) ?? []) : [];
      for (const { failed } of [...batch, ...behind]) failed(error);
    }
  }
  waitingOf.delete(model);
}
