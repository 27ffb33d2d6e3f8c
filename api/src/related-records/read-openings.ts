import { userRoleName } from '@camp/contracts/access/default-roles';
import type { AuditAction } from '@camp/contracts/audit/actions';
import { attendeeKinds } from '@camp/contracts/related-records/kinds';
import type { Opening, OpenedRecord } from '@camp/contracts/related-records/operations';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { Models } from '@camp/database/models';
import { registrationsOf, type AnyRegistration } from '@camp/database/registration/registrations-of';
import { endOfAudit } from '@camp/database/retention/rules';
import { ownedBy } from '@camp/database/user/owned-by';
import { trusted, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';

/** Most views of each registration. Older ones are left out. */
export const mostOpenings = 50;

/** How each audited view showed the answers. Other actions show none. */
const shownBy: Partial<Record<AuditAction, Opening['how']>> = {
  read: 'record',
  list: 'list',
  export: 'file',
};

/** What an audited view showed. Views of contacts and notes don't count. */
const partOf = { medical: 'medical', image: 'picture' } as const satisfies Record<string, Opening['part']>;

type View = Pick<StoredAudit, 'createdAt' | 'actorId' | 'actorRoles' | 'action'> & {
  part: keyof typeof partOf;
};

/** A registration of the family, without its answers. */
type Registered = Pick<AnyRegistration, '_id' | 'campYear'> & { nameFirst: string; nameLast: string };

/**
 * Who opened the medical answers and pictures of the person's own family: in a record, in a list, or in a file with
 * medical columns. The family's own views aren't audited, so they don't appear.
 *
 * @returns the registrations, latest camp first, with their latest views
 */
export async function readOpenings({ models, clock }: Dependencies, person: Person): Promise<OpenedRecord[]> {
  const since = endOfAudit(clock.now());
  const registered = await registeredBy(models, person);
  const views = await Promise.all(registered.map(({ _id }) => viewsOf(models, person, _id, since)));
  const initials = await initialsOf(
    models,
    views.flat().flatMap(({ actorId }) => actorId ?? []),
  );
  return registered.map((one, index) => {
    const found = views[index] ?? [];
    const openings = found.slice(0, mostOpenings).map((view) => presentOpening(view, initials));
    return { ...one, _id: one._id.toString(), openings, more: found.length > mostOpenings };
  });
}

async function registeredBy(models: Models, person: Person) {
  const fields = { nameFirst: 1, nameLast: 1, campYear: 1 };
  const found = await Promise.all(
    attendeeKinds.map(async (kind) => {
      const own = await registrationsOf(models, kind).find(ownedBy(person), fields).lean<Registered[]>();
      return own.map((one) => ({ ...one, kind }));
    }),
  );
  return found.flat().sort((one, other) => other.campYear - one.campYear);
}

/** Without the ids of the views, since a list has hundreds of other children's. */
const viewsOf = ({ Audit }: Models, person: Person, recordIds: Types.ObjectId, since: Date) =>
  Audit.find(
    {
      recordIds,
      createdAt: trusted({ $gte: since }),
      part: trusted({ $in: Object.keys(partOf) }),
      action: trusted({ $in: Object.keys(shownBy) as AuditAction[] }),
      withoutMedical: trusted({ $ne: true }),
      actorId: trusted({ $ne: new Types.ObjectId(person.userId) }),
    },
    { createdAt: 1, actorId: 1, actorRoles: 1, action: 1, part: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(mostOpenings + 1)
    .lean<View[]>();

async function initialsOf({ User }: Models, ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await User.find({ _id: trusted({ $in: ids }) }, { nameFirst: 1, nameLast: 1 }).lean();
  const letter = (name: string) => `${[...name][0] ?? ''}.`;
  return new Map(
    found.map(({ _id, nameFirst, nameLast }) => [_id.toString(), `${letter(nameFirst)} ${letter(nameLast)}`]),
  );
}

function presentOpening(
  { createdAt, actorId, actorRoles, action, part }: View,
  initials: ReadonlyMap<string, string>,
): Opening {
  const who = actorId && initials.get(actorId.toString());
  return {
    when: createdAt.toISOString(),
    ...(who && { initials: who }),
    ...(actorRoles && { roles: actorRoles.filter((role) => role !== userRoleName) }),
    part: partOf[part],
    how: shownBy[action] ?? 'record',
  };
}
