import { mongo, type ClientSession, type Connection, type Model } from 'mongoose';
import { stamped, type Unstamped } from './insert-checked';

/** Writes of one transaction that are sent together, at its end. */
export interface GatheredWrites {
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

/** One write as MongoDB's command has it, without its collection. */
type Operation =
  { document: object } | { filter: object; updateMods: object; whenMissing: () => Promise<void> };

/**
 * Gathers writes of a transaction: one command and one round trip for all of them, where each of its own would cost
 * as much (docs/decisions/0049-writes-of-a-transaction-together.md).
 *
 * @param connection - the database; MongoDB 8.0 or newer, which has the command
 * @param session - the running transaction
 * @returns with `send`, which throws what the first write that failed would throw alone
 */
export function gatherWrites(
  connection: Connection,
  session: ClientSession,
): GatheredWrites & { send(): Promise<void> } {
  const operations: { model: Model<never>; operation: Operation }[] = [];
  const checks: (() => void)[] = [];
  const add = (model: unknown, operation: Operation) =>
    void operations.push({ model: model as Model<never>, operation });

  const send = async (): Promise<void> => {
    const namespaces = [...new Set(operations.map(({ model }) => namespaceOf(model)))];
    const answer = await connection
      .getClient()
      .db('admin')
      .command(
        {
          bulkWrite: 1,
          ops: operations.map(({ model, operation }) => {
            const place = namespaces.indexOf(namespaceOf(model));
            if ('document' in operation) return { insert: place, ...operation };
            const { filter, updateMods } = operation;
            return { update: place, filter, updateMods };
          }),
          nsInfo: namespaces.map((ns) => ({ ns })),
          maxTimeMS: connection.get('maxTimeMS') as number | undefined,
        },
        // An answer that was not given is stored as none, not as null.
        { session, ignoreUndefined: true },
      );
    const results = (answer as { cursor: { firstBatch: Result[] } }).cursor.firstBatch;
    const failed = results.find(({ ok }) => ok === 0);
    if (failed) throw new mongo.MongoServerError(failed);
    for (const { idx, n } of results) {
      const operation = operations[idx]?.operation;
      if (operation && 'whenMissing' in operation && n === 0) await operation.whenMissing();
    }
  };

  return {
    insert: (model, record) => {
      const stored = stamped(model, record);
      add(model, { document: stored });
      return stored;
    },
    update: (model, filter, updateMods, whenMissing) => add(model, { filter, updateMods, whenMissing }),
    afterwards: (check) => void checks.push(check),
    send: async () => {
      const [first, ...others] = operations;
      // Alone it needs no command of 8.0.
      if (first && others.length === 0 && 'document' in first.operation)
        await first.model.collection.insertOne(first.operation.document, { session, ignoreUndefined: true });
      else if (first) await send();
      for (const check of checks) check();
    },
  };
}

const namespaceOf = ({ db, collection }: Model<never>) => `${db.name}.${collection.collectionName}`;

interface Result extends mongo.ErrorDescription {
  ok: 0 | 1;
  /** Which write it answers. */
  idx: number;
  /** How many records it met. */
  n: number;
}
