import { Schema, type Types } from 'mongoose';

/** Somebody read other people's sensitive data in one call: who, what, when; never the content. */
export interface StoredAudit {
  _id: Types.ObjectId;
  actorId: Types.ObjectId;
  /** A record by itself, or the list of them. */
  action: 'read' | 'list';
  /** Such as `camper`. */
  subject: string;
  /** Such as `medical` or `image`. */
  part: string;
  /** Every record that was read. */
  recordIds: Types.ObjectId[];
  createdAt: Date;
}

/** Found by record and by actor; never removed. */
export const auditSchema = new Schema<StoredAudit>({
  actorId: { type: Schema.Types.ObjectId, required: true },
  action: { type: String, required: true },
  subject: { type: String, required: true },
  part: { type: String, required: true },
  recordIds: { type: [Schema.Types.ObjectId], required: true },
});

auditSchema.index({ recordIds: 1, createdAt: -1 });
auditSchema.index({ actorId: 1, createdAt: -1 });
