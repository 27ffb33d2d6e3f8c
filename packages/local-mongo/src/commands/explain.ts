import { type BsonDocument, isDocument } from '../bson/types';
import { badValue, notImplemented } from '../errors';
import { compileFilter } from '../query/match';
import {
  checkTime,
  collectionName,
  type Command,
  optionalDocument,
  type Request,
  variablesOf,
} from '../server/request';
import { type QueryStatistics, runQuery } from '../store/query';
import { aggregate, count, distinct, find, type Outcome } from './read';

/** Runs the query of a command, without its changes, and tells how it was found and what it cost. */
export const explain: Command = (request) => {
  const command = request.body.explain;
  if (!isDocument(command)) throw badValue('explain command requires a nested object');
  const [name = ''] = Object.keys(command);
  const { documents, statistics } = outcomeOf({ ...request, name, body: command });
  const stage = stageOf(statistics);
  return {
    queryPlanner: {
      namespace: `${request.database}.${String(command[name])}`,
      winningPlan: stage,
      rejectedPlans: [],
    },
    executionStats: {
      executionSuccess: true,
      nReturned: documents.length,
      totalKeysExamined: statistics.keysExamined,
      totalDocsExamined: statistics.documentsExamined,
      executionStages: { ...stage, nReturned: documents.length },
    },
    ok: 1,
  };
};

function outcomeOf(request: Request): Outcome {
  const { body, name } = request;
  switch (name) {
    case 'find':
      return find(request);
    case 'aggregate':
      return aggregate({ ...request, body: { cursor: {}, ...body } });
    case 'count':
      return count(request);
    case 'distinct':
      return distinct(request);
    case 'update':
      return ofStatement(request, body.update, body.updates, 'q');
    case 'delete':
      return ofStatement(request, body.delete, body.deletes, 'q');
    case 'findAndModify':
      return ofStatement(request, body.findAndModify, [body], 'query');
  }
  throw notImplemented(`explain of ${name}`);
}

function ofStatement(
  request: Request,
  collection: unknown,
  statements: unknown,
  field: 'q' | 'query',
): Outcome {
  const [statement] = Array.isArray(statements) ? statements : [];
  if (!isDocument(statement)) throw badValue('explain needs one statement');
  const filter = optionalDocument(statement[field], field);
  const { matches, statistics } = runQuery({
    collection: request.state.store.collection(request.database, collectionName(collection)),
    filter,
    matches: compileFilter(filter, { variables: variablesOf(request) }),
    sort: statement.sort,
    hint: statement.hint,
    limit: statement.multi === true || statement.limit === 0 ? 0 : 1,
    transaction: request.transaction,
    checkTime: () => checkTime(request),
  });
  return { documents: matches.map(({ document }) => document), statistics };
}

function stageOf({ plan, keysExamined, documentsExamined }: QueryStatistics): BsonDocument {
  if (!plan.index) return { stage: 'COLLSCAN', docsExamined: documentsExamined };
  const { name, key } = plan.index.specification;
  const direction = plan.sorted === 'descending' ? 'backward' : 'forward';
  const inputStage = { stage: 'IXSCAN', indexName: name, keyPattern: key, direction, keysExamined };
  return { stage: 'FETCH', docsExamined: documentsExamined, inputStage };
}
