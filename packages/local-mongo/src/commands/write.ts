import { ObjectId } from 'bson';
import { identical } from '../bson/compare';
import { type BsonDocument, isDocument, isRegExp, typeName } from '../bson/types';
import { badValue, CommandError, failedToParse, located, notImplemented, typeMismatch } from '../errors';
import { compileFilter } from '../query/match';
import { compileProjection } from '../query/projection';
import { checkTime, collectionName, type Command, optionalDocument } from '../server/request';
import { refuseOptions, type Request, whenFree } from '../server/request';
import { runQuery } from '../store/query';
import { applyUpdate, checkUpdate, upsertedDocument } from '../update/apply';

/** Commands that write documents. */
export const writingCommands: Record<string, Command> = {
  insert: (request) =>
    runStatements(request, 'documents', (document, index) => {
      const inserted = withId(document);
      const write = () => writeDocument(request, undefined, inserted, index, { n: 1 });
      return whenFree(request, write).then(() => ({ n: 1 }));
    }),
  update: (request) =>
    runStatements(request, 'updates', (statement, index) => {
      // MongoDB 7 knows no sort in an update; only findAndModify has one.
      if (statement.sort !== undefined) throw notImplemented('the option sort');
      const { u: update, multi, upsert } = statement;
      checkUpdate(update, multi === true);
      const target = targetOf(request, statement, statement.q, { update, upsert: upsert === true });
      return multi === true
        ? changeMany(request, target, index)
        : changeOne(request, target, index, updateResult);
    }),
  delete: (request) =>
    runStatements(request, 'deletes', (statement, index) => {
      const limit = Number(statement.limit);
      if (limit !== 0 && limit !== 1)
        throw failedToParse('The limit field in delete objects must be 0 or 1.');
      const target = targetOf(request, statement, statement.q, { remove: true });
      if (limit === 0) return changeMany(request, target, index);
      return changeOne(request, target, index, (before) => ({ n: before ? 1 : 0 }));
    }),
  /** Finds one document and changes or removes it in the same moment. */
  findAndModify: async (request) => {
    const { body, session, retryable, variables } = request;
    const { update, fields } = body;
    const [remove, upsert, after] = [body.remove === true, body.upsert === true, body.new === true];
    if (remove === (update !== undefined) || (remove && (upsert || after)))
      throw failedToParse("findAndModify needs an update, or 'remove' without 'update', 'upsert' and 'new'");
    if (!remove) checkUpdate(update, false);
    const known = retryable ? session?.statements.get(0) : undefined;
    if (known) return { ...known, retriedStmtId: 0, ok: 1 };
    const target = targetOf(request, body, body.query, { update, upsert, remove });
    const project = compileProjection(optionalDocument(fields, 'fields'), 'find', target.filter);
    const result = await changeOne(request, target, 0, (before, changed) => {
      const lastErrorObject: BsonDocument = { n: before || changed ? 1 : 0 };
      if (!remove) lastErrorObject.updatedExisting = before !== undefined;
      if (!before && changed) lastErrorObject.upserted = changed._id;
      const shown = after ? changed : before;
      return { lastErrorObject, value: shown ? project(shown, variables) : null };
    });
    return { ...result, ok: 1 };
  },
};

interface Change {
  readonly update?: unknown;
  readonly remove?: boolean;
  readonly upsert?: boolean;
}

type Target = ReturnType<typeof targetOf>;

/** What to find and how to change it. @throws CommandError before any document is looked at */
function targetOf({ variables }: Request, statement: BsonDocument, condition: unknown, change: Change) {
  const { sort, hint, arrayFilters } = statement;
  refuseOptions(statement);
  if (arrayFilters !== undefined && !Array.isArray(arrayFilters))
    throw typeMismatch('arrayFilters must be an array');
  const filter = optionalDocument(condition, 'q');
  const matches = compileFilter(filter, { variables });
  return {
    ...change,
    filter,
    matches,
    sort: sort ?? undefined,
    hint,
    context: { filter, variables, arrayFilters },
  };
}

/**
 * Finds one document and changes it, in one tick: nothing can come between.
 * @param resultOf what the statement answers for the document before (undefined: none) and after (null: removed)
 */
function changeOne(
  request: Request,
  target: Target,
  statement: number,
  resultOf: (before: BsonDocument | undefined, after: BsonDocument | null | undefined) => BsonDocument,
): Promise<BsonDocument> {
  return whenFree(request, () => {
    const [before] = find(request, target, 1);
    const after = before || target.upsert ? changed(before, target) : undefined;
    const result = resultOf(before, after);
    if (after !== undefined) writeDocument(request, before, after, statement, result);
    return result;
  });
}

/** Changes all documents that are found, each in a tick of its own. */
async function changeMany(request: Request, target: Target, statement: number): Promise<BsonDocument> {
  const found = find(request, target, 0);
  if (found.length === 0 && target.upsert) return changeOne(request, target, statement, updateResult);
  let [n, nModified] = [0, 0];
  for (const { _id } of found) {
    checkTime(request);
    await whenFree(request, () => {
      // While this statement waited for a transaction the document may have changed.
      const document = collectionOf(request)?.withId(_id);
      if (!document || !target.matches(document)) return;
      if (writeDocument(request, document, changed(document, target))) nModified += 1;
      n += 1;
    });
  }
  return target.remove ? { n } : { n, nModified };
}

/** What an update of one document answers: found, changed, or inserted. */
function updateResult(
  before: BsonDocument | undefined,
  after: BsonDocument | null | undefined,
): BsonDocument {
  if (before) return { n: 1, nModified: identical(before, after!) ? 0 : 1 };
  return after ? { n: 1, nModified: 0, upserted: after._id } : { n: 0, nModified: 0 };
}

const collectionOf = ({ state, database, body, name, transaction }: Request) =>
  state.store.collection(database, collectionName(body[name]), transaction);

const find = (request: Request, target: Target, limit: number): BsonDocument[] =>
  runQuery({ ...request, ...target, collection: collectionOf(request), limit }).documents;

function changed(document: BsonDocument | undefined, target: Target): BsonDocument | null {
  const { filter, update, context, remove } = target;
  if (remove) return null;
  return document
    ? applyUpdate(document, update, context)
    : withId(upsertedDocument(update, context));
}

/**
 * Writes a document (null removes it). In a retryable write the statement's result is kept in the same commit, so that
 * a repeated one is answered instead of done.
 * @returns false when nothing had to be written
 */
function writeDocument(
  { state, database, name, body, transaction, session, retryable }: Request,
  before: BsonDocument | undefined,
  after: BsonDocument | null,
  statement?: number,
  result: BsonDocument = {},
): boolean {
  if (before && after && identical(after, before)) return false;
  const collection = state.store.ensureCollection(database, collectionName(body[name]), transaction);
  const kept = retryable && statement !== undefined ? session : undefined;
  const retry = kept && {
    session: kept.id,
    transactionNumber: kept.transactionNumber,
    statement: statement!,
    result,
  };
  state.store.write(collection, before, after, transaction, retry);
  if (retry) kept.statements.set(retry.statement, result);
  return true;
}

/** The document with its `_id` first, a new one where it has none. @throws CommandError for an `_id` of a wrong type */
function withId(document: BsonDocument): BsonDocument {
  const { _id = new ObjectId(), ...rest } = document;
  if (Array.isArray(_id) || isRegExp(_id))
    throw located(53, `The '_id' value cannot be of type ${typeName(_id)}`);
  if (isDocument(_id) && Object.keys(_id).some((name) => /^\$(?!ref$|id$|db$)/.test(name)))
    throw located(52, "_id fields may not contain '$'-prefixed fields");
  return Object.keys(document)[0] === '_id' ? document : { _id, ...rest };
}

/**
 * Does the statements of one command in their order. A failed one ends an ordered command; in a transaction it fails
 * the whole command, and with it the transaction.
 * @param field of the command that holds the statements
 */
async function runStatements(
  request: Request,
  field: 'documents' | 'updates' | 'deletes',
  run: (statement: BsonDocument, index: number) => Promise<BsonDocument>,
): Promise<BsonDocument> {
  const { body, name, session, retryable, transaction, state } = request;
  collectionName(body[name]);
  const statements: unknown = body[field];
  if (!Array.isArray(statements) || !statements.every(isDocument))
    throw badValue(`${field} must be an array of documents`);
  if (statements.length === 0 || statements.length > 100_000)
    throw located(16, `Write batch sizes must be between 1 and 100000. Got ${statements.length} operations.`);
  const reply = { n: 0, ...(field === 'updates' ? { nModified: 0 } : {}), ok: 1 };
  const [upserted, writeErrors, retriedStmtIds]: [unknown[], unknown[], number[]] = [[], [], []];
  for (const [index, statement] of statements.entries()) {
    const before = retryable ? session?.statements.get(index) : undefined;
    if (before) retriedStmtIds.push(index);
    try {
      const result = before ?? (await run(statement, index));
      reply.n += Number(result.n);
      if (reply.nModified !== undefined) reply.nModified += Number(result.nModified);
      if ('upserted' in result) upserted.push({ index, _id: result.upserted });
    } catch (error) {
      if (!(error instanceof CommandError) || endsCommand(error, request)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (transaction?.state === 'open') state.store.abort(transaction);
      if (body.ordered !== false || transaction) break;
    }
  }
  const lists = Object.entries({ upserted, writeErrors, retriedStmtIds }).filter(
    ([, list]) => list.length > 0,
  );
  return { ...reply, ...Object.fromEntries(lists) };
}

/** A conflict or the end of time concerns the command, not one of its documents. */
const endsCommand = ({ code }: CommandError, { transaction }: Request): boolean =>
  code === 50 || code === 238 || (transaction !== undefined && code === 112);
