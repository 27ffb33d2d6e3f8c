import { isAuditView, type AuditAction } from '@camp/contracts/audit/actions';
import { Schema, type Types } from 'mongoose';

/** Names of an account's roles before and after a change of them. */
export interface RoleChange {
  before: readonly string[];
  after: readonly string[];
}

/** One thing that was done: who, what, when; never the content. */
export interface StoredAudit {
  _id: Types.ObjectId;
  /** The person; absent if nobody was logged in or the product acted automatically. */
  actorId?: Types.ObjectId;
  action: AuditAction;
  /** Whether the action only reads (`isAuditView`), so that a query finds changes without sorting. */
  isView: boolean;
  /** Kind of the records, such as `camper`. */
  subject: string;
  /** Which part of a record, such as `medical`, `contact` or `image`; absent for the whole. */
  part?: string;
  /** Every record that it was done to. */
  recordIds: Types.ObjectId[];
  /** Of a `change-roles`: which ones, by their names. */
  roles?: RoleChange;
  /** For a `change`: names of the answers, never their values. */
  fields?: string[];
  /** Of a `change` that is mailed: when its mail is due. Changes of a record with the same time go in one mail. */
  mailAt?: Date;
  /** For a `change`: the editor chose not to email the family. */
  silent?: true;
  createdAt: Date;
}

const names = { type: [String], required: true };
const roleChangeSchema = new Schema<RoleChange>({ before: names, after: names }, { _id: false });

/** Found by record, actor, kind and time; never removed. */
export const auditSchema = new Schema<StoredAudit>({
  actorId: Schema.Types.ObjectId,
  action: { type: String, required: true },
  isView: {
    type: Boolean,
    required: true,
    default(this: StoredAudit) {
      return isAuditView(this.action);
    },
  },
  subject: { type: String, required: true },
  part: String,
  recordIds: { type: [Schema.Types.ObjectId], required: true },
  roles: roleChangeSchema,
  fields: { type: [String], default: undefined },
  mailAt: Date,
  silent: Boolean,
});

auditSchema.index({ recordIds: 1, createdAt: -1 });
auditSchema.index({ actorId: 1, createdAt: -1, _id: -1 });
auditSchema.index({ subject: 1, createdAt: -1, _id: -1 });
auditSchema.index({ createdAt: -1, _id: -1 });
auditSchema.index({ isView: 1, createdAt: -1, _id: -1 });
