import { Schema, type Types } from 'mongoose';

/** Somebody read another person's sensitive data: who, what, when; never the content. */
export interface StoredAudit {
  _id: Types.ObjectId;
  actorId: Types.ObjectId;
  /** Such as `read`. */
  action: string;
  /** Such as `camper`. */
  subject: string;
  /** Such as `medical` or `image`. */
  part: string;
  recordId: Types.ObjectId;
  createdAt: Date;
}

export const auditSchema = new Schema<StoredAudit>({
  actorId: { type: Schema.Types.ObjectId, required: true },
  action: { type: String, required: true },
  subject: { type: String, required: true },
  part: { type: String, required: true },
  recordId: { type: Schema.Types.ObjectId, required: true },
});

auditSchema.index({ recordId: 1, createdAt: -1 });
auditSchema.index({ actorId: 1, createdAt: -1 });
