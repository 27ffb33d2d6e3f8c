import { Schema, type Types } from 'mongoose';
import { emitChanges } from '../cache/emit-changes';
import { oncePerSubmit, submittedPaths, type SubmittedOnce } from '../submitted';

/** An editor's confirmation that everyone in a photograph agreed to it being shown. */
export interface StoredConsent {
  userId: Types.ObjectId;
  at: Date;
}

/** A photograph of camp. Its bytes are its image's. */
export interface StoredPhotograph extends SubmittedOnce {
  _id: Types.ObjectId;
  /** Who uploaded it. */
  userId: Types.ObjectId;
  /** Of the uploaded file. */
  name: string;
  imageId: Types.ObjectId;
  imageState: 'pending' | 'ready' | 'failed';
  /** Of the largest picture, in pixels. Set by the worker, like `widths`. */
  width?: number;
  height?: number;
  widths?: number[];
  /** Its description. Empty until somebody writes it. */
  alt: string;
  consent: StoredConsent | null;
  /** Where it is shown. Neither is set without a description and consent. */
  inGallery: boolean;
  onHome: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A repeated submit is one photograph. */
export const photographSchema = new Schema<StoredPhotograph>({
  userId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, default: '' },
  imageId: { type: Schema.Types.ObjectId, required: true },
  imageState: { type: String, required: true },
  width: Number,
  height: Number,
  widths: { type: [Number], default: undefined },
  alt: { type: String, default: '' },
  consent: {
    type: new Schema<StoredConsent>(
      { userId: { type: Schema.Types.ObjectId, required: true }, at: { type: Date, required: true } },
      { _id: false },
    ),
    default: null,
  },
  inGallery: { type: Boolean, required: true, default: false },
  onHome: { type: Boolean, required: true, default: false },
  ...submittedPaths,
});

oncePerSubmit(photographSchema);
emitChanges(photographSchema);
