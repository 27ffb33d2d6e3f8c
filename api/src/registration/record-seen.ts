import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { AuditAction } from '@camp/contracts/audit/actions';
import type { Types } from 'mongoose';
import { recordView } from '../audit/record-view';
import type { Dependencies } from '../dependencies';
import { owns, type Person } from '../auth/person';
import { mayReadAllMedical } from './policies';

/** Registrations of one kind that a person views. */
interface Seen {
  kind: RecordKind;
  records: readonly { _id: Types.ObjectId; userId: unknown }[];
  action: AuditAction;
  /** Absent for a kind without medical answers. */
  isOpen?: boolean;
  /** Whether a file has no medical answer, so that it is no look at one. */
  withoutMedical?: boolean;
}

/**
 * Audits that other people's medical answers or contacts were viewed, once per call, before the response. A person's
 * own records leave no row.
 */
export async function recordSeen(
  deps: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  { kind, records, action, isOpen = false, withoutMedical = false }: Seen,
): Promise<void> {
  const recordIds = records.filter((record) => !owns(person, record)).map(({ _id }) => _id);
  const isMedical = !isOpen && mayReadAllMedical(person, kind);
  const isEmpty = recordIds.length === 0;
  // An empty file of campers is audited too.
  if (isEmpty && (kind !== 'camper' || action !== 'export')) return;
  const part = isMedical && !isEmpty ? 'medical' : 'contact';
  const about = {
    ...(part === 'medical' && { actorRoles: person.roles }),
    ...(withoutMedical && { withoutMedical }),
  };
  await recordView(deps, person, { action, subject: kind, part, ...about, recordIds });
}
