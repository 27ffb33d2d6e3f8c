import type { AuditAction } from '@camp/contracts/audit/actions';
import { namesAt } from '@camp/contracts/records/names';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { noteSeen } from './note-seen';
import { maySeeMedical } from './policies';
import type { RegistrationKind } from './registration-kind';
import { seenPart } from './seen-part';

/** Presents registrations to a person who may see them, with as much of each as they may know, and writes that down. */
export async function viewRegistrations<Stored extends StoredRegistration, Presented extends object>(
  deps: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  records: readonly Stored[],
  action: AuditAction = 'read',
): Promise<Presented[]> {
  const isOpen = namesAt(kind.form.record, 'medical').length === 0;
  await noteSeen(deps, person, { kind: kind.subject, records, action, isOpen });
  return registrationsAsSeenBy(person, kind, records);
}

/** The same for who writes the read down by itself. */
export const registrationsAsSeenBy = <Stored extends StoredRegistration, Presented extends object>(
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  records: readonly Stored[],
): Presented[] =>
  records.map((one) =>
    seenPart(person, kind.subject, one, kind.present(one, maySeeMedical(person, kind.subject, one))),
  );

/** `viewRegistrations` for one. */
export async function viewRegistration<Stored extends StoredRegistration, Presented extends object>(
  deps: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  registration: Stored,
): Promise<Presented> {
  const [presented] = await viewRegistrations(deps, person, kind, [registration]);
  return presented as Presented;
}
