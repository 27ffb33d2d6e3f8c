import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import { Schema, type Types } from 'mongoose';

/** The same picture in another size or format, under the end of its public name (`200.webp`). */
export interface ImageRendition {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/**
 * A picture with its bytes, written in its record's own transaction, so that neither is ever without the other
 * (docs/reliability.md, Invariants).
 */
export interface StoredImage {
  _id: Types.ObjectId;
  subject: ImageSubject;
  recordId: Types.ObjectId;
  /** The original until the worker has made the resized form; 8 MB at most. None once that failed. */
  bytes: Buffer;
  contentType: string;
  /** `failed`: no picture can be made of the file, and its bytes are gone. Only `ready` ones are served. */
  state: 'original' | 'ready' | 'failed';
  /** All that is served of a picture that comes in several sizes; others have none. */
  renditions?: ImageRendition[];
  createdAt: Date;
  updatedAt: Date;
}

/** The document contains the bytes: MongoDB allows 16 MB, an upload at most 8. */
export const imageSchema = new Schema<StoredImage>({
  subject: { type: String, required: true },
  recordId: { type: Schema.Types.ObjectId, required: true },
  bytes: { type: Buffer, required: true },
  contentType: { type: String, required: true },
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
// Few: what no picture could be made of.
imageSchema.index({ state: 1, subject: 1 }, { partialFilterExpression: { state: 'failed' } });
