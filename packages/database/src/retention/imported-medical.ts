import { trusted, type QueryFilter, type Types } from 'mongoose';
import type { StoredImportedRecord } from '../import/imported-record-model';
import { sealedField } from '../sealing/seal-documents';
import type { RetentionRule } from './rules';

/** Imported records have a year only, so the years begin at its end. Only the medical answers are encrypted. */
const due = (now: Date, years: number): QueryFilter<StoredImportedRecord> => ({
  year: trusted({ $lt: now.getUTCFullYear() - years }),
  [sealedField]: trusted({ $exists: true }),
});

/**
 * Medical answers of imported records. Nobody is told, since no family sees them, and no form is prefilled with them
 * (docs/decisions/0112-download-erasure-retention.md).
 */
export const importedMedicalRule: RetentionRule = {
  name: 'medical-imported',
  words: { one: 'imported record’s medical answers', many: 'imported records’ medical answers' },
  findDue: async ({ ImportedRecord }, now, most, years) => {
    if (years === 0) return [];
    const found = await ImportedRecord.find(due(now, years), { _id: 1 })
      .limit(most)
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id);
  },
  remove: async ({ ImportedRecord }, now, ids, years) => {
    const filter = { ...due(now, years), _id: trusted({ $in: [...ids] }) };
    // The schema has the decrypted field only.
    const options = { strict: false, timestamps: false };
    const { modifiedCount } = await ImportedRecord.updateMany(
      filter,
      { $unset: { [sealedField]: 1 } },
      options,
    );
    return modifiedCount;
  },
};
