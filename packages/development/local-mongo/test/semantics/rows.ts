import type { Document } from 'mongodb';

/** An expected value, or an error's code. */
export type Expected<T> = T | Failure;

/** An expected error. */
export class Failure {
  constructor(readonly code: number) {}
}

/** Expects an error with this code. */
export const fails = (code: number): Failure => new Failure(code);

/** Documents and filters. The expected value lists the `_id`s found, in the order of `_id`. */
export interface FilterTable {
  readonly title: string;
  readonly documents: readonly Document[];
  readonly rows: readonly (readonly [filter: Document, ids: Expected<readonly unknown[]>])[];
}

/** One document, an update and the result. */
export type UpdateRow = readonly [
  before: Document,
  update: Document | Document[],
  after: Expected<Document>,
  options?: { readonly filter?: Document; readonly arrayFilters?: Document[]; readonly upsert?: boolean },
];

/** A pipeline over documents. */
export type PipelineRow = readonly [
  documents: readonly Document[],
  pipeline: Document[],
  result: Expected<readonly Document[]>,
];

/** An expression over one document. The expected value is that of the field, or `undefined` if it is missing. */
export type ExpressionRow = readonly [document: Document, expression: unknown, value: Expected<unknown>];

/** A command on a collection `things` with the documents. The reply must contain the expected fields. */
export type CommandRow = readonly [
  title: string,
  documents: readonly Document[],
  command: Document,
  reply: Expected<Document>,
];
