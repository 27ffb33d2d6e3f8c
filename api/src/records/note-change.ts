import type { Subject } from '@camp/contracts/access/catalogue';
import { writeAudit } from '@camp/database/audit/write-audit';
import type { ClientSession, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import type { RecordEvent } from '../transact';

/** A change of a registration of any kind. */
export interface NotedChange {
  subject: Subject;
  recordId: Types.ObjectId;
  /** Names of the answers that changed. */
  names: readonly string[];
}

/** Writes down who changed what of a registration, never the content, and has its family and the camp told. */
export async function noteChange(
  { models }: Pick<Dependencies, 'models'>,
  person: Person,
  { subject, recordId, names }: NotedChange,
  { session, record }: { session: ClientSession; record: RecordEvent },
): Promise<void> {
  const entry = { actorId: person.userId, action: 'change', subject, recordIds: [recordId] } as const;
  const auditId = await writeAudit(models, { ...entry, fields: names }, session);
  await record('registration.changed', { auditId: auditId.toString() });
}
