import { type BsonDocument, isDocument } from '../bson/types';
import { badValue, CommandError } from '../errors';
import {
  collectionName,
  type Command,
  rememberStatement,
  retryRecord,
  refuseOptions,
  type Request,
  whenFree,
} from '../server/request';
import { withId } from './document-id';
import { removeOne, updateOne, type WriteResult } from './statements';

/** Commands that write documents. */
export const documentCommands: Record<string, Command> = {
  insert: async (request) => {
    const { body, database, state, transaction } = request;
    const name = collectionName(body.insert);
    const collection = await whenFree(request, () =>
      state.store.ensureCollection(database, name, transaction),
    );
    const results = await runStatements(
      request,
      statementsOf(body.documents, 'documents'),
      async (document, index) => {
        const inserted = withId(document);
        const record = retryRecord(request, index, { n: 1 });
        await whenFree(request, () => {
          state.store.insert(collection, inserted, transaction, record);
          rememberStatement(request, record);
        });
        return { n: 1 };
      },
    );
    return { n: total(results, 'n'), ...results.errors, ok: 1 };
  },
  update: async (request) => {
    const { body } = request;
    const name = collectionName(body.update);
    const results = await runStatements(request, statementsOf(body.updates, 'updates'), (statement, index) =>
      updateOne(request, name, statement, index),
    );
    const upserted = results.done.flatMap(({ index, result }) =>
      'upserted' in result ? [{ index, _id: result.upserted }] : [],
    );
    return {
      n: total(results, 'n'),
      nModified: total(results, 'nModified'),
      ...(upserted.length > 0 ? { upserted } : {}),
      ...results.errors,
      ok: 1,
    };
  },
  delete: async (request) => {
    const { body } = request;
    const name = collectionName(body.delete);
    const results = await runStatements(request, statementsOf(body.deletes, 'deletes'), (statement, index) =>
      removeOne(request, name, statement, index),
    );
    return { n: total(results, 'n'), ...results.errors, ok: 1 };
  },
};

interface StatementResults {
  readonly done: { index: number; result: WriteResult }[];
  /** `writeErrors` and `retriedStmtIds` of the reply, where there are any. */
  readonly errors: BsonDocument;
}

const total = ({ done }: StatementResults, field: 'n' | 'nModified'): number =>
  done.reduce((sum, { result }) => sum + (result[field] ?? 0), 0);

function statementsOf(list: unknown, name: string): BsonDocument[] {
  if (!Array.isArray(list) || !list.every(isDocument))
    throw badValue(`${name} must be an array of documents`);
  if (list.length === 0 || list.length > 100_000) {
    throw new CommandError(
      16,
      'InvalidLength',
      `Write batch sizes must be between 1 and 100000. Got ${list.length} operations.`,
    );
  }
  return list;
}

/**
 * Does the statements of one command in their order. A failed one ends an ordered command; in a transaction it fails
 * the whole command, and with it the transaction.
 */
async function runStatements(
  request: Request,
  statements: readonly BsonDocument[],
  run: (statement: BsonDocument, index: number) => Promise<WriteResult>,
): Promise<StatementResults> {
  const { body, session, retryable, transaction, state } = request;
  refuseOptions(body, []);
  const done: StatementResults['done'] = [];
  const writeErrors: BsonDocument[] = [];
  const retried: number[] = [];
  for (const [index, statement] of statements.entries()) {
    const before = retryable ? session?.statements.get(index) : undefined;
    if (before) {
      retried.push(index);
      done.push({ index, result: before as WriteResult });
      continue;
    }
    try {
      done.push({ index, result: await run(statement, index) });
    } catch (error) {
      if (!(error instanceof CommandError) || endsCommand(error, request)) throw error;
      writeErrors.push(writeError(error, index));
      if (transaction?.state === 'open') state.store.abort(transaction);
      if (body.ordered !== false || transaction) break;
    }
  }
  const errors = {
    ...(writeErrors.length > 0 ? { writeErrors } : {}),
    ...(retried.length > 0 ? { retriedStmtIds: retried } : {}),
  };
  return { done, errors };
}

/** A conflict or the end of time concerns the command, not one of its documents. */
const endsCommand = ({ code }: CommandError, { transaction }: Request): boolean =>
  code === 50 || code === 238 || (transaction !== undefined && code === 112);

const writeError = ({ code, message, details }: CommandError, index: number): BsonDocument => ({
  index,
  code,
  errmsg: message,
  ...details,
});
