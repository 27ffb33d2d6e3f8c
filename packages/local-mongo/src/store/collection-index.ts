import SortedTree from 'sorted-btree';
import { emptyArrayKey, encodeKey } from '../bson/key';
import { type BsonDocument, isDocument } from '../bson/types';
import { located, notImplemented } from '../errors';
import { compileFilter, type Predicate } from '../query/match';
import { isPosition, ownField } from '../query/paths';
import type { StoredRecord } from './transaction';

/** An index as `createIndexes` asked for it. */
export interface IndexSpecification extends BsonDocument {
  readonly name: string;
  readonly key: Readonly<Record<string, unknown>>;
}

/** The keys of one document in one index, none when a partial or sparse index leaves it out. */
export interface DocumentKeys {
  readonly keys: readonly string[];
  /** Positions of the index's fields that met an array. */
  readonly throughArray: readonly number[];
}

const notIndexed: DocumentKeys = { keys: [], throughArray: [] };

const compareKeys = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/**
 * One index of a collection: a sorted tree from encoded keys to records. It holds a key for every version of a record
 * that somebody may still see, so a reader has to look at the document it sees itself.
 */
export class CollectionIndex {
  readonly fields: readonly string[];
  readonly unique: boolean;
  readonly sparse: boolean;
  /** Fields (by position) that met an array in some document: bounds on them say less. */
  readonly throughArray = new Set<number>();
  private readonly paths: readonly (readonly string[])[];
  private readonly covers: Predicate | undefined;
  private readonly tree = new SortedTree<string, StoredRecord | Set<StoredRecord>>(undefined, compareKeys);

  constructor(readonly specification: IndexSpecification) {
    const { key, name, unique, sparse, partialFilterExpression } = specification;
    this.fields = Object.keys(key);
    this.paths = this.fields.map((field) => field.split('.'));
    this.unique = unique === true || name === '_id_';
    this.sparse = sparse === true;
    this.covers = partialFilterExpression ? compileFilter(partialFilterExpression) : undefined;
  }

  /** @throws CommandError where the document cannot be indexed */
  documentKeys(document: BsonDocument): DocumentKeys {
    if (this.covers && !this.covers(document)) return notIndexed;
    const fields = this.paths.map((parts) => fieldKeys(document, parts));
    if (this.sparse && fields.every(({ missing }) => missing)) return notIndexed;
    if (fields.length === 1 && !fields[0]!.array) return { keys: fields[0]!.keys, throughArray: [] };
    const throughArray = [...fields.keys()].filter((position) => fields[position]!.array);
    const arrays = new Set(throughArray.map((position) => fields[position]!.array));
    if (arrays.size > 1) throw located(171, 'cannot index parallel arrays');
    if (this.unique && throughArray.length > 1)
      throw notImplemented('a unique index over two fields of one array');
    const joined = fields.reduce(
      (prefixes, { keys }) => prefixes.flatMap((prefix) => keys.map((key) => prefix + key)),
      [''],
    );
    return { keys: [...new Set(joined)], throughArray };
  }

  add(record: StoredRecord, { keys, throughArray }: DocumentKeys): void {
    for (const field of throughArray) this.throughArray.add(field);
    for (const key of keys) {
      const entry = this.tree.get(key);
      if (entry instanceof Set) entry.add(record);
      else if (entry !== record) this.tree.set(key, entry ? new Set([entry, record]) : record);
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
  at(key: string): StoredRecord[] {
    const entry = this.tree.get(key);
    return entry instanceof Set ? [...entry] : entry ? [entry] : [];
  }

  /** The records with a key from `low` to before `high`, in the order of the keys or in the opposite order. */
  *range(low: string, high: string, descending = false): Generator<{ key: string; record: StoredRecord }> {
    for (const [key, entry] of descending ? this.tree.entriesReversed(high) : this.tree.entries(low)) {
      if (descending && key >= high) continue;
      if (descending ? key < low : key >= high) return;
      for (const record of entry instanceof Set ? [...entry] : [entry]) yield { key, record };
    }
  }
}

interface FieldKeys {
  readonly keys: string[];
  missing: boolean;
  /** The first array on the way to the values. */
  array?: unknown[];
}

/** The keys of one field: one, or one per element where its path meets an array. */
function fieldKeys(document: BsonDocument, parts: readonly string[]): FieldKeys {
  const field: FieldKeys = { keys: [], missing: true };
  const collect = (value: unknown, depth: number): void => {
    const part = parts[depth];
    if (Array.isArray(value)) {
      // A position in an array is gone to at once.
      if (part && isPosition(part) && Number(part) < value.length)
        return collect(value[Number(part)], depth + 1);
      field.array ??= value;
      field.missing = false;
      if (!part) field.keys.push(...(value.length > 0 ? value.map(encodeKey) : [emptyArrayKey]));
      else
        for (const element of [...value, ...(value.length > 0 ? [] : [undefined])])
          collect(isDocument(element) ? element : undefined, depth);
    } else if (part !== undefined && isDocument(value)) collect(ownField(value, part), depth + 1);
    else {
      const found = part === undefined ? value : undefined;
      field.missing &&= found === undefined;
      field.keys.push(encodeKey(found));
    }
  };
  collect(document, 0);
  return field;
}
