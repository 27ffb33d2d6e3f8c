import { Schema, type Types } from 'mongoose';

/** One job of one event: decides that its effect happens once, and keeps what could not be done. */
export interface StoredDelivery {
  _id: Types.ObjectId;
  /** The outbox row. */
  eventId: Types.ObjectId;
  /** The job's name; a dead event's own name when it sets no job off. */
  handler: string;
  state: 'working' | 'done' | 'dead' | 'discarded';
  /** While `working`: until when nobody else takes it over. */
  leaseUntil?: Date;
  /** While `working`: the attempt that holds the lease. */
  owner?: Types.ObjectId;
  /** What the job carried: ids only. */
  payload: Record<string, unknown>;
  /** Why it is dead; without personal data. */
  reason?: string;
  /** Once it was `dead` and somebody has let it go: who, when, and why in their own words. */
  discarded?: { by: Types.ObjectId; at: Date; reason: string };
  /** When a done or a discarded one may be forgotten; dead ones stay. */
  expiresAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** A unique index makes each job of an event one document; done ones expire. */
export const deliverySchema = new Schema<StoredDelivery>({
  eventId: { type: Schema.Types.ObjectId, required: true },
  handler: { type: String, required: true },
  state: { type: String, required: true },
  leaseUntil: Date,
  owner: Schema.Types.ObjectId,
  payload: { type: Schema.Types.Mixed, required: true },
  reason: String,
  discarded: {
    type: new Schema(
      { by: { type: Schema.Types.ObjectId, required: true }, at: Date, reason: String },
      { _id: false },
    ),
  },
  expiresAt: Date,
});

deliverySchema.index({ eventId: 1, handler: 1 }, { unique: true });
deliverySchema.index({ state: 1, createdAt: 1, _id: 1 });
deliverySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// By them the history of a record finds its mails.
for (const path of [
  'camperId',
  'camperIds',
  'counselorId',
  'applicationId',
  'staffApplicationId',
  'recordId',
  'paymentId',
])
  deliverySchema.index({ [`payload.${path}`]: 1 }, { sparse: true });
