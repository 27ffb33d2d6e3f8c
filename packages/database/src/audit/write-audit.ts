import { isAuditView, type AuditAction } from '@camp/contracts/audit/actions';
import type { AuditKind } from '@camp/contracts/audit/kinds';
import { Types, type ClientSession } from 'mongoose';
import { insertChecked } from '../insert-checked';
import { bulkInsert } from '../bulk-insert';
import type { Models } from '../models';
import type { RoleChange, StoredAudit } from './audit-model';

/** The content of an audit row. */
export interface AuditEntry {
  /** 24-digit id. Undefined if nobody was logged in or the product acted automatically. */
  actorId: string | undefined;
  action: AuditAction;
  subject: AuditKind;
  part?: string;
  /** For a view of medical answers or a picture, and the encrypted export. */
  actorRoles?: readonly string[];
  /** For a file without medical answers. */
  withoutMedical?: true;
  recordIds: readonly Types.ObjectId[];
  roles?: RoleChange;
  /** For `change`: names of the answers. */
  fields?: readonly string[];
  /** For an emailed `change`: when the email is due. */
  mailAt?: Date;
  /** For `change`: whether the family gets no email. */
  silent?: true;
}

/** One action on one or more records. @param person - undefined if nobody was logged in */
export const doneBy = (
  person: { userId: string } | undefined,
  action: AuditAction,
  subject: AuditEntry['subject'],
  recordIds: readonly Types.ObjectId[],
): AuditEntry => ({ actorId: person?.userId, action, subject, recordIds });

/**
 * Writes an audit row before the response is sent.
 * @param session - the transaction of a change, so that both are stored or neither. Absent for a read
 * @returns the row's id
 */
export async function writeAudit(
  models: Models,
  { actorId, actorRoles, recordIds, fields, ...entry }: AuditEntry,
  session?: ClientSession,
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const written = {
    ...entry,
    _id,
    isView: isAuditView(entry.action),
    ...(actorId !== undefined && { actorId: new Types.ObjectId(actorId) }),
    ...(actorRoles && { actorRoles: [...actorRoles] }),
    recordIds: [...recordIds],
    ...(fields && { fields: [...fields] }),
  };
  // Every read waits for its audit row, so concurrent rows share one write.
  await (session
    ? insertChecked<StoredAudit>(models.Audit, written, session)
    : bulkInsert<StoredAudit>(models.Audit, written));
  return _id;
}
