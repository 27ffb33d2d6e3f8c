import { Schema, type Types } from 'mongoose';

/** One job of one event. It ensures that the job's effect happens once, and stores failed jobs. */
export interface StoredDelivery {
  _id: Types.ObjectId;
  /** Id of the outbox row. */
  eventId: Types.ObjectId;
  /** The job's name, or the event's own name if it has no job. */
  handler: string;
  state: 'working' | 'done' | 'dead' | 'discarded';
  /** While `working`: when another worker may take it over. */
  leaseUntil?: Date;
  /** While `working`: the attempt that holds the lease. */
  owner?: Types.ObjectId;
  /** The job's payload, which has ids only. */
  payload: Record<string, unknown>;
  /** The cause of the failure, without personal data. */
  reason?: string;
  /** If an administrator discarded the job: who, when, and why. */
  discarded?: { by: Types.ObjectId; at: Date; reason: string };
  /** When a done or discarded job is deleted. Failed ones stay. */
  expiresAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** A unique index makes each job of an event one document. Done jobs expire. */
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
// Index for the emails in a record's history.
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
