import type { CurrentUser, UserRecord } from '@camp/contracts/user/operations';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { notFound } from '../http/problem';
import { maySeeUser } from './policies';
import { presentUser } from './present-user';

/** One account: one's own, or any for who may edit users. */
export async function readUser(deps: Dependencies, person: Person, id: string): Promise<UserRecord> {
  return presentUser(await findVisibleUser(deps, person, id), person);
}

/** The person who is logged in, with the rights that the navigation follows. */
export async function readCurrentUser(deps: Dependencies, person: Person): Promise<CurrentUser> {
  return { ...(await readUser(deps, person, person.userId)), permissions: person.permissions };
}

/** @throws ProblemError 404, whether the account does not exist or is not this person's to see */
export async function findVisibleUser(deps: Dependencies, person: Person, id: string): Promise<StoredUser> {
  const user = maySeeUser(person, id.toLowerCase())
    ? await deps.models.User.findById(id).lean<StoredUser>()
    : null;
  if (!user) throw notFound('User');
  return user;
}
