import { Schema, type Types } from 'mongoose';
import { emitChanges } from '../cache/emit-changes';

/** The id of the only document. */
export const campAlbum = 'camp';

/**
 * The order of all photographs. In one document, so that concurrent uploads can't exceed their limit
 * (`add-to-album.ts`).
 */
export interface StoredAlbum {
  _id: typeof campAlbum;
  photographs: Types.ObjectId[];
  createdAt: Date;
  updatedAt: Date;
}

export const albumSchema = new Schema<StoredAlbum>({
  _id: { type: String, required: true },
  photographs: { type: [Schema.Types.ObjectId], required: true },
});

emitChanges(albumSchema);
