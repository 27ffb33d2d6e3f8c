import type { Model } from 'mongoose';
import { isDatabaseAway } from './database-away';
import { stamped, type Unstamped } from './insert-checked';

/** A record on its way, and whoever waits for it. */
interface Waiting {
  record: object;
  stored(): void;
  failed(error: unknown): void;
}

/** The records of each model that go with the next insert. A model stands here while one is under way. */
const waitingOf = new WeakMap<Model<never>, Waiting[]>();

/**
 * Stores a new record as `insertChecked` does without a transaction. What comes while an insert of the same model is
 * under way goes with the next one, all together: twenty who come at once cost two commands instead of twenty. Nobody
 * waits for somebody who may come later.
 *
 * @param record - with its `_id`; every field of the type that its schema names
 * @throws MongoDB's errors, to everybody whose record went together; to all who wait where the database is away
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
      // Whoever would only now begin to wait for a database that is away has waited for long enough.
      const behind = isDatabaseAway(error) ? (waitingOf.get(model)?.splice(0) ?? []) : [];
      for (const { failed } of [...batch, ...behind]) failed(error);
    }
  }
  waitingOf.delete(model);
}
