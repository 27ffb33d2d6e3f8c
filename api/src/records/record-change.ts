import type { AuditKind } from '@camp/contracts/audit/kinds';
import { changeMailWindow, lastChangeMail } from '@camp/database/audit/change-mails';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { changeWaitingEvent } from '@camp/database/outbox/waiting-events';
import type { ClientSession, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import type { RecordEvent } from '../transact';

/** A change of a registration, or another person's change of an account or its parent block. */
export interface RecordedChange {
  subject: AuditKind;
  recordId: Types.ObjectId;
  /** Names of the answers that changed. */
  names: readonly string[];
  /** Whether its owner gets no email (`isSilent`). */
  silent?: boolean;
}

/**
 * Audits a change of a record without its content, and emails the owner and, for registrations, the camp. A silent
 * change is emailed to the camp only. The first change is emailed at once, and further ones within ten minutes share
 * one email.
 * @param transaction - the one that changed the record, so that two changes of one record never run concurrently
 */
export async function recordChange(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  { subject, recordId, names, silent = false }: RecordedChange,
  { session, record }: { session: ClientSession; record: RecordEvent },
): Promise<void> {
  const now = clock.now();
  const isOfAccount = subject === 'user' || subject === 'parent';
  const name = isOfAccount ? 'user.account-changed' : 'registration.changed';
  const about = recordId.toString();
  const last = await lastChangeMail(models, recordId, now, session);
  // If no worker ran, an older event may still wait. A change that was added to it would be in no email.
  const joins =
    last !== undefined && (await changeWaitingEvent(models, session, { name, about, notBefore: last }));
  const notBefore = last && new Date(last.getTime() + changeMailWindow);
  const mailAt = joins ? last : (notBefore ?? now);
  const entry = doneBy(person, 'change', subject, [recordId]);
  const written = { ...entry, fields: names, mailAt, ...(silent && { silent: true as const }) };
  const auditId = await writeAudit(models, written, session);
  if (!joins) await record(name, { auditId: auditId.toString() }, notBefore && { notBefore, about });
}
