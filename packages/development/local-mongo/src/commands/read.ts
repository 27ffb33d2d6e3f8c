import { compilePipeline, type Environment } from '../aggregate/pipeline';
import { compare, encodeKey } from '../bson/compare';
import { type BsonDocument, isDocument, isNumber } from '../bson/types';
import { badValue, checkTime, failedToParse, located, notImplemented, typeMismatch } from '../errors';
import { compileFilter } from '../query/match';
import { ownField, visitPath } from '../query/paths';
import { compileProjection } from '../query/projection';
import { collectionName, type Command, type Request } from '../server/request';
import { optionalDocument, optionalNumber } from '../server/request';
import { nothing, countQuery, type Query, type QueryResult, runQuery } from '../store/query';

/** Queries the collection that a command names. @throws CommandError for a malformed filter or sort */
function ask<Answer>(
  run: (query: Query) => Answer,
  request: Request,
  condition: unknown,
  options: Partial<Query>,
): Answer {
  const { state, database, name, body, variables, transaction } = request;
  const collection = state.store.collection(database, collectionName(body[name]), transaction);
  const filter = optionalDocument(condition, 'filter');
  const matches = compileFilter(filter, { variables });
  const answer = run({ ...request, hint: body.hint, ...options, collection, filter, matches });
  checkTime(request);
  return answer;
}

const query = (request: Request, condition: unknown, options: Partial<Query>): QueryResult =>
  ask(runQuery, request, condition, options);

/** Responds with a cursor. @param name of the collection in the cursor's namespace */
export function answerCursor(request: Request, documents: readonly BsonDocument[], name?: string) {
  const { body, database, state } = request;
  const size = optionalDocument(body.cursor, 'cursor').batchSize ?? body.batchSize;
  const namespace = `${database}.${name ?? String(body[request.name])}`;
  const single = body.singleBatch === true || Number(body.limit) < 0;
  return state.cursors.firstBatch(namespace, documents, optionalNumber(size, 'batchSize'), single);
}

/** The queries of the read commands, by name. */
const reads: Record<string, (request: Request) => QueryResult> = {
  find: (request) => {
    const { body, variables } = request;
    const found = query(request, body.filter, { ...slice(body), sort: body.sort });
    const projection = optionalDocument(body.projection, 'projection');
    if (Object.keys(projection).length === 0) return found;
    const project = compileProjection(projection, optionalDocument(body.filter, 'filter'));
    return { ...found, documents: found.documents.map((document) => project(document, variables)) };
  },
  aggregate,
  count: (request) => query(request, request.body.query, slice(request.body)),
  distinct: (request) => query(request, request.body.query, {}),
};

/** Commands that read. */
export const readCommands: Record<string, Command> = {
  find: (request) => answerCursor(request, reads.find!(request).documents),
  aggregate: (request) => {
    const name = typeof request.body.aggregate === 'string' ? undefined : '$cmd.aggregate';
    return answerCursor(request, aggregate(request).documents, name);
  },
  count: (request) => ({
    n: ask(countQuery, request, request.body.query, slice(request.body)),
    ok: 1,
  }),
  distinct: (request) => ({ values: distinctValues(request.body.key, reads.distinct!(request)), ok: 1 }),
  explain,
  getMore: ({ body, database, state }) => {
    const [id, size] = [cursorId(body.getMore), optionalNumber(body.batchSize, 'batchSize')];
    return state.cursors.nextBatch(id, `${database}.${String(body.collection)}`, size);
  },
  killCursors: ({ body, state }) => {
    const ids: unknown[] = Array.isArray(body.cursors) ? body.cursors : [];
    const cursorsKilled = ids.filter((id) => state.cursors.byId.delete(cursorId(id)));
    const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};

function cursorId(id: unknown): bigint {
  if (!isNumber(id)) throw typeMismatch('a cursor id has to be a number');
  return BigInt(String(id));
}

function slice(body: BsonDocument): { skip: number; limit: number } {
  const skip = optionalNumber(body.skip, 'skip') ?? 0;
  if (skip < 0) throw located(51024, `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
  return { skip, limit: Math.abs(optionalNumber(body.limit, 'limit') ?? 0) };
}

/** Runs a pipeline. Its first stages (`$match`, `$sort`, `$skip`, `$limit`) use the indexes. */
function aggregate(request: Request): QueryResult {
  const { body, state, database, transaction, variables } = request;
  if (!Array.isArray(body.pipeline)) throw badValue("'pipeline' must be specified as an array");
  if (body.cursor === undefined) throw failedToParse("The 'cursor' option is required");
  const environment: Environment = {
    variables,
    collection: (name) =>
      Array.from(state.store.collection(database, name, transaction)?.documents.values() ?? []),
    checkTime: () => checkTime(request),
  };
  const rest = [...(body.pipeline as BsonDocument[])];
  const take = (name: string): unknown =>
    isDocument(rest[0]) && name in rest[0] ? rest.shift()![name] : undefined;
  const onSessions = take('$listLocalSessions') !== undefined;
  // The whole pipeline is compiled first, so that a mistake is an error even without documents.
  const whole = compilePipeline(rest);
  if (onSessions) {
    const sessions = Array.from(state.sessions.byId.keys(), (id) => ({ _id: { id } }));
    return { ...nothing, documents: whole(sessions, environment) };
  }
  const [filter, sort] = [take('$match'), take('$sort')];
  const skip = optionalNumber(take('$skip'), '$skip');
  const limit = optionalNumber(take('$limit'), '$limit');
  const counted = countedAs(rest);
  if (counted) {
    const count = ask(countQuery, request, filter, { skip, limit });
    return { ...nothing, documents: count > 0 ? [{ ...counted, n: count }] : [] };
  }
  const found = query(request, filter, { sort, skip, limit });
  return { ...found, documents: compilePipeline(rest)(found.documents, environment) };
}

/** Detects a driver's countDocuments, which ends with exactly `{$group: {_id: 1, n: {$sum: 1}}}`. @returns its `_id` */
function countedAs([stage, ...others]: readonly BsonDocument[]): BsonDocument | undefined {
  const group = others.length === 0 && isDocument(stage?.$group) ? stage.$group : {};
  const { _id, n, ...more } = group;
  const isCount =
    isDocument(n) && Object.keys(n).length === 1 && n.$sum === 1 && Object.keys(more).length === 0;
  return isCount && (_id === 1 || _id === null) ? { _id } : undefined;
}

/** The distinct values of a field, sorted. An array counts by its elements. */
function distinctValues(path: unknown, { documents }: QueryResult): unknown[] {
  if (typeof path !== 'string') throw badValue('distinct needs a key');
  const values = new Map<string, unknown>();
  for (const document of documents) {
    visitPath(document, path.split('.'), (value) => {
      for (const element of (Array.isArray(value) ? value : [value]) as unknown[]) {
        const key = encodeKey(element);
        if (element !== undefined && !values.has(key)) values.set(key, element);
      }
      return false;
    });
  }
  return [...values.values()].sort(compare);
}

/** Runs a command's query without its changes, and reports the plan and its cost. */
function explain(request: Request): BsonDocument {
  const command = request.body.explain;
  if (!isDocument(command)) throw badValue('explain command requires a nested object');
  const [name = ''] = Object.keys(command);
  const body: BsonDocument = { cursor: {}, ...command };
  const read = (ownField(reads, name) ?? ownField(writes, name)) as (typeof reads)[string] | undefined;
  if (!read) throw notImplemented(`explain of ${name}`);
  const result = read({ ...request, name, body });
  const { keysExamined: totalKeysExamined, documentsExamined: totalDocsExamined, documents } = result;
  const winningPlan = stageOf(result);
  const namespace = `${request.database}.${String(command[name])}`;
  const executionStages = { ...winningPlan, nReturned: documents.length };
  const counts = { nReturned: documents.length, totalKeysExamined, totalDocsExamined };
  const executionStats = { executionSuccess: true, ...counts, executionStages };
  return { queryPlanner: { namespace, winningPlan, rejectedPlans: [] }, executionStats, ok: 1 };
}

/** The query of a write command's first statement. */
function written(request: Request, statements: unknown): QueryResult {
  const [statement = {}] = Array.isArray(statements) ? statements.filter(isDocument) : [];
  const { q, query: filter = q, sort, hint, multi, limit } = statement;
  return query(request, filter, { sort, hint, limit: multi === true || limit === 0 ? 0 : 1 });
}

const writes: typeof reads = {
  update: (request) => written(request, request.body.updates),
  delete: (request) => written(request, request.body.deletes),
  findAndModify: (request) => written(request, [request.body]),
};

/** The stage of an in-memory sort contains the stage it sorts. */
function stageOf(result: QueryResult): BsonDocument {
  const inputStage = scanOf(result);
  return result.isSorted ? { stage: 'SORT', inputStage } : inputStage;
}

function scanOf({ plan, keysExamined, documentsExamined: docsExamined }: QueryResult): BsonDocument {
  if (plan.scans.length === 0) return { stage: 'COLLSCAN', docsExamined };
  const direction = plan.sorted === 'descending' ? 'backward' : 'forward';
  const inputStages = plan.scans.map(({ index: { specification } }) => {
    return { stage: 'IXSCAN', indexName: specification.name, keyPattern: specification.key, direction };
  });
  const several = inputStages.length > 1;
  const inputStage = several ? { stage: 'OR', inputStages } : { ...inputStages[0], keysExamined };
  return { stage: 'FETCH', docsExamined, inputStage };
}
