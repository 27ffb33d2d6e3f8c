import { type BsonDocument } from '../bson/types';
import { failedToParse } from '../errors';
import { compileFilter } from '../query/match';
import { compileProjection } from '../query/projection';
import {
  collectionName,
  type Command,
  optionalDocument,
  refuseOptions,
  rememberStatement,
  type Request,
  retryRecord,
  variablesOf,
  whenFree,
} from '../server/request';
import { identical } from '../bson/compare';
import { applyUpdate, checkUpdate } from '../update/apply';
import { upsertedDocument } from '../update/upsert';
import { withId } from './document-id';
import { findMatches, type Selection, updateContext } from './statements';

/** Finds one document and changes or removes it in the same moment. */
export const findAndModify: Command = async (request) => {
  const { body, session, retryable, state, database, transaction } = request;
  refuseOptions(body, []);
  const name = collectionName(body.findAndModify ?? body.findandmodify);
  checkArguments(body);
  const before = retryable ? session?.statements.get(0) : undefined;
  if (before) return { ...before, retriedStmtId: 0, ok: 1 };
  const filter = optionalDocument(body.query, 'query');
  const variables = variablesOf(request);
  compileFilter(filter, { variables });
  const project = projectionOf(body, filter, variables);
  const collection = await whenFree(request, () => state.store.ensureCollection(database, name, transaction));
  const selection: Selection = {
    collection,
    filter,
    sort: body.sort ?? undefined,
    hint: body.hint,
    variables,
  };
  return whenFree(request, () => ({ ...modify(request, selection, project), ok: 1 }));
};

type Project = (document: BsonDocument) => BsonDocument;

function projectionOf(
  body: BsonDocument,
  filter: BsonDocument,
  variables: Readonly<Record<string, unknown>>,
): Project {
  const fields = optionalDocument(body.fields, 'fields');
  if (Object.keys(fields).length === 0) return (document) => document;
  const project = compileProjection(fields, 'find', filter);
  return (document) => project(document, variables);
}

function checkArguments(body: BsonDocument): void {
  const remove = body.remove === true;
  if (remove && body.update !== undefined)
    throw failedToParse("Cannot specify both an 'update' and 'remove'=true");
  if (!remove && body.update === undefined)
    throw failedToParse('Either an update or remove=true must be specified');
  if (remove && body.upsert === true)
    throw failedToParse("Cannot specify both 'upsert'=true and 'remove'=true");
  if (remove && body.new === true)
    throw failedToParse(
      "Cannot specify both 'new'=true and 'remove'=true; 'remove' always returns the deleted document",
    );
  if (!remove) checkUpdate(body.update, false);
}

function modify(request: Request, selection: Selection, project: Project): BsonDocument {
  const { body, state, transaction } = request;
  const { collection } = selection;
  const [match] = findMatches(request, selection, 1);
  if (body.remove === true) {
    if (!match) return { lastErrorObject: { n: 0 }, value: null };
    const result = { lastErrorObject: { n: 1 }, value: project(match.document) };
    return remember(request, result, (retry) =>
      state.store.remove(collection, match.record, transaction, retry),
    );
  }
  const context = updateContext(selection, body.arrayFilters);
  if (!match) return body.upsert === true ? upsert(request, selection, project) : nothingFound();
  const changed = applyUpdate(match.document, body.update, context);
  const value = project(body.new === true ? changed : match.document);
  const result = { lastErrorObject: { n: 1, updatedExisting: true }, value };
  if (identical(changed, match.document)) return result;
  return remember(request, result, (retry) =>
    state.store.update(collection, match.record, changed, transaction, retry),
  );
}

const nothingFound = (): BsonDocument => ({ lastErrorObject: { n: 0, updatedExisting: false }, value: null });

function upsert(request: Request, selection: Selection, project: Project): BsonDocument {
  const { body, state, transaction } = request;
  const context = updateContext(selection, body.arrayFilters);
  const document = withId(upsertedDocument(selection.filter, body.update, context));
  const value = body.new === true ? project(document) : null;
  const result = { lastErrorObject: { n: 1, updatedExisting: false, upserted: document._id }, value };
  return remember(request, result, (retry) => {
    state.store.insert(selection.collection, document, transaction, retry);
  });
}

function remember(
  request: Request,
  result: BsonDocument,
  write: (retry: ReturnType<typeof retryRecord>) => void,
): BsonDocument {
  const retry = retryRecord(request, 0, result);
  write(retry);
  rememberStatement(request, retry);
  return result;
}
