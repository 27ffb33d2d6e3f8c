import { Long } from 'bson';
import { type BsonDocument, isDocument } from '../bson/types';
import { badValue } from '../errors';
import type { Command } from '../server/request';
import { insertOne, remove, runEach, type Statement, update } from './write';

/** Writes of all three kinds in several collections in one command, which is new in MongoDB 8.0. */
export const bulkWrite: Command = async (request) => {
  const { body } = request;
  const namespaces = namespacesOf(body);
  const writeOne: Statement = (_, operation, index) => {
    const { name, statement, run } = statementOf(operation);
    const namespace = namespaces[Number(operation[name])];
    if (!namespace) throw badValue(`${name} names no namespace of nsInfo`);
    return run({ ...request, name, ...namespace }, statement, index);
  };
  const { results, writeErrors, retriedStmtIds } = await runEach(request, 'ops', writeOne);
  const counts = { nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const answers = results.map(([idx, result]) => {
    const { name } = statementOf((body.ops as BsonDocument[])[idx]!);
    count(counts, name, result);
    return { ok: 1, idx, ...answerOf(name, result) };
  });
  const errors = writeErrors.map(({ index, ...error }) => ({ ok: 0, idx: index, n: 0, ...error }));
  const listed: BsonDocument[] = body.errorsOnly === true ? errors : [...answers, ...errors];
  const firstBatch = listed.sort((one, other) => Number(one.idx) - Number(other.idx));
  return {
    cursor: { id: Long.ZERO, firstBatch, ns: 'admin.$cmd.bulkWrite' },
    nErrors: errors.length,
    ...counts,
    ...(retriedStmtIds.length > 0 && { retriedStmtIds }),
    ok: 1,
  };
};

type Counts = Record<'nInserted' | 'nMatched' | 'nModified' | 'nUpserted' | 'nDeleted', number>;
type Kind = 'insert' | 'update' | 'delete';

/** The namespaces of the operations. @throws CommandError BadValue */
function namespacesOf({ nsInfo }: BsonDocument): { database: string; body: BsonDocument }[] {
  if (!Array.isArray(nsInfo)) throw badValue('nsInfo must be an array of namespaces');
  return nsInfo.map((info: unknown) => {
    const namespace = isDocument(info) && typeof info.ns === 'string' ? info.ns : '';
    const dot = namespace.indexOf('.');
    if (dot < 1) throw badValue('nsInfo must be an array of namespaces');
    const name = namespace.slice(dot + 1);
    return { database: namespace.slice(0, dot), body: { insert: name, update: name, delete: name } };
  });
}

/** Converts an operation to a statement of the corresponding single command. @throws CommandError BadValue */
function statementOf(operation: BsonDocument): { name: Kind; statement: BsonDocument; run: Statement } {
  if ('insert' in operation) {
    if (!isDocument(operation.document)) throw badValue('an insert needs a document');
    return { name: 'insert', statement: operation.document, run: insertOne };
  }
  const { filter: q, updateMods: u, multi, ...options } = operation;
  if ('update' in operation) return { name: 'update', statement: { ...options, q, u, multi }, run: update };
  if ('delete' in operation)
    return { name: 'delete', statement: { ...options, q, limit: multi === true ? 0 : 1 }, run: remove };
  throw badValue('an operation must be an insert, an update or a delete');
}

function count(counts: Counts, kind: Kind, { n, nModified, upserted }: BsonDocument): void {
  if (kind === 'insert') counts.nInserted += Number(n);
  else if (kind === 'delete') counts.nDeleted += Number(n);
  else if (upserted !== undefined) counts.nUpserted += 1;
  else {
    counts.nMatched += Number(n);
    counts.nModified += Number(nModified);
  }
}

const answerOf = (kind: Kind, { n, nModified, upserted }: BsonDocument): BsonDocument => ({
  n,
  ...(kind === 'update' && { nModified }),
  ...(upserted !== undefined && { upserted: { _id: upserted } }),
});
