import { byteOrderMark, csvLine } from '@camp/contracts/lists/csv-line';
import type { mongo } from 'mongoose';
import { readingOf } from '../sealing/seal-reading';
import type { ExportKind } from './export-kind';

/** Records that are read together. */
const batchSize = 500;

/** A database's collections, of mongoose or of the driver. */
export type Collections = Pick<mongo.Db, 'collection'>;

/** What an export reads. A snapshot session reads all kinds as they were at one moment. */
export interface ExportSource {
  database: Collections;
  session?: mongo.ClientSession;
}

/**
 * A kind's records as a table with a heading, in batches. Lists and unknown parts are written as JSON.
 *
 * @throws MongoDB's errors
 */
export async function* csvOf(source: ExportSource, kind: ExportKind): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(kind.columns);
  for await (const batch of batchesOf(source, kind))
    yield batch
      .map((record) => csvLine(kind.columns.map((column) => textOf(valueAt(record, column)))))
      .join('');
}

/**
 * A kind's records as one JSON list, in batches.
 *
 * @throws MongoDB's errors
 */
export async function* jsonOf(source: ExportSource, kind: ExportKind): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const batch of batchesOf(source, kind)) {
    yield separator + batch.map((record) => JSON.stringify(onlyFields(record, kind.fields))).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Reads in the order of ids, in separate queries, so that no query takes long and memory is bounded. */
export async function* batchesOf(
  { database, session }: ExportSource,
  { collection, fields, sealer }: Pick<ExportKind, 'collection' | 'fields' | 'sealer'>,
): AsyncGenerator<mongo.Document[]> {
  const asked = { projection: Object.fromEntries(fields.map((field) => [field, 1])) };
  // The driver's own collections, which a snapshot session needs, don't decrypt.
  const reading = sealer && readingOf(sealer, asked);
  const { projection } = reading?.options ?? asked;
  let filter = {};
  for (;;) {
    const batch = await database
      .collection(collection)
      .find(filter, { projection, sort: { _id: 1 }, limit: -batchSize, ...(session && { session }) })
      .toArray();
    const last = batch.at(-1);
    if (!last) return;
    yield reading ? batch.map((one) => reading.open(one)) : batch;
    filter = { _id: { $gt: last._id } };
  }
}

const onlyFields = (record: mongo.Document, fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => (field in record ? [[field, record[field] as unknown]] : [])));

const valueAt = (record: mongo.Document, column: string): unknown =>
  column.split('.').reduce<unknown>((value, part) => (value as mongo.Document | null)?.[part], record);

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  const json = JSON.stringify(value);
  // Dates and ids are texts in JSON.
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}
