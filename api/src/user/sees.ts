import { permissionsOf } from '@camp/contracts/access/can';
import { sentencesOf } from '@camp/contracts/role/words';
import type { Sees } from '@camp/contracts/user/operations';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { findVisibleUser } from './read-user';

/** An account's rights, from its roles. */
export async function whatUserSees(deps: Dependencies, person: Person, id: string): Promise<Sees> {
  const { roles } = await findVisibleUser(deps, person, id);
  const found = await deps.models.Role.find({ name: trusted({ $in: roles }) }).lean();
  const permissions = permissionsOf(found);
  return { roles, permissions, sentences: sentencesOf(permissions) };
}
