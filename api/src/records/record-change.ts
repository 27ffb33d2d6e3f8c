import type { AuditKind } from '@camp/contracts/audit/kinds';
import { changeMailWindow, lastChangeMail } from '@camp/database/audit/change-mails';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { changeWaitingEvent } from '@camp/database/outbox/waiting-events';
import type { ClientSession, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import type { RecordEvent } from '../transact';

/** A change of a registration of any kind, or by somebody else of an account or what it keeps. */
export interface RecordedChange {
  subject: AuditKind;
  recordId: Types.ObjectId;
  /** Names of the answers that changed. */
  names: readonly string[];
  /** Its owner gets no mail of it (`isSilent`). */
  silent?: boolean;
}

/**
 * Writes down who changed what of a record, never the content, and has its owner told, of a registration the camp too; the
 * camp alone where the change is silent.
 * The first change is mailed at once, what follows within ten minutes of a mail goes in one at their end.
 *
 * @param transaction - in which the record was changed: two changes of one record never meet here
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
  // Where no worker ran, an older mail may still wait: whoever joined that one would be in none.
  const joins =
    last !== undefined && (await changeWaitingEvent(models, session, { name, about, notBefore: last }));
  const notBefore = last && new Date(last.getTime() + changeMailWindow);
  const mailAt = joins ? last : (notBefore ?? now);
  const entry = doneBy(person, 'change', subject, [recordId]);
  const written = { ...entry, fields: names, mailAt, ...(silent && { silent: true as const }) };
  const auditId = await writeAudit(models, written, session);
  if (!joins) await record(name, { auditId: auditId.toString() }, notBefore && { notBefore, about });
}
