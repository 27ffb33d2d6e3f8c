import { Schema, type Types } from 'mongoose';

/** An email caused by a browser that had signed up with the address before. */
interface MailOfBrowser {
  /** Hash of the browser's sign-up cookie. */
  browser: string;
  at: Date;
}

/** Emails to one address within the last hour that strangers triggered. */
export interface StoredMailAllowance {
  _id: Types.ObjectId;
  /** `emailKeyOf` the address. */
  emailKey: string;
  /** When emails caused by browsers without an earlier sign-up were allowed. */
  takenAt: Date[];
  /** Emails caused by browsers with an earlier sign-up. Absent in older records. */
  ofBrowsers?: MailOfBrowser[];
  expiresAt: Date;
}

/** One per address. MongoDB removes it when its hour is over. */
export const mailAllowanceSchema = new Schema<StoredMailAllowance>({
  emailKey: { type: String, required: true },
  takenAt: { type: [Date], required: true },
  ofBrowsers: {
    type: [
      new Schema(
        { browser: { type: String, required: true }, at: { type: Date, required: true } },
        { _id: false },
      ),
    ],
    default: undefined,
  },
  expiresAt: { type: Date, required: true },
});

mailAllowanceSchema.index({ emailKey: 1 }, { unique: true });
mailAllowanceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
