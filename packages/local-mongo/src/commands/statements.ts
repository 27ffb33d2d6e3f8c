import { identical } from '../bson/compare';
import { type BsonDocument, isDocument } from '../bson/types';
import { CommandError, failedToParse } from '../errors';
import { compileFilter } from '../query/match';
import {
  checkTime,
  optionalDocument,
  refuseOptions,
  rememberStatement,
  retryRecord,
  type Request,
  variablesOf,
  whenFree,
} from '../server/request';
import { compileExpression } from '../aggregate/expression';
import type { Collection } from '../store/collection';
import { type Match, runQuery } from '../store/query';
import { visibleDocument } from '../store/record';
import { applyUpdate, checkUpdate, type UpdateContext } from '../update/apply';
import { upsertedDocument } from '../update/upsert';
import { deleteLimit, withId } from './document-id';

/** What one statement did. */
export type WriteResult = BsonDocument & { n: number; nModified?: number; upserted?: unknown };

/** A filter with everything needed to find and change its documents. */
export interface Selection {
  readonly collection: Collection;
  readonly filter: BsonDocument;
  readonly sort?: unknown;
  readonly hint?: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** One statement of `update`: `{q, u, multi, upsert, arrayFilters, c, hint}`. */
export async function updateOne(
  request: Request,
  name: string,
  statement: BsonDocument,
  index: number,
): Promise<WriteResult> {
  // MongoDB 7 knows no sort in an update; only findAndModify has one.
  refuseOptions(statement, ['sort']);
  const many = statement.multi === true;
  checkUpdate(statement.u, many);
  const selection = await select(request, name, statement);
  const context = updateContext(selection, statement.arrayFilters);
  if (many) return updateMany(request, selection, statement, context, index);
  return whenFree(request, () => {
    const [match] = findMatches(request, selection, 1);
    if (match) return changeDocument(request, selection, match, statement.u, context, index);
    if (statement.upsert !== true) return { n: 0, nModified: 0 };
    return insertUpserted(request, selection, statement.u, context, index);
  });
}

async function updateMany(
  request: Request,
  selection: Selection,
  statement: BsonDocument,
  context: UpdateContext,
  index: number,
): Promise<WriteResult> {
  const result = { n: 0, nModified: 0 };
  const matches = compileFilter(selection.filter, { variables: selection.variables });
  const found = findMatches(request, selection, 0);
  if (found.length === 0 && statement.upsert === true) {
    return whenFree(request, () => insertUpserted(request, selection, statement.u, context, index));
  }
  for (const { record } of found) {
    checkTime(request);
    await whenFree(request, () => {
      // While this statement waited for a transaction the document may have changed.
      const document = visibleDocument(record, request.transaction);
      if (!document || !matches(document)) return;
      const { nModified } = changeDocument(
        request,
        selection,
        { record, document },
        statement.u,
        context,
        undefined,
      );
      result.n += 1;
      result.nModified += nModified ?? 0;
    });
  }
  return result;
}

/** One statement of `delete`: `{q, limit, hint}`. */
export async function removeOne(
  request: Request,
  name: string,
  statement: BsonDocument,
  index: number,
): Promise<WriteResult> {
  refuseOptions(statement, []);
  const limit = deleteLimit(statement.limit);
  const { state, database, transaction } = request;
  const filter = optionalDocument(statement.q, 'q');
  const matches = compileFilter(filter, { variables: variablesOf(request) });
  const collection = state.store.collection(database, name);
  if (!collection) return { n: 0 };
  const selection: Selection = { collection, filter, hint: statement.hint, variables: variablesOf(request) };
  if (limit === 1) {
    return whenFree(request, () => {
      const [match] = findMatches(request, selection, 1);
      if (!match) return { n: 0 };
      const record = retryRecord(request, index, { n: 1 });
      state.store.remove(collection, match.record, transaction, record);
      rememberStatement(request, record);
      return { n: 1 };
    });
  }
  const result = { n: 0 };
  for (const { record } of findMatches(request, selection, 0)) {
    await whenFree(request, () => {
      const document = visibleDocument(record, transaction);
      if (!document || !matches(document)) return;
      state.store.remove(collection, record, transaction);
      result.n += 1;
    });
  }
  return result;
}

/** Finds, inside of the tick that changes: nothing can come between. @param limit 0 for all */
export function findMatches(request: Request, selection: Selection, limit: number): Match[] {
  const { collection, filter, sort, hint, variables } = selection;
  const { matches } = runQuery({
    collection,
    filter,
    matches: compileFilter(filter, { variables }),
    sort,
    hint,
    limit,
    transaction: request.transaction,
    checkTime: () => checkTime(request),
  });
  return matches;
}

/** Writes the changed document. @param index of the statement to remember, undefined for one of many documents */
export function changeDocument(
  request: Request,
  { collection }: Selection,
  { record, document }: Match,
  update: unknown,
  context: UpdateContext,
  index: number | undefined,
): WriteResult {
  const { state, transaction } = request;
  const changed = applyUpdate(document, update, context);
  if (identical(changed, document)) return { n: 1, nModified: 0 };
  const result = { n: 1, nModified: 1 };
  const retry = index === undefined ? undefined : retryRecord(request, index, result);
  state.store.update(collection, record, changed, transaction, retry);
  rememberStatement(request, retry);
  return result;
}

function insertUpserted(
  request: Request,
  { collection, filter }: Selection,
  update: unknown,
  context: UpdateContext,
  index: number,
): WriteResult {
  const { state, transaction } = request;
  const document = withId(upsertedDocument(filter, update, context));
  const result = { n: 1, nModified: 0, upserted: document._id };
  const retry = retryRecord(request, index, result);
  state.store.insert(collection, document, transaction, retry);
  rememberStatement(request, retry);
  return result;
}

/** What a statement is about; its collection is made, as MongoDB does for writes. */
async function select(request: Request, name: string, statement: BsonDocument): Promise<Selection> {
  const { state, database, transaction } = request;
  const filter = optionalDocument(statement.q, 'q');
  const variables = { ...variablesOf(request), ...constantsOf(statement.c) };
  // Compiled before anything is made, so that a malformed filter leaves nothing behind.
  compileFilter(filter, { variables });
  const collection = await whenFree(request, () => state.store.ensureCollection(database, name, transaction));
  return { collection, filter, hint: statement.hint, variables };
}

function constantsOf(constants: unknown): Record<string, unknown> {
  if (constants === undefined) return {};
  if (!isDocument(constants)) throw failedToParse("'c' must be an object");
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [
      name,
      compileExpression(value)({ root: {}, variables: {} }),
    ]),
  );
}

/** @throws CommandError when array filters come with a pipeline or a replacement */
export function updateContext({ filter, variables }: Selection, arrayFilters: unknown): UpdateContext {
  if (arrayFilters === undefined) return { filter, variables };
  if (!Array.isArray(arrayFilters))
    throw new CommandError(14, 'TypeMismatch', 'arrayFilters must be an array');
  return { filter, variables, arrayFilters };
}
