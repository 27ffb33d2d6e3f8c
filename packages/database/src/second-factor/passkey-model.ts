import { Schema, type Types } from 'mongoose';

/** A passkey, which answers as a second factor (docs/decisions/0110-second-factor-and-sessions.md). */
export interface StoredPasskey {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Its own id, base64url. */
  credentialId: string;
  /** In COSE, base64url. */
  publicKey: string;
  /** How often it was used, as it says itself. Those on several devices stay at 0. */
  counter: number;
  /** How browsers reach it, such as `internal` or `usb`. */
  transports: string[];
  deviceType: 'singleDevice' | 'multiDevice';
  /** Whether its provider keeps a copy. */
  backedUp: boolean;
  name: string;
  /** It works on no other, so doctor names those of an earlier one. */
  domain: string;
  lastUsedAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

export const passkeySchema = new Schema<StoredPasskey>({
  userId: { type: Schema.Types.ObjectId, required: true },
  credentialId: { type: String, required: true },
  publicKey: { type: String, required: true },
  counter: { type: Number, required: true },
  transports: { type: [String], required: true },
  deviceType: { type: String, required: true },
  backedUp: { type: Boolean, required: true },
  name: { type: String, required: true },
  domain: { type: String, required: true },
  lastUsedAt: Date,
});

passkeySchema.index({ credentialId: 1 }, { unique: true });
passkeySchema.index({ userId: 1 });
