import SortedTree from 'sorted-btree';
import { type BsonDocument, isNumber, toNumber } from '../bson/types';
import { compileFilter, type Predicate } from '../query/match';
import { afterAll } from '../bson/key';
import { type DocumentKeys, keysOf } from './index-keys';
import type { StoredRecord } from './record';

/** An index as `createIndexes` asked for it. */
export interface IndexSpecification extends BsonDocument {
  readonly name: string;
  readonly key: Readonly<Record<string, unknown>>;
}

type Entry = StoredRecord | Set<StoredRecord>;

/**
 * One index of a collection: a sorted tree from encoded keys to records. It holds a key for every version of a record
 * that somebody may still see, so a reader has to look at the document it sees itself.
 */
export class CollectionIndex {
  readonly fields: readonly string[];
  readonly directions: readonly (1 | -1)[];
  readonly unique: boolean;
  readonly sparse: boolean;
  /** Fields (by position) that met an array in some document: bounds on them say less. */
  readonly throughArray = new Set<number>();
  private readonly paths: readonly (readonly string[])[];
  private readonly covers: Predicate | undefined;
  private tree = new SortedTree<string, Entry>(undefined, compareKeys);

  constructor(readonly specification: IndexSpecification) {
    this.fields = Object.keys(specification.key);
    this.directions = this.fields.map((field) => (toNumber(specification.key[field]) < 0 ? -1 : 1));
    this.paths = this.fields.map((field) => field.split('.'));
    this.unique = specification.unique === true || specification.name === '_id_';
    this.sparse = specification.sparse === true;
    this.covers = specification.partialFilterExpression
      ? compileFilter(specification.partialFilterExpression)
      : undefined;
  }

  /** Seconds after which a document expires, for an index that makes documents expire. */
  get expireAfterSeconds(): number | undefined {
    const seconds = this.specification.expireAfterSeconds;
    return isNumber(seconds) ? toNumber(seconds) : undefined;
  }

  /** The document's keys, none when a partial or sparse index leaves it out. */
  keys(document: BsonDocument): readonly string[] {
    return this.documentKeys(document).keys;
  }

  /** @throws CommandError where the document cannot be indexed */
  documentKeys(document: BsonDocument): DocumentKeys {
    if (this.covers && !this.covers(document)) return notIndexed;
    const found = keysOf(document, this.paths);
    return this.sparse && found.absent ? notIndexed : found;
  }

  add(record: StoredRecord, { keys, throughArray }: DocumentKeys): void {
    throughArray.forEach((field) => this.throughArray.add(field));
    for (const key of keys) {
      const entry = this.tree.get(key);
      if (entry === undefined) this.tree.set(key, record);
      else if (entry instanceof Set) entry.add(record);
      else if (entry !== record) this.tree.set(key, new Set([entry, record]));
    }
  }

  remove(record: StoredRecord, key: string): void {
    const entry = this.tree.get(key);
    if (entry === record) this.tree.delete(key);
    if (!(entry instanceof Set)) return;
    entry.delete(record);
    if (entry.size === 1) this.tree.set(key, [...entry][0]!);
  }

  /** The records under exactly this key. */
  at(key: string): Iterable<StoredRecord> {
    const entry = this.tree.get(key);
    if (entry === undefined) return [];
    return entry instanceof Set ? entry : [entry];
  }

  /** The records with a key from `low` to before `high`, in the order of the keys or in the opposite order. */
  *range(low: string, high: string, descending = false): Generator<{ key: string; record: StoredRecord }> {
    const entries = descending ? this.tree.entriesReversed(high) : this.tree.entries(low);
    for (const [key, entry] of entries) {
      if (descending && key >= high) continue;
      if (descending ? key < low : key >= high) return;
      if (entry instanceof Set) for (const record of [...entry]) yield { key, record };
      else yield { key, record: entry };
    }
  }

  /** All keys with how many records each has, for tests that compare an index with one built anew. */
  *contents(): Generator<[key: string, records: StoredRecord[]]> {
    for (const { key } of this.range('', afterAll)) yield [key, [...this.at(key)]];
  }
}

const notIndexed: DocumentKeys = { keys: [], throughArray: [], absent: true };

const compareKeys = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
