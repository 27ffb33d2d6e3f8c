import SortedTree from 'sorted-btree';
import { afterAll, emptyArrayKey, encodeKey } from '../bson/key';
import { type BsonDocument, isDocument } from '../bson/types';
import { located, notImplemented } from '../errors';
import { compileFilter, type Predicate } from '../query/match';
import { isPosition, ownField } from '../query/paths';

/** An index as `createIndexes` asked for it. */
export interface IndexSpecification extends BsonDocument {
  readonly name: string;
  readonly key: Readonly<Record<string, unknown>>;
}

/** One index of a collection: a sorted tree from encoded keys to the numbers of documents. */
export class CollectionIndex {
  readonly fields: readonly string[];
  readonly unique: boolean;
  readonly sparse: boolean;
  /** Fields (by position) that met an array in some document: bounds on them say less. */
  readonly throughArray = new Set<number>();
  private readonly paths: readonly (readonly string[])[];
  private readonly covers: Predicate | undefined;
  /** The number is also the end of each key, so that documents may share one. */
  private readonly tree = new SortedTree<string, number>(undefined, compareKeys);

  constructor(readonly specification: IndexSpecification) {
    const { key, name, unique, sparse, partialFilterExpression } = specification;
    this.fields = Object.keys(key);
    this.paths = this.fields.map((field) => field.split('.'));
    this.unique = unique === true || name === '_id_';
    this.sparse = sparse === true;
    this.covers = partialFilterExpression ? compileFilter(partialFilterExpression) : undefined;
  }

  /** A copy that changes on its own; it costs next to nothing. */
  clone(): CollectionIndex {
    const copy = Object.create(CollectionIndex.prototype) as CollectionIndex;
    return Object.assign(copy, this, { tree: this.tree.clone() });
  }

  /**
   * The keys of a document, none when a partial or sparse index leaves it out.
   * @throws CommandError where the document cannot be indexed
   */
  keys(document: BsonDocument): readonly string[] {
    if (this.covers && !this.covers(document)) return [];
    const fields = this.paths.map((parts) => fieldKeys(document, parts));
    if (this.sparse && fields.every(({ missing }) => missing)) return [];
    const throughArray = [...fields.keys()].filter((position) => fields[position]!.array);
    if (fields.length === 1 && throughArray.length === 0) return fields[0]!.keys;
    const arrays = new Set(throughArray.map((position) => fields[position]!.array));
    if (arrays.size > 1) throw located(171, 'cannot index parallel arrays');
    if (this.unique && throughArray.length > 1)
      throw notImplemented('a unique index over two fields of one array');
    for (const position of throughArray) this.throughArray.add(position);
    const joined = fields.reduce(
      (starts, { keys }) => starts.flatMap((start) => keys.map((key) => start + key)),
      [''],
    );
    return [...new Set(joined)];
  }

  add(key: string, number: number): void {
    this.tree.set(key + endOf(number), number);
  }

  remove(key: string, number: number): void {
    this.tree.delete(key + endOf(number));
  }

  /** The numbers of documents with a key from `low` to before `high`, in the order of the keys or the opposite one. */
  *range(low: string, high: string, descending = false): Generator<number> {
    for (const [key, number] of descending ? this.tree.entriesReversed(high) : this.tree.entries(low)) {
      if (descending ? key < low : key >= high) return;
      yield number;
    }
  }

  /** The number of a document with exactly this key. */
  at(key: string): number | undefined {
    return this.range(key, key + afterAll).next().value as number | undefined;
  }
}

const compareKeys = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const endOf = (number: number): string => number.toString(36).padStart(8, '0');

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
      else if (value.length === 0) field.keys.push(encodeKey(undefined));
      else for (const element of value) collect(isDocument(element) ? element : undefined, depth);
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
