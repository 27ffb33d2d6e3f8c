import { type BsonDocument, isDocument } from '../bson/types';
import { badValue, notImplemented } from '../errors';
import { ownField } from '../query/paths';
import { type Command } from '../server/request';
import type { QueryResult } from '../store/query';
import { query, reads } from './read';

/** Runs the query of a command, without its changes, and tells how it was found and what it cost. */
export const explain: Command = (request) => {
  const command = request.body.explain;
  if (!isDocument(command)) throw badValue('explain command requires a nested object');
  const [name = ''] = Object.keys(command);
  const body: BsonDocument = { cursor: {}, ...command };
  const read = ownField(reads, name) as (typeof reads)[string] | undefined;
  if (!read && !['update', 'delete', 'findAndModify'].includes(name))
    throw notImplemented(`explain of ${name}`);
  const [{ q, query: filter = q, sort, hint, multi, limit } = body] = (body.updates ??
    body.deletes ??
    []) as BsonDocument[];
  const all = multi === true || limit === 0;
  const explained = { ...request, name, body };
  const { documents, cost } =
    read?.(explained) ?? query(explained, filter, { sort, hint, limit: all ? 0 : 1 });
  if (!cost) throw notImplemented('explain of a pipeline without a collection');
  const stage = stageOf(cost);
  const namespace = `${request.database}.${String(command[name])}`;
  return {
    queryPlanner: { namespace, winningPlan: stage, rejectedPlans: [] },
    executionStats: {
      executionSuccess: true,
      nReturned: documents.length,
      totalKeysExamined: cost.keysExamined,
      totalDocsExamined: cost.documentsExamined,
      executionStages: { ...stage, nReturned: documents.length },
    },
    ok: 1,
  };
};

function stageOf({ plan, keysExamined, documentsExamined: docsExamined }: QueryResult): BsonDocument {
  if (plan.scans.length === 0) return { stage: 'COLLSCAN', docsExamined };
  const direction = plan.sorted === 'descending' ? 'backward' : 'forward';
  const inputStages = plan.scans.map(({ index: { specification } }) => {
    return { stage: 'IXSCAN', indexName: specification.name, keyPattern: specification.key, direction };
  });
  const inputStage =
    inputStages.length > 1 ? { stage: 'OR', inputStages } : { ...inputStages[0], keysExamined };
  return { stage: 'FETCH', docsExamined, inputStage };
}
