import { Schema, type Types } from 'mongoose';

/** What strangers had mailed to one address within the last hour. */
export interface StoredMailAllowance {
  _id: Types.ObjectId;
  /** `emailKeyOf` the address. */
  emailKey: string;
  /** When each mail was allowed. */
  takenAt: Date[];
  expiresAt: Date;
}

/** One per address; MongoDB removes it when its hour is over. */
export const mailAllowanceSchema = new Schema<StoredMailAllowance>({
  emailKey: { type: String, required: true },
  takenAt: { type: [Date], required: true },
  expiresAt: { type: Date, required: true },
});

mailAllowanceSchema.index({ emailKey: 1 }, { unique: true });
mailAllowanceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
