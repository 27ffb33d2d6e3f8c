import { recordKinds, type RecordKind } from '@camp/contracts/related-records/kinds';
import type { Models } from '@camp/database/models';
import { ownedBy } from '@camp/database/user/owned-by';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { isOwnAccount } from '../user/policies';
import { mayReadAllMedical } from '../registration/policies';

/** The model of each kind's records. */
export const modelOf = {
  camper: 'Camper',
  counselor: 'Counselor',
  'counselor-app': 'CounselorApplication',
  staff: 'StaffApplication',
} as const satisfies Record<RecordKind, string>;

/** Whether a user has a record of a kind, in any year. */
const hasOne: Record<RecordKind, (models: Models, userId: string) => Promise<boolean>> = {
  camper: async ({ Camper }, userId) => (await Camper.exists(ownedBy({ userId }))) !== null,
  counselor: async ({ Counselor }, userId) => (await Counselor.exists(ownedBy({ userId }))) !== null,
  'counselor-app': async ({ CounselorApplication }, userId) =>
    (await CounselorApplication.exists(ownedBy({ userId }))) !== null,
  staff: async ({ StaffApplication }, userId) =>
    (await StaffApplication.exists(ownedBy({ userId }))) !== null,
};

/**
 * The kinds of a user's records that a person may see: all of one's own; of another's those with `data`, once the user
 * has a record of one of them.
 *
 * @returns none where the user's profile is not this person's to open
 */
export async function visibleKinds(
  deps: Dependencies,
  person: Person,
  userId: string,
): Promise<readonly RecordKind[]> {
  if (isOwnAccount(person, userId.toLowerCase())) return recordKinds;
  const held = recordKinds.filter((kind) => mayReadAllMedical(person, kind));
  const found = await Promise.all(held.map((kind) => hasOne[kind](deps.models, userId)));
  return found.includes(true) ? held : [];
}
