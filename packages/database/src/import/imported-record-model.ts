import type { ImportKind } from '@camp/contracts/import/kinds';
import { Schema, type Types } from 'mongoose';
import { sealedField } from '../sealing/seal-documents';
import { wherePresent } from '../where-present';

/** Values by field. Their types are those of the kind's answers. */
export type ImportedValues = Readonly<Record<string, unknown>>;

/**
 * A record of an earlier year. It is no registration: it has no seat, payment, event or email, and no family owns it
 * (docs/decisions/0108-import-and-leaving.md).
 */
export interface StoredImportedRecord {
  _id: Types.ObjectId;
  importId: Types.ObjectId;
  kind: ImportKind;
  /** Row in the file. */
  row: number;
  year: number;
  /** The person's name, for the list. */
  title: string;
  values: ImportedValues;
  /** Medical answers, only for holders of `data`. Absent if there are none. Encrypted at rest. */
  medical?: ImportedValues;
  /** The account that an administrator connected. The record is deleted with it. */
  userId?: Types.ObjectId;
  /** When it was first changed or connected. Such a record isn't undone with its import. */
  changedAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** Listed by import and row. */
export const importedRecordSchema = new Schema<StoredImportedRecord>(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    row: { type: Number, required: true },
    year: { type: Number, required: true },
    title: { type: String, default: '' },
    values: { type: Schema.Types.Mixed, required: true },
    medical: Schema.Types.Mixed,
    userId: Schema.Types.ObjectId,
    changedAt: Date,
  },
  // A donation may have a year only.
  { minimize: false },
);

importedRecordSchema.index({ importId: 1, row: 1, _id: 1 });
// Index for those with encrypted medical answers, which are deleted by their year.
importedRecordSchema.index({ year: 1 }, wherePresent(sealedField));
importedRecordSchema.index({ userId: 1 }, wherePresent('userId'));
