import type { AuditAction } from '@camp/contracts/audit/actions';
import { namesAt } from '@camp/contracts/records/names';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { recordSeen } from './record-seen';
import type { Listed, ListedKind } from './registration-kind';

/** Options of a view. */
interface ViewOptions {
  /** The audited action. Default: 'read'. */
  action?: AuditAction;
  /** The registrations' camp, if already read. */
  camp?: StoredCamp | undefined;
  /** Whether a file has no medical answer, by its columns, filters and order. */
  withoutMedical?: boolean;
}

/** Presents registrations by the person's rights and records the view. */
export async function viewRegistrations<Stored extends Listed, Presented>(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  kind: ListedKind<Stored, Presented>,
  records: readonly Stored[],
  { action = 'read', camp, withoutMedical = false }: ViewOptions = {},
): Promise<Presented[]> {
  const isOpen = namesAt(kind.form.record, 'medical').length === 0;
  const seen = await kind.asSeenBy(models, person, records, camp);
  await recordSeen({ models, clock }, person, {
    kind: kind.subject,
    records,
    action,
    isOpen,
    withoutMedical,
  });
  return seen;
}

/** `viewRegistrations` for one registration. */
export async function viewRegistration<Stored extends Listed, Presented>(
  deps: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  kind: ListedKind<Stored, Presented>,
  registration: Stored,
  camp?: StoredCamp,
): Promise<Presented> {
  const [presented] = await viewRegistrations(deps, person, kind, [registration], { camp });
  if (!presented) throw new Error(`The camp of ${kind.subject} ${registration._id.toString()} is missing.`);
  return presented;
}
