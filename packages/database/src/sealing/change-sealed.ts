import type { mongo } from 'mongoose';
import { refuseNames } from './refuse-names';
import { SealError } from './seal';
import { sealedField, type Sealer } from './seal-documents';
import { sealUpdate, touchesSealed } from './seal-update';

/** A change of encrypted answers without a transaction starts over after a concurrent one. */
const attempts = 20;

/**
 * Changes one record of a collection with encrypted answers. An update of encrypted answers reads the current ones
 * first, since they are stored as one value.
 *
 * @param plain the collection's own methods
 * @param names the fields that a filter can't see
 * @returns runs `change` with the filter and the update to send. `isMissed` says whether it found no record.
 * Throws SealError for an upsert of encrypted answers
 */
export const changerOf =
  (sealer: Sealer, plain: mongo.Collection, names: ReadonlySet<string>) =>
  async <Result>(
    filter: mongo.Filter<mongo.Document>,
    update: mongo.UpdateFilter<mongo.Document>,
    options: { session?: mongo.ClientSession | null; upsert?: boolean },
    change: (
      filter: mongo.Filter<mongo.Document>,
      update: mongo.UpdateFilter<mongo.Document>,
    ) => Promise<Result>,
    isMissed: (result: Result) => boolean,
  ): Promise<Result> => {
    refuseNames(names, filter);
    if (!touchesSealed(sealer, update)) return change(filter, update);
    if (options.upsert) throw new SealError('Encrypted answers can’t be changed by an upsert.');
    for (let left = attempts; ; left -= 1) {
      const current = await plain.findOne(filter, {
        session: options.session ?? undefined,
        projection: { [sealedField]: 1 },
      });
      if (!current) return change({ _id: { $in: [] } }, { $set: { updatedAt: new Date() } });
      const sealed = sealUpdate(sealer, current, filter, update);
      const result = await change(sealed.filter, sealed.update);
      // In a transaction, a concurrent change is a conflict, and the transaction starts over.
      if (!isMissed(result) || options.session || left === 0) return result;
    }
  };
