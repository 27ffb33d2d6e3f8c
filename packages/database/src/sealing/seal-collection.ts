import type { mongo } from 'mongoose';
import { changerOf } from './change-sealed';
import { refuseNames } from './refuse-names';
import { SealError } from './seal';
import { openDocument, sealDocument, type Sealer } from './seal-documents';
import { readingOf } from './seal-reading';
import { touchesSealed } from './seal-update';

/** The driver's collection, which mongoose and `readPlain` call. */
type Collection = mongo.Collection;

const sealers = new WeakMap<object, Sealer>();

/** The sealer of a collection, for commands that don't go through the collection. */
export const sealerOf = (collection: object): Sealer | undefined => sealers.get(collection);

/**
 * Encrypts what is written to a collection, and decrypts what is read from it. All of the product's calls go through
 * here, so no code can forget it. Filters and pipelines can't see encrypted fields, and are refused.
 *
 * While mongoose waits for its connection, it repeats a call through these functions. So each of them leaves what it
 * has already converted.
 */
export function sealCollection(collection: Collection, sealer: Sealer): void {
  // Fields with a clear part can be compared by it.
  const names = sealer.kind.clearPart ? new Set<string>() : sealer.kind.names;
  const plain = boundMethods(collection);
  const changing = changerOf(sealer, plain, names);
  sealers.set(collection, sealer);

  const findOne: Collection['findOne'] = async (filter: object = {}, options: mongo.FindOptions = {}) => {
    refuseNames(names, filter);
    const reading = readingOf(sealer, options);
    return reading.open(await plain.findOne(filter, reading.options));
  };

  /** A call with a filter that neither stores nor returns answers. */
  const checked =
    (name: 'deleteOne' | 'deleteMany' | 'countDocuments') =>
    (filter: object = {}, options: object = {}): unknown => {
      refuseNames(names, filter);
      return plain[name](filter, options);
    };

  const overrides = {
    insertOne: (document: mongo.Document, options?: mongo.InsertOneOptions) =>
      plain.insertOne(sealDocument(sealer, document), options),
    insertMany: (documents: readonly mongo.Document[], options?: mongo.BulkWriteOptions) =>
      plain.insertMany(
        documents.map((one) => sealDocument(sealer, one)),
        options,
      ),
    find: (filter: object = {}, options: mongo.FindOptions = {}) => {
      refuseNames(names, filter);
      const reading = readingOf(sealer, options);
      const found: unknown = plain.find(filter, reading.options);
      if (!reading.opens) return found;
      const opened = (cursor: mongo.FindCursor) => cursor.map((one: mongo.Document) => reading.open(one));
      // Before the first connection, mongoose returns a promise of the cursor, which its repeated call has mapped.
      return found instanceof Promise ? found : opened(found as mongo.FindCursor);
    },
    findOne,
    updateOne: (filter: object, update: object, options: mongo.UpdateOptions = {}) =>
      changing(
        filter,
        update,
        options,
        (which, what) => plain.updateOne(which, what, options),
        ({ matchedCount }) => matchedCount === 0,
      ),
    findOneAndUpdate: (filter: object, update: object, options: mongo.FindOneAndUpdateOptions = {}) => {
      const reading = readingOf(sealer, options);
      return changing<unknown>(
        filter,
        update,
        options,
        (which, what) => plain.findOneAndUpdate(which, what, reading.options as typeof options),
        (result) => result === null,
      ).then((result) => reading.open(result as mongo.Document | null));
    },
    findOneAndDelete: async (filter: object, options: mongo.FindOneAndDeleteOptions = {}) => {
      refuseNames(names, filter);
      return openDocument(sealer, await plain.findOneAndDelete(filter, options));
    },
    updateMany: (filter: object, update: object, options?: mongo.UpdateOptions) => {
      refuseNames(names, filter);
      if (touchesSealed(sealer, update))
        throw new SealError('Encrypted answers of several records can’t be changed together.');
      return plain.updateMany(filter, update, options);
    },
    deleteOne: checked('deleteOne'),
    deleteMany: checked('deleteMany'),
    countDocuments: checked('countDocuments'),
    distinct: (field: string, filter: object = {}, options: mongo.DistinctOptions = {}) => {
      refuseNames(names, { ...filter, [field]: 1 });
      return plain.distinct(field, filter, options);
    },
    aggregate: (pipeline: mongo.Document[] = [], options?: mongo.AggregateOptions) => {
      for (const stage of pipeline) refuseNames(names, stage);
      return plain.aggregate(pipeline, options);
    },
    replaceOne: refuseCall,
    findOneAndReplace: refuseCall,
    bulkWrite: refuseCall,
  };
  Object.assign(collection, overrides);
}

function boundMethods(collection: Collection): Collection {
  const methods = [
    ...['insertOne', 'insertMany', 'find', 'findOne', 'updateOne', 'updateMany', 'findOneAndUpdate'],
    ...['findOneAndDelete', 'deleteOne', 'deleteMany', 'countDocuments', 'distinct', 'aggregate'],
  ] as const;
  const all = collection as unknown as Record<string, (...args: unknown[]) => unknown>;
  return Object.fromEntries(
    methods.map((name) => [name, all[name]?.bind(collection)]),
  ) as unknown as Collection;
}

const refuseCall = () => {
  throw new SealError('This call can’t be used for a collection with encrypted answers.');
};
