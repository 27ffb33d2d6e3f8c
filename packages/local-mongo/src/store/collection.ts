import { UUID } from 'bson';
import SortedTree from 'sorted-btree';
import { equal } from '../bson/compare';
import { type BsonDocument, show } from '../bson/types';
import { type CommandError, located } from '../errors';
import { visitPath } from '../query/paths';
import { CollectionIndex, type IndexSpecification } from './collection-index';

let lastNumber = 0;

/** The documents and indexes of one namespace. Documents are never changed in place, so lists of them stay as they are. */
export class Collection {
  /** By number, in the order of insertion. */
  readonly documents = new SortedTree<number, BsonDocument>();
  readonly indexes = new Map([['_id_', new CollectionIndex({ v: 2, key: { _id: 1 }, name: '_id_' })]]);
  readonly uuid = new UUID();
  /** Another one whenever the indexes change. */
  catalogue = {};

  constructor(
    readonly database: string,
    readonly name: string,
  ) {}

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** A copy that changes on its own; it costs next to nothing. */
  clone(): Collection {
    const indexes = new Map(Array.from(this.indexes, ([name, index]) => [name, index.clone()]));
    const copy = Object.create(Collection.prototype) as Collection;
    return Object.assign(copy, this, { documents: this.documents.clone(), indexes });
  }

  /** The document with a key in an index that is unique. */
  owner(index: string, key: string): BsonDocument | undefined {
    const number = this.indexes.get(index)!.at(key);
    return number === undefined ? undefined : this.documents.get(number);
  }

  /** The document with an `_id`. */
  withId(_id: unknown): BsonDocument | undefined {
    return this.owner('_id_', this.indexes.get('_id_')!.keys({ _id })[0]!);
  }

  /** Puts a document in the place of the one with its `_id`; null takes that away. */
  put(_id: unknown, document: BsonDocument | null): void {
    const idIndex = this.indexes.get('_id_')!;
    const number = idIndex.at(idIndex.keys({ _id })[0]!) ?? (lastNumber += 1);
    const before = this.documents.get(number);
    // All keys first: a document that cannot be indexed changes nothing.
    const changes = Array.from(this.indexes.values(), (index) => {
      return { index, gone: before ? index.keys(before) : [], added: document ? index.keys(document) : [] };
    });
    for (const { index, gone, added } of changes) {
      for (const key of gone) if (!added.includes(key)) index.remove(key, number);
      for (const key of added) if (!gone.includes(key)) index.add(key, number);
    }
    if (document) this.documents.set(number, document);
    else this.documents.delete(number);
  }

  /** @throws CommandError DuplicateKey when a unique index does not fit the documents that are there */
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

  /** The index with a name or a key, as hints and `dropIndexes` have it. */
  findIndex(wanted: unknown): CollectionIndex | undefined {
    return [...this.indexes.values()].find(({ specification: { name, key } }) =>
      typeof wanted === 'string' ? name === wanted : equal(key, wanted),
    );
  }

  /** The error of a document whose key a unique index has already. */
  duplicateKey({ specification, fields }: CollectionIndex, document: BsonDocument): CommandError {
    const { name, key: keyPattern } = specification;
    const keyValue = Object.fromEntries(fields.map((field) => [field, firstValue(document, field)]));
    const place = `collection: ${this.namespace} index: ${name}`;
    const message = `E11000 duplicate key error ${place} dup key: ${show(keyValue)}`;
    return located(11000, message, { keyPattern, keyValue });
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
