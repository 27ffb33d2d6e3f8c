import { Schema, type Types } from 'mongoose';

/**
 * What is written down of what somebody did: reads of other people's data, and what changes rights, money or
 * whether a record exists.
 */
export type AuditAction =
  /** Other people's record by itself, the list of them, or the list as a file. */
  | 'read'
  | 'list'
  | 'export'
  | 'create'
  | 'delete'
  | 'change-roles'
  | 'ask-address-change'
  | 'change-address'
  | 'undo-address-change'
  | 'change-password'
  | 'send-payment-link'
  | 'refund'
  | 'send-receipt'
  /** A wrong password for an account that administers. */
  | 'fail-login';

/** Names of an account's roles before and after a change of them. */
export interface RoleChange {
  before: readonly string[];
  after: readonly string[];
}

/** One thing that was done: who, what, when; never the content. */
export interface StoredAudit {
  _id: Types.ObjectId;
  /** Who did it; absent when nobody was logged in, or the product did it by itself. */
  actorId?: Types.ObjectId;
  action: AuditAction;
  /** Kind of the records, such as `camper`. */
  subject: string;
  /** Which part of a record, such as `medical`, `contact` or `image`; absent for the whole. */
  part?: string;
  /** Every record that it was done to. */
  recordIds: Types.ObjectId[];
  /** Of a `change-roles`: which ones, by their names. */
  roles?: RoleChange;
  createdAt: Date;
}

const names = { type: [String], required: true };
const roleChangeSchema = new Schema<RoleChange>({ before: names, after: names }, { _id: false });

/** Found by record and by actor; never removed. */
export const auditSchema = new Schema<StoredAudit>({
  actorId: Schema.Types.ObjectId,
  action: { type: String, required: true },
  subject: { type: String, required: true },
  part: String,
  recordIds: { type: [Schema.Types.ObjectId], required: true },
  roles: roleChangeSchema,
});

auditSchema.index({ recordIds: 1, createdAt: -1 });
auditSchema.index({ actorId: 1, createdAt: -1 });
