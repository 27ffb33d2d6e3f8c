import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { Types, type ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { isOwnAccount } from './policies';

/** The viewed parts of an account. */
export interface AccountRead {
  userId: Types.ObjectId | string;
  /** How to reach the owner, the registrations and payments with medical answers, or only the payments. */
  part: 'contact' | 'records' | 'medical' | 'payments';
  /** The viewed records of the account. */
  recordIds?: readonly Types.ObjectId[];
}

/**
 * Records a view of another person's account, once per call, before the response. A person's own account leaves no row.
 * @param session - of the change whose response shows the account. Absent for a read
 */
export async function recordRead(
  { models }: Dependencies,
  person: Person,
  { userId, part, recordIds = [] }: AccountRead,
  session?: ClientSession,
): Promise<void> {
  const account = new Types.ObjectId(userId);
  if (isOwnAccount(person, account.toString())) return;
  const entry = doneBy(person, 'read', 'user', [account, ...recordIds]);
  const actorRoles = part === 'medical' ? { actorRoles: person.roles } : {};
  await writeAudit(models, { ...entry, part, ...actorRoles }, session);
}
