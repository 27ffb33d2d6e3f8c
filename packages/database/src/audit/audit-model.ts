import { isAuditView, type AuditAction } from '@camp/contracts/audit/actions';
import { Schema, type Types } from 'mongoose';

/** Names of an account's roles before and after they changed. */
export interface RoleChange {
  before: readonly string[];
  after: readonly string[];
}

/** One action: who did what and when, but never the content. */
export interface StoredAudit {
  _id: Types.ObjectId;
  /** The person. Absent if nobody was logged in or the product acted automatically. */
  actorId?: Types.ObjectId;
  action: AuditAction;
  /** Whether the action only reads (`isAuditView`), so that a query finds changes without sorting. */
  isView: boolean;
  /** Kind of the records, such as `camper`. */
  subject: string;
  /** Which part of a record, such as `medical`, `contact` or `image`. Absent for the whole record. */
  part?: string;
  /** For a view of medical answers or a picture, or the encrypted export: the person's roles at that time. */
  actorRoles?: string[];
  /** For an exported file whose reader may see medical answers: it had none. */
  withoutMedical?: true;
  /** Every affected record. */
  recordIds: Types.ObjectId[];
  /** For `change-roles`: the names of the roles. */
  roles?: RoleChange;
  /** For a `change`: names of the answers, never their values. */
  fields?: string[];
  /** For an emailed `change`: when its email is due. Changes of a record with the same time share one email. */
  mailAt?: Date;
  /** For a `change`: the editor chose not to email the family. */
  silent?: true;
  createdAt: Date;
}

const names = { type: [String], required: true };
const roleChangeSchema = new Schema<RoleChange>({ before: names, after: names }, { _id: false });

/** Found by record, actor, kind and time. Removed after three years (`retention/rules.ts`). */
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
  actorRoles: { type: [String], default: undefined },
  withoutMedical: Boolean,
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
