import type { ImportKind } from '@camp/contracts/import/kinds';
import { Schema, type Types } from 'mongoose';

/** An import of a file. Its rows are the imported records. */
export interface StoredImport {
  _id: Types.ObjectId;
  kind: ImportKind;
  /** Of the file. */
  name: string;
  /** Keyed hash of what was imported. The same table is the same import, however its file is saved. */
  tableKey: string;
  rows: number;
  /** Who imported it. */
  userId: Types.ObjectId;
  createdAt: Date;
}

/** A unique index lets a table be imported once. Stored until it is undone. */
export const importSchema = new Schema<StoredImport>({
  kind: { type: String, required: true },
  name: { type: String, default: '' },
  tableKey: { type: String, required: true },
  rows: { type: Number, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
});

importSchema.index({ tableKey: 1 }, { unique: true });
importSchema.index({ createdAt: -1, _id: -1 });
