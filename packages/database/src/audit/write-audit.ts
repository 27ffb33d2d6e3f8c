import { isAuditView, type AuditAction } from '@camp/contracts/audit/actions';
import type { AuditKind } from '@camp/contracts/audit/kinds';
import { Types, type ClientSession } from 'mongoose';
import { insertChecked } from '../insert-checked';
import { bulkInsert } from '../bulk-insert';
import type { Models } from '../models';
import type { RoleChange, StoredAudit } from './audit-model';

/** The content of an audit row. */
export interface AuditEntry {
  /** 24-digit id; undefined if nobody was logged in or the product acted automatically. */
  actorId: string | undefined;
  action: AuditAction;
  subject: AuditKind;
  part?: string;
  recordIds: readonly Types.ObjectId[];
  roles?: RoleChange;
  /** Of a `change`: names of the answers. */
  fields?: readonly string[];
  /** Of a `change` that is mailed. */
  mailAt?: Date;
  /** Of a `change`: the family gets no mail. */
  silent?: true;
}

/** One action on one or more records. @param person undefined when nobody was logged in */
export const doneBy = (
  person: { userId: string } | undefined,
  action: AuditAction,
  subject: AuditEntry['subject'],
  recordIds: readonly Types.ObjectId[],
): AuditEntry => ({ actorId: person?.userId, action, subject, recordIds });

/**
 * Writes an audit row before the answer is sent.
 *
 * @param session - the transaction of a change, so that both are stored or neither; none for a read
 * @returns the entry's id
 */
export async function writeAudit(
  models: Models,
  { actorId, recordIds, fields, ...entry }: AuditEntry,
  session?: ClientSession,
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const written = {
    ...entry,
    _id,
    isView: isAuditView(entry.action),
    ...(actorId !== undefined && { actorId: new Types.ObjectId(actorId) }),
    recordIds: [...recordIds],
    ...(fields && { fields: [...fields] }),
  };
  // Everybody who reads waits for such a row: those that come at once share a write.
  await (session
    ? insertChecked<StoredAudit>(models.Audit, written, session)
    : bulkInsert<StoredAudit>(models.Audit, written));
  return _id;
}
