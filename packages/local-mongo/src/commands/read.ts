import { compilePipeline } from '../aggregate/pipeline';
import type { Environment } from '../aggregate/stage';
import { compare } from '../bson/compare';
import { encodeKey } from '../bson/key';
import { type BsonDocument, isDocument, isNumber, plainNumber } from '../bson/types';
import { badValue, failedToParse, located, typeMismatch } from '../errors';
import { compileFilter } from '../query/match';
import { visitPath } from '../query/paths';
import { compileProjection } from '../query/projection';
import {
  checkTime,
  collectionName,
  type Command,
  optionalDocument,
  optionalNumber,
  refuseOptions,
  type Request,
  variablesOf,
} from '../server/request';
import { type QueryStatistics, runQuery } from '../store/query';

/** What a read found and what it cost; `explain` shows the second. */
export interface Outcome {
  readonly documents: readonly BsonDocument[];
  readonly statistics: QueryStatistics;
}

const unsupported = ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData', 'oplogReplay'];

/** Commands that read. */
export const readCommands: Record<string, Command> = {
  find: (request) => {
    const { body, database, state } = request;
    const { documents } = find(request);
    const single = body.singleBatch === true || (optionalNumber(body.limit, 'limit') ?? 0) < 0;
    const batchSize = optionalNumber(body.batchSize, 'batchSize');
    return state.cursors.firstBatch(`${database}.${String(body.find)}`, documents, batchSize, single);
  },
  aggregate: (request) => {
    const { body, database, state } = request;
    const { documents } = aggregate(request);
    const name = typeof body.aggregate === 'string' ? body.aggregate : '$cmd.aggregate';
    const batchSize = optionalNumber(optionalDocument(body.cursor, 'cursor').batchSize, 'batchSize');
    return state.cursors.firstBatch(`${database}.${name}`, documents, batchSize);
  },
  count: (request) => ({ n: count(request).documents.length, ok: 1 }),
  distinct: (request) => ({ values: distinct(request).values, ok: 1 }),
  getMore: ({ body, database, state }) => {
    const id = cursorId(body.getMore);
    const namespace = `${database}.${String(body.collection)}`;
    return state.cursors.nextBatch(id, namespace, optionalNumber(body.batchSize, 'batchSize'));
  },
  killCursors: ({ body, state }) => {
    const ids: unknown[] = Array.isArray(body.cursors) ? body.cursors : [];
    const killed = ids.filter((id) => state.cursors.kill(cursorId(id)));
    const notFound = ids.filter((id) => !killed.includes(id));
    return { cursorsKilled: killed, cursorsNotFound: notFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};

/** @throws CommandError TypeMismatch for what is no number */
function cursorId(id: unknown): bigint {
  if (!isNumber(id)) throw typeMismatch('a cursor id has to be a number');
  return BigInt(String(plainNumber(id)));
}

/** The documents of a `find`, projected. */
export function find(request: Request): Outcome {
  const { body } = request;
  refuseOptions(body, unsupported);
  const filter = optionalDocument(body.filter, 'filter');
  const skip = optionalNumber(body.skip, 'skip') ?? 0;
  if (skip < 0) throw located(51024, `BSON field 'skip' value must be >= 0, actual value '${skip}'`);
  const limit = Math.abs(optionalNumber(body.limit, 'limit') ?? 0);
  const found = query(request, collectionName(body.find), filter, {
    sort: body.sort,
    skip,
    limit,
    hint: body.hint,
  });
  const projection = optionalDocument(body.projection, 'projection');
  if (Object.keys(projection).length === 0) return found;
  const project = compileProjection(projection, 'find', filter);
  const variables = variablesOf(request);
  return { ...found, documents: found.documents.map((document) => project(document, variables)) };
}

/** The result of a pipeline. What comes first in it (`$match`, `$sort`, `$skip`, `$limit`) is left to the indexes. */
export function aggregate(request: Request): Outcome {
  const { body } = request;
  refuseOptions(body, []);
  const { pipeline } = body;
  if (!Array.isArray(pipeline)) throw badValue("'pipeline' must be specified as an array");
  if (body.cursor === undefined && body.explain === undefined) {
    throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
  }
  // Compiled as a whole first: a mistake anywhere in it is an error also where there are no documents.
  compilePipeline(pipeline.filter((stage) => !isSessionStage(stage)));
  const environment = environmentOf(request);
  if (typeof body.aggregate !== 'string') return aggregateDatabase(request, pipeline, environment);
  const { options, rest } = splitPipeline(pipeline);
  const found = query(request, collectionName(body.aggregate), options.filter, {
    ...options,
    hint: body.hint,
  });
  return { ...found, documents: compilePipeline(rest)(found.documents, environment) };
}

/** A pipeline on a database rather than on a collection: it has to begin with a stage that needs none. */
function aggregateDatabase(request: Request, pipeline: unknown[], environment: Environment): Outcome {
  if (!isSessionStage(pipeline[0])) {
    throw badValue('{aggregate: 1} is not valid for this pipeline; a collection aggregate is required');
  }
  const sessions = request.state.sessions.ids.map((id) => ({ _id: { id } }));
  const documents = compilePipeline(pipeline.slice(1))(sessions, environment);
  return { documents, statistics: noStatistics() };
}

const isSessionStage = (stage: unknown): boolean => isDocument(stage) && '$listLocalSessions' in stage;

const noStatistics = (): QueryStatistics => ({
  plan: { index: undefined, ranges: [], sorted: undefined },
  keysExamined: 0,
  documentsExamined: 0,
});

interface QueryOptions {
  readonly sort?: unknown;
  readonly skip?: number;
  readonly limit?: number;
  readonly hint?: unknown;
}

/** The stages at the beginning of a pipeline that a query can do, each at most once and in this order. */
function splitPipeline(pipeline: readonly unknown[]): {
  options: QueryOptions & { filter: BsonDocument };
  rest: unknown[];
} {
  const rest = [...pipeline];
  const take = (name: string): unknown => {
    const [stage] = rest;
    if (!isDocument(stage) || !(name in stage)) return undefined;
    rest.shift();
    return stage[name];
  };
  const filter = optionalDocument(take('$match'), '$match');
  const sort = take('$sort');
  const skip = optionalNumber(take('$skip'), '$skip');
  const limit = optionalNumber(take('$limit'), '$limit');
  return { options: { filter, sort, skip, limit }, rest };
}

/** The documents a `count` counts. */
export function count(request: Request): Outcome {
  const { body } = request;
  refuseOptions(body, []);
  const skip = optionalNumber(body.skip, 'skip') ?? 0;
  const limit = Math.abs(optionalNumber(body.limit, 'limit') ?? 0);
  return query(request, collectionName(body.count), optionalDocument(body.query, 'query'), {
    skip,
    limit,
    hint: body.hint,
  });
}

/** The distinct values of a field, sorted; an array counts with its elements. */
export function distinct(request: Request): Outcome & { values: unknown[] } {
  const { body } = request;
  refuseOptions(body, []);
  if (typeof body.key !== 'string') throw badValue('distinct needs a key');
  const outcome = query(request, collectionName(body.distinct), optionalDocument(body.query, 'query'), {
    hint: body.hint,
  });
  const values = new Map<string, unknown>();
  for (const document of outcome.documents) {
    visitPath(document, body.key.split('.'), (value) => {
      for (const element of Array.isArray(value) ? value : [value]) {
        if (element !== undefined) values.set(encodeKey(element), values.get(encodeKey(element)) ?? element);
      }
      return false;
    });
  }
  return { ...outcome, values: [...values.values()].sort(compare) };
}

function query(request: Request, name: string, filter: BsonDocument, options: QueryOptions): Outcome {
  const { state, database, transaction } = request;
  const { matches, statistics } = runQuery({
    ...options,
    collection: state.store.collection(database, name),
    filter,
    matches: compileFilter(filter, { variables: variablesOf(request) }),
    transaction,
    checkTime: () => checkTime(request),
  });
  checkTime(request);
  return { documents: matches.map(({ document }) => document), statistics };
}

function environmentOf(request: Request): Environment {
  const { state, database, transaction } = request;
  return {
    variables: variablesOf(request),
    collection: (name) => state.store.documents(state.store.collection(database, name), transaction),
    checkTime: () => checkTime(request),
  };
}
