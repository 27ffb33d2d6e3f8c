import { preferredContactFilter, proofFilter } from '@camp/contracts/lists/list-filters';
import { withUnreadableProof } from '@camp/database/image/unreadable-proof';
import type { Models } from '@camp/database/models';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import { trusted, type Model, type QueryFilter } from 'mongoose';
import { reachedBy } from './preferred-contact';

/** Own parameters of every list of registrations. */
export type SharedWord = (typeof proofFilter | typeof preferredContactFilter)['name'];

/**
 * Filters by the picture itself, since an earlier version stores no flags. Deleted medical answers are neither a Yes nor
 * a No.
 */
const proofWanted: Readonly<Record<string, object>> = {
  Yes: { imageId: trusted({ $ne: null }) },
  No: { imageId: null, medicalDeletedAt: null },
};

/** Database filters of the shared parameters, for a year's registrations. */
export const sharedMeanings = <Stored extends Pick<StoredRegistration, 'userId' | 'campYear'>>(
  models: Models,
  model: Model<Stored>,
  campYear: number,
) => ({
  [proofFilter.name]: async (value: string): Promise<QueryFilter<Stored>> =>
    (value === 'unreadable'
      ? { _id: trusted({ $in: await withUnreadableProof(model, campYear) }) }
      : (proofWanted[value] ?? {})) as QueryFilter<Stored>,
  [preferredContactFilter.name]: (preferedContact: string) =>
    reachedBy(models, model, { campYear, preferedContact }),
});
