import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import { Schema, type Types } from 'mongoose';

/** The picture in another size or format. `name` is the end of its public address (`200.webp`). */
export interface ImageRendition {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/**
 * A picture with its bytes, written in its record's own transaction, so that neither exists without the other
 * (docs/reliability.md, Invariants).
 */
export interface StoredImage {
  _id: Types.ObjectId;
  subject: ImageSubject;
  recordId: Types.ObjectId;
  /** The original until the worker has resized it, 8 MB at most. Empty if resizing failed. */
  bytes: Buffer;
  contentType: string;
  /** The id of the key that encrypts the bytes. Public pictures have none (`seal-picture.ts`). */
  key?: string;
  /** `failed`: the file couldn't be read as a picture, and its bytes are deleted. Only `ready` pictures are served. */
  state: 'original' | 'ready' | 'failed';
  /** All served files of a picture with several sizes. Other pictures have none. */
  renditions?: ImageRendition[];
  createdAt: Date;
  updatedAt: Date;
}

/** The document contains the bytes. MongoDB allows 16 MB, and an upload has at most 8. */
export const imageSchema = new Schema<StoredImage>({
  subject: { type: String, required: true },
  recordId: { type: Schema.Types.ObjectId, required: true },
  bytes: { type: Buffer, required: true },
  contentType: { type: String, required: true },
  key: String,
  state: { type: String, required: true, default: 'original' },
  renditions: {
    type: [
      new Schema<ImageRendition>(
        {
          name: { type: String, required: true },
          contentType: { type: String, required: true },
          bytes: { type: Buffer, required: true },
        },
        { _id: false },
      ),
    ],
    default: undefined,
  },
});

imageSchema.index({ subject: 1, recordId: 1 });
// Index for failed pictures, of which there are few.
imageSchema.index({ state: 1, subject: 1 }, { partialFilterExpression: { state: 'failed' } });
