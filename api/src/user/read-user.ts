import type { CurrentUser, UserProfile } from '@camp/contracts/user/operations';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { visibleKinds } from '../related-records/visible-kinds';
import { recordRead } from './record-read';
import { maySeeUser } from './policies';
import { requirementOf } from './second-factor/required';
import { presentProfile, presentUser } from './present-user';

/** Reads an account: the person's own, any for editors of users, or the owner of records that the person may see. */
export async function readUser(deps: Dependencies, person: Person, id: string): Promise<UserProfile> {
  if (maySeeUser(person, id.toLowerCase())) {
    const user = await findVisibleUser(deps, person, id);
    await recordRead(deps, person, { userId: user._id, part: 'contact' });
    return presentUser(user, person);
  }
  const kinds = await visibleKinds(deps, person, id);
  const user = kinds.length > 0 ? await deps.models.User.findById(id).lean<StoredUser>() : null;
  if (!user) throw notFound('User');
  await recordRead(deps, person, { userId: user._id, part: 'contact' });
  return presentProfile(user, person);
}

/** The logged-in person with their rights, for the navigation. */
export const readCurrentUser = (
  deps: Pick<Dependencies, 'settings' | 'clock'>,
  person: Person,
): CurrentUser => ({
  ...presentUser(person.account, person),
  permissions: person.permissions,
  ...requirementOf(deps, person),
});

/**
 * An account that the person may change: their own, or any for editors of users.
 * @throws ProblemError 404 if the account doesn't exist or isn't visible to the person
 */
export async function findVisibleUser(deps: Dependencies, person: Person, id: string): Promise<StoredUser> {
  const user = maySeeUser(person, id.toLowerCase())
    ? await deps.models.User.findById(id).lean<StoredUser>()
    : null;
  if (!user) throw notFound('User');
  return user;
}
