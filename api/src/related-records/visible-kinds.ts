import { can } from '@camp/contracts/access/can';
import { recordKinds, type RecordKind } from '@camp/contracts/related-records/kinds';
import type { Models } from '@camp/database/models';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { isOwnAccount } from '../user/policies';

/** The model of each kind's records. */
export const modelOf = {
  camper: 'Camper',
  counselor: 'Counselor',
  'counselor-app': 'CounselorApplication',
  staff: 'StaffApplication',
} as const satisfies Record<RecordKind, string>;

type Look = (models: Models, userId: string) => Promise<boolean>;

/** Whether a user has a record of a kind, in any year. Once a kind's model is there, this has to look into it. */
const hasOne: {
  [Kind in RecordKind]: (typeof modelOf)[Kind] extends keyof Models ? Look : 'not kept yet';
} = {
  camper: async ({ Camper }, userId) => (await Camper.exists({ userId })) !== null,
  counselor: 'not kept yet',
  'counselor-app': 'not kept yet',
  staff: async ({ StaffApplication }, userId) => (await StaffApplication.exists({ userId })) !== null,
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
  const held = recordKinds.filter((kind) => can(person.permissions, 'data', kind));
  const found = await Promise.all(held.map((kind) => look(kind, deps.models, userId)));
  return found.includes(true) ? held : [];
}

async function look(kind: RecordKind, models: Models, userId: string): Promise<boolean> {
  const find: Look | 'not kept yet' = hasOne[kind];
  return find === 'not kept yet' ? false : find(models, userId);
}
