import { can } from '@camp/contracts/access/can';
import { recordKinds, type RecordKind } from '@camp/contracts/related-records/kinds';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { isOwnAccount } from '../user/policies';

/** Whether a user has a record of a kind, in any year; a kind that is missing here is not kept yet. */
const hasOne: Partial<Record<RecordKind, (deps: Dependencies, userId: string) => Promise<boolean>>> = {
  camper: async ({ models }, userId) => (await models.Camper.exists({ userId })) !== null,
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
  const found = await Promise.all(held.map((kind) => hasOne[kind]?.(deps, userId)));
  return found.includes(true) ? held : [];
}
