import { ObjectId } from 'bson';
import { identical } from '../bson/compare';
import { type BsonDocument, isDocument, isRegExp, typeName } from '../bson/types';
import { badValue, checkTime, CommandError, located, notImplemented } from '../errors';
import { compileFilter } from '../query/match';
import { compileProjection } from '../query/projection';
import { collectionName, type Command, optionalDocument } from '../server/request';
import { refuseOptions, type Request, whenFree } from '../server/request';
import { identityOf } from '../server/sessions';
import { runQuery } from '../store/query';
import { applyUpdate, checkUpdate, upsertedDocument } from '../update/apply';

/** Runs one statement of a command. @param index - its position, under which its result is stored */
export type Statement = (request: Request, statement: BsonDocument, index: number) => Promise<BsonDocument>;

export const insertOne: Statement = (request, document, index) => {
  const inserted = withId(document);
  const write = () => writeDocument(request, undefined, inserted, index, { n: 1 });
  return whenFree(request, write).then(() => ({ n: 1 }));
};

export const update: Statement = async (request, statement, index) => {
  // Of all write commands, only findAndModify supports a sort here.
  if (statement.sort !== undefined) throw notImplemented('the option sort');
  const { u: change, multi, upsert } = statement;
  checkUpdate(change, multi === true);
  const target = targetOf(request, statement, statement.q, { update: change, upsert: upsert === true });
  if (multi === true) return changeMany(request, target, index);
  return changeOne(request, target, index, updateResult);
};

export const remove: Statement = async (request, statement, index) => {
  const limit = Number(statement.limit);
  if (limit !== 0 && limit !== 1) throw located(9, 'The limit of a delete must be 0 or 1.');
  const target = targetOf(request, statement, statement.q, { remove: true });
  if (limit === 0) return changeMany(request, target, index);
  return changeOne(request, target, index, (before) => ({ n: before ? 1 : 0 }));
};

/** Commands that write documents. */
export const writingCommands: Record<string, Command> = {
  insert: (request) => runStatements(request, 'documents', insertOne),
  update: (request) => runStatements(request, 'updates', update),
  delete: (request) => runStatements(request, 'deletes', remove),
  /** Finds one document and changes or removes it atomically. */
  findAndModify: async (request) => {
    const { body, session, retryable, variables } = request;
    const { update, fields } = body;
    const [remove, upsert, after] = [body.remove === true, body.upsert === true, body.new === true];
    if (remove === (update !== undefined) || (remove && (upsert || after)))
      throw located(9, "findAndModify needs an update, or 'remove' without 'update', 'upsert' and 'new'");
    if (!remove) checkUpdate(update, false);
    const known = retryable ? session?.statements.get(0) : undefined;
    if (known) return { ...known, retriedStmtId: 0, ok: 1 };
    const target = targetOf(request, body, body.query, { update, upsert, remove });
    const project = compileProjection(optionalDocument(fields, 'fields'), target.filter);
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

type Change = { readonly update?: unknown; readonly remove?: boolean; readonly upsert?: boolean };
type Target = ReturnType<typeof targetOf>;

/** What to find and how to change it. @throws CommandError before any document is examined */
function targetOf({ variables }: Request, statement: BsonDocument, condition: unknown, change: Change) {
  const { sort, hint, arrayFilters } = statement;
  refuseOptions(statement);
  if (arrayFilters !== undefined && !Array.isArray(arrayFilters))
    throw located(14, 'arrayFilters must be an array');
  const filter = optionalDocument(condition, 'q');
  const query = { filter, matches: compileFilter(filter, { variables }), sort: sort ?? undefined, hint };
  return { ...change, ...query, context: { filter, variables, arrayFilters } };
}

/** A statement's result, given the document before (undefined if there was none) and after (null if removed). */
type ResultOf = (before?: BsonDocument, after?: BsonDocument | null) => BsonDocument;

/** Finds and changes one document in one tick, so that nothing can happen in between. */
function changeOne(request: Request, target: Target, statement: number, resultOf: ResultOf) {
  return whenFree(request, () => {
    const [before] = find(request, target, 1);
    const after = before || target.upsert ? changed(before, target) : undefined;
    const result = resultOf(before, after);
    if (after !== undefined) writeDocument(request, before, after, statement, result);
    return result;
  });
}

/** Changes all matching documents, each in its own tick. */
async function changeMany(request: Request, target: Target, statement: number): Promise<BsonDocument> {
  const found = find(request, target, 0);
  if (found.length === 0 && target.upsert) return changeOne(request, target, statement, updateResult);
  let [n, nModified] = [0, 0];
  for (const { _id } of found) {
    checkTime(request);
    await whenFree(request, () => {
      // The document may have changed while this statement waited for a transaction.
      const document = collectionOf(request)?.withId(_id);
      if (!document || !target.matches(document)) return;
      if (writeDocument(request, document, changed(document, target))) nModified += 1;
      n += 1;
    });
  }
  return target.remove ? { n } : { n, nModified };
}

const updateResult: ResultOf = (before, after) => {
  if (before) return { n: 1, nModified: identical(before, after!) ? 0 : 1 };
  return after ? { n: 1, nModified: 0, upserted: after._id } : { n: 0, nModified: 0 };
};

const collectionOf = ({ state, database, body, name, transaction }: Request) =>
  state.store.collection(database, collectionName(body[name]), transaction);

const find = (request: Request, target: Target, limit: number): readonly BsonDocument[] =>
  runQuery({ ...request, ...target, collection: collectionOf(request), limit }).documents;

function changed(document: BsonDocument | undefined, target: Target): BsonDocument | null {
  const { update, context, remove } = target;
  if (remove) return null;
  return document ? applyUpdate(document, update, context) : withId(upsertedDocument(update, context));
}

/** Writes a document, and in the same commit the result for a repeated statement. @returns false if nothing changes */
function writeDocument(
  { state, database, name, body, transaction, session, retryable }: Request,
  before: BsonDocument | undefined,
  after: BsonDocument | null,
  statement?: number,
  result: BsonDocument = {},
): boolean {
  if (before && after && identical(after, before)) return false;
  const collection = state.store.ensureCollection(database, collectionName(body[name]), transaction);
  const remembered = retryable && statement !== undefined ? { statement, result } : undefined;
  const retry = remembered && session && { ...identityOf(session), ...remembered };
  state.store.write(collection, before, after, transaction, retry);
  if (remembered) session?.statements.set(remembered.statement, result);
  return true;
}

/**
 * The document with its `_id` first, or a new `_id` if it has none. @throws CommandError for an `_id` of a wrong type
 */
function withId(document: BsonDocument): BsonDocument {
  const { _id = new ObjectId(), ...rest } = document;
  if (Array.isArray(_id) || isRegExp(_id))
    throw located(53, `The '_id' value cannot be of type ${typeName(_id)}`);
  if (isDocument(_id) && Object.keys(_id).some((name) => /^\$(?!ref$|id$|db$)/.test(name)))
    throw located(52, "_id fields may not contain '$'-prefixed fields");
  return Object.keys(document)[0] === '_id' ? document : { _id, ...rest };
}

/** The results of a command's statements, by position. */
interface Outcome {
  /** Statements that were executed, now or by an earlier attempt. */
  results: readonly (readonly [index: number, result: BsonDocument])[];
  writeErrors: readonly BsonDocument[];
  /** Statements that an earlier attempt executed. */
  retriedStmtIds: readonly number[];
}

/** Runs a command's statements in order. A failure ends an ordered command, and a transaction. */
export async function runEach(request: Request, field: string, run: Statement): Promise<Outcome> {
  const { body, session, retryable, transaction, state } = request;
  const statements: unknown = body[field];
  if (!Array.isArray(statements) || !statements.every(isDocument))
    throw badValue(`${field} must be an array of documents`);
  if (statements.length === 0 || statements.length > 100_000)
    throw located(16, `a command takes 1 to 100000 statements, not ${statements.length}`);
  const results: [number, BsonDocument][] = [];
  const [writeErrors, retriedStmtIds]: [BsonDocument[], number[]] = [[], []];
  for (const [index, statement] of statements.entries()) {
    const before = retryable ? session?.statements.get(index) : undefined;
    if (before) retriedStmtIds.push(index);
    try {
      results.push([index, before ?? (await run(request, statement, index))]);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      // A conflict, an unsupported option or a timeout concerns the whole command, not one document.
      if (error.code === 50 || error.code === 238 || (transaction && error.code === 112)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (transaction?.state === 'open') state.store.abort(transaction);
      if (body.ordered !== false || transaction) break;
    }
  }
  return { results, writeErrors, retriedStmtIds };
}

/** Runs a command whose statements are all of one kind, in one collection. */
async function runStatements(
  request: Request,
  field: 'documents' | 'updates' | 'deletes',
  run: Statement,
): Promise<BsonDocument> {
  collectionName(request.body[request.name]);
  const { results, ...lists } = await runEach(request, field, run);
  let [n, nModified] = [0, 0];
  const upserted: BsonDocument[] = [];
  for (const [index, result] of results) {
    n += Number(result.n);
    nModified += Number(result.nModified);
    if ('upserted' in result) upserted.push({ index, _id: result.upserted });
  }
  const reply: BsonDocument = field === 'updates' ? { n, nModified, ok: 1 } : { n, ok: 1 };
  for (const [list, values] of Object.entries({ upserted, ...lists }))
    if (values.length > 0) reply[list] = values;
  return reply;
}
