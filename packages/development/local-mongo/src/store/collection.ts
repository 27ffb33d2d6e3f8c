import { UUID } from 'bson';
import SortedTree from 'sorted-btree';
import { emptyArrayKey, encodeKey, equal } from '../bson/compare';
import { type BsonDocument, isDocument, show } from '../bson/types';
import { located, notImplemented } from '../errors';
import { compileFilter, type Predicate } from '../query/match';
import { isPosition, ownField, visitPath } from '../query/paths';

/** An index as `createIndexes` received it. */
export interface IndexSpecification extends BsonDocument {
  readonly name: string;
  readonly key: Readonly<Record<string, unknown>>;
}

/** One index of a collection: a sorted tree from encoded keys to the numbers of documents. */
export class CollectionIndex {
  readonly fields: readonly string[];
  readonly unique: boolean;
  readonly sparse: boolean;
  /** Fields (by position) that contain an array in some document, which weakens bounds on them. */
  readonly throughArray = new Set<number>();
  private readonly paths: readonly (readonly string[])[];
  private readonly covers: Predicate | undefined;
  /** The document's number is the end of each key, so that documents may share a key. */
  private readonly tree = new SortedTree<string, number>(undefined, compareKeys);

  constructor(readonly specification: IndexSpecification) {
    const { key, name, unique, sparse, partialFilterExpression } = specification;
    this.fields = Object.keys(key);
    this.paths = this.fields.map((field) => field.split('.'));
    this.unique = unique === true || name === '_id_';
    this.sparse = sparse === true;
    this.covers = partialFilterExpression ? compileFilter(partialFilterExpression) : undefined;
  }

  /** An independent copy. It is cheap, since trees share structure. */
  clone(): CollectionIndex {
    const copy = Object.create(CollectionIndex.prototype) as CollectionIndex;
    return Object.assign(copy, this, { tree: this.tree.clone() });
  }

  /** The keys of a document. None if the index excludes it. @throws CommandError when it cannot be indexed */
  keys(document: BsonDocument): readonly string[] {
    if (this.covers && !this.covers(document)) return [];
    const fields = this.paths.map((parts) => collectKeys({ keys: [], missing: true }, parts, document));
    if (this.sparse && fields.every(({ missing }) => missing)) return [];
    if (fields.length === 1 && !fields[0]!.array) return fields[0]!.keys;
    const throughArray = [...fields.keys()].filter((position) => fields[position]!.array);
    const arrays = new Set(throughArray.map((position) => fields[position]!.array));
    if (arrays.size > 1) throw located(171, 'cannot index parallel arrays');
    if (this.unique && throughArray.length > 1)
      throw notImplemented('a unique index over two fields of one array');
    for (const position of throughArray) this.throughArray.add(position);
    let joined = [''];
    for (const { keys } of fields) joined = joined.flatMap((start) => keys.map((key) => start + key));
    return [...new Set(joined)];
  }

  /** Whether a change leaves a document's keys unchanged, because each of their fields is the same object. */
  isUntouched(before: BsonDocument, after: BsonDocument): boolean {
    if (this.covers) return false;
    return this.paths.every(([name = '']) => Object.is(ownField(before, name), ownField(after, name)));
  }

  add(key: string, number: number): void {
    this.tree.set(key + endOf(number), number);
  }

  remove(key: string, number: number): void {
    this.tree.delete(key + endOf(number));
  }

  /** The numbers of documents with a key from `low` to before `high`, in key order or reversed. */
  *range(low: string, high: string, descending = false): Generator<number> {
    for (const [key, number] of descending ? this.tree.entriesReversed(high) : this.tree.entries(low)) {
      if (descending ? key < low : key >= high) return;
      yield number;
    }
  }

  /** The number of keys from `low` to before `high`. */
  count(low: string, high: string): number {
    return this.tree.forRange(low, high, false);
  }

  /** The number of a document with exactly this key. */
  at(key: string): number | undefined {
    const [found, number] = this.tree.nextHigherPair(key) ?? [];
    return found?.startsWith(key) ? number : undefined;
  }
}

const compareKeys = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const endOf = (number: number): string => number.toString(36).padStart(8, '0');

interface FieldKeys {
  readonly keys: string[];
  missing: boolean;
  /** The first array on the path. */
  array?: unknown[];
}

/** Collects the keys of one field: one key, or one per element if its path meets an array. */
function collectKeys(field: FieldKeys, parts: readonly string[], value: unknown, depth = 0): FieldKeys {
  const part = parts[depth];
  if (Array.isArray(value)) {
    // A position goes directly to its element.
    if (part && isPosition(part) && Number(part) < value.length)
      return collectKeys(field, parts, value[Number(part)], depth + 1);
    field.array ??= value;
    field.missing = false;
    if (!part) field.keys.push(...(value.length > 0 ? value.map(encodeKey) : [emptyArrayKey]));
    else if (value.length === 0) field.keys.push(encodeKey(undefined));
    else
      for (const element of value)
        collectKeys(field, parts, isDocument(element) ? element : undefined, depth);
  } else if (part !== undefined && isDocument(value)) {
    collectKeys(field, parts, ownField(value, part), depth + 1);
  } else {
    const found = part === undefined ? value : undefined;
    field.missing &&= found === undefined;
    field.keys.push(encodeKey(found));
  }
  return field;
}

let lastNumber = 0;

/** The documents and indexes of one namespace. Documents are never mutated, so lists of them stay valid. */
export class Collection {
  /** Documents by number, in the order of insertion. */
  readonly documents = new SortedTree<number, BsonDocument>(undefined, (left, right) => left - right);
  readonly indexes = new Map([['_id_', new CollectionIndex({ v: 2, key: { _id: 1 }, name: '_id_' })]]);
  readonly uuid = new UUID();
  /** Replaced by a new object whenever the indexes change. */
  catalogue = {};

  constructor(
    readonly database: string,
    readonly name: string,
  ) {}

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** An independent copy. It is cheap, since trees share structure. */
  clone(): Collection {
    const indexes = new Map(Array.from(this.indexes, ([name, index]) => [name, index.clone()]));
    const copy = Object.create(Collection.prototype) as Collection;
    return Object.assign(copy, this, { documents: this.documents.clone(), indexes });
  }

  /** The document with a key in a unique index. */
  owner(index: string, key: string): BsonDocument | undefined {
    return this.documents.get(this.indexes.get(index)!.at(key) ?? 0);
  }

  /** The document with an `_id`. */
  withId(_id: unknown): BsonDocument | undefined {
    return this.owner('_id_', encodeKey(_id));
  }

  /** Replaces the document with its `_id`. Null removes it. */
  put(_id: unknown, document: BsonDocument | null): void {
    const number = this.indexes.get('_id_')!.at(encodeKey(_id)) ?? (lastNumber += 1);
    const before = this.documents.get(number);
    // All keys are computed first, so that a document that cannot be indexed changes nothing.
    const changes = [...this.indexes.values()]
      .filter((index) => !before || !document || !index.isUntouched(before, document))
      .map(
        (index) => [index, before ? index.keys(before) : [], document ? index.keys(document) : []] as const,
      );
    for (const [index, gone, added] of changes) {
      for (const key of gone) if (!added.includes(key)) index.remove(key, number);
      for (const key of added) if (!gone.includes(key)) index.add(key, number);
    }
    if (document) this.documents.set(number, document);
    else this.documents.delete(number);
  }

  /** @throws CommandError DuplicateKey when existing documents violate a unique index */
  createIndex(specification: IndexSpecification): void {
    const index = new CollectionIndex(specification);
    for (const [number, document] of this.documents.entries()) {
      for (const key of index.keys(document)) {
        if (index.unique && index.at(key) !== undefined) throw this.duplicateKey(index, document);
        index.add(key, number);
      }
    }
    this.indexes.set(specification.name, index);
    this.catalogue = {};
  }

  dropIndex(name: string): void {
    this.indexes.delete(name);
    this.catalogue = {};
  }

  /** The index with a name or a key, as in hints and `dropIndexes`. */
  findIndex(wanted: unknown): CollectionIndex | undefined {
    return [...this.indexes.values()].find(({ specification: { name, key } }) =>
      typeof wanted === 'string' ? name === wanted : equal(key, wanted),
    );
  }

  /** The error for a key that a unique index already contains. */
  duplicateKey({ specification, fields }: CollectionIndex, document: BsonDocument) {
    const { name, key: keyPattern } = specification;
    const keyValue = Object.fromEntries(fields.map((field) => [field, firstValue(document, field)]));
    const message = `E11000 duplicate key error collection: ${this.namespace} index: ${name} dup key: `;
    return located(11000, message + show(keyValue), { keyPattern, keyValue });
  }
}

function firstValue(document: BsonDocument, field: string): unknown {
  let found: unknown = null;
  visitPath(document, field.split('.'), (value) => {
    found = (Array.isArray(value) ? (value[0] as unknown) : value) ?? null;
    return true;
  });
  return found;
}
