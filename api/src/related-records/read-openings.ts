import { userRoleName } from '@camp/contracts/access/default-roles';
import { attendeeKinds, type AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { Opening, OpenedRecord } from '@camp/contracts/related-records/operations';
import type { Models } from '@camp/database/models';
import type { StoredImportedRecord } from '@camp/database/import/imported-record-model';
import { registrationsOf, type AnyRegistration } from '@camp/database/registration/registrations-of';
import { endOfAudit } from '@camp/database/retention/rules';
import { sealedField } from '@camp/database/sealing/seal-documents';
import { ownedBy } from '@camp/database/user/owned-by';
import { trusted, type Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { exportsOfEverything, mostOpenings, viewsOf, type DayOfViews } from './medical-views';

/** A registration of the family, without its answers. */
type Registered = Pick<AnyRegistration, '_id' | 'campYear' | 'nameFirst' | 'nameLast'> & {
  createdAt: Date;
  medicalDeletedAt?: Date;
};

/**
 * Who opened the medical answers and pictures of the person's own family: in a record, in a list, in a file with
 * medical columns, or in the encrypted export of everything. Views of one day are one line, so that a season fits. The
 * family's own views aren't audited, so they don't appear.
 *
 * @returns the registrations, latest camp first, with their latest views
 */
export async function readOpenings({ models, clock }: Dependencies, person: Person): Promise<OpenedRecord[]> {
  const since = endOfAudit(clock.now());
  const registered = [...(await registeredBy(models, person)), ...(await importedFor(models, person))];
  const [exports, ...views] = await Promise.all([
    registered.length > 0 ? exportsOfEverything(models, person, since) : [],
    ...registered.map(({ _id }) => viewsOf(models, person, _id, since)),
  ]);
  const found = registered.map((one, index) =>
    [...(views[index] ?? []), ...exports.filter(({ when }) => wasIn(one, when))].sort(
      (earlier, later) => later.when.getTime() - earlier.when.getTime(),
    ),
  );
  const initials = await initialsOf(
    models,
    found.flat().flatMap(({ by: { actorId } }) => actorId ?? []),
  );
  return registered.map(({ _id, kind, nameFirst, nameLast, campYear }, index) => {
    const days = found[index] ?? [];
    const openings = days.slice(0, mostOpenings).map((day) => presentOpening(day, initials));
    const more = days.length > mostOpenings;
    return { _id: _id.toString(), kind, nameFirst, nameLast, campYear, openings, more };
  });
}

async function registeredBy(models: Models, person: Person) {
  const fields = { nameFirst: 1, nameLast: 1, campYear: 1, createdAt: 1, medicalDeletedAt: 1 };
  const found = await Promise.all(
    attendeeKinds.map(async (kind) => {
      const own = await registrationsOf(models, kind).find(ownedBy(person), fields).lean<Registered[]>();
      return own.map((one) => ({ ...one, kind }));
    }),
  );
  return found.flat().sort((one, other) => other.campYear - one.campYear);
}

/** Records of earlier years that an administrator connected to the account, and whose medical answers are still there. */
async function importedFor({ ImportedRecord }: Models, person: Person) {
  const withMedical = { kind: trusted({ $in: attendeeKinds }), [sealedField]: trusted({ $exists: true }) };
  const fields = { kind: 1, year: 1, values: 1, createdAt: 1 };
  const found = await ImportedRecord.find({ ...ownedBy(person), ...withMedical }, fields).lean<
    StoredImportedRecord[]
  >();
  return found.map(({ _id, kind, year, values, createdAt }) => ({
    ...{ _id, createdAt, campYear: year, kind: kind as AttendeeKind },
    nameFirst: String(values.nameFirst ?? ''),
    nameLast: String(values.nameLast ?? ''),
    medicalDeletedAt: undefined,
  }));
}

/** Whether the medical answers of a registration were there at a moment. */
const wasIn = ({ createdAt, medicalDeletedAt }: Registered, when: Date): boolean =>
  createdAt <= when && (medicalDeletedAt === undefined || when < medicalDeletedAt);

async function initialsOf({ User }: Models, ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await User.find({ _id: trusted({ $in: ids }) }, { nameFirst: 1, nameLast: 1 }).lean();
  const letter = (name: string) => `${[...name][0] ?? ''}.`;
  return new Map(
    found.map(({ _id, nameFirst, nameLast }) => [_id.toString(), `${letter(nameFirst)} ${letter(nameLast)}`]),
  );
}

function presentOpening(
  { by: { actorId, actorRoles }, when, ...about }: DayOfViews,
  initials: ReadonlyMap<string, string>,
): Opening {
  const who = actorId && initials.get(actorId.toString());
  return {
    when: when.toISOString(),
    ...about,
    ...(who && { initials: who }),
    ...(actorRoles && { roles: actorRoles.filter((role) => role !== userRoleName) }),
  };
}
