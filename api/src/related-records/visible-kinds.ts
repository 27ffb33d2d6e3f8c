import { recordKinds, type RecordKind } from '@camp/contracts/related-records/kinds';
import { registrationsOf } from '@camp/database/registration/registrations-of';
import { ownedBy } from '@camp/database/user/owned-by';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { isOwnAccount } from '../user/policies';
import { mayReadAllMedical } from '../registration/policies';

/**
 * The kinds of a user's records that a person may see. For their own account, these are all kinds. For another account,
 * these are the kinds with the right `data`, if the user has such a record.
 *
 * @returns none if the person may not open the user's profile
 */
export async function visibleKinds(
  deps: Dependencies,
  person: Person,
  userId: string,
): Promise<readonly RecordKind[]> {
  if (isOwnAccount(person, userId.toLowerCase())) return recordKinds;
  const held = recordKinds.filter((kind) => mayReadAllMedical(person, kind));
  const found = await Promise.all(
    held.map((kind) => registrationsOf(deps.models, kind).exists(ownedBy({ userId }))),
  );
  return found.some((one) => one !== null) ? held : [];
}
