import { permissionsOf } from '@camp/contracts/access/can';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted, type ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { forbidden, invalidField, ProblemError } from '../refusals/problem';
import { holdsAll } from './policies';
import { requireFreshProof } from './proof/fresh-proof';

/**
 * Checks whether the person may grant and revoke these roles (docs/product/role.md), and audits the change.
 * @param session - the transaction that stores the roles
 * @returns the roles to store, without duplicates
 * @throws ProblemError 400 for an unknown role, 403 for rights that the person lacks or without a fresh proof, or 409 for
 *   the last administrator
 */
export async function changeRoles(
  deps: Dependencies,
  person: Person,
  user: StoredUser,
  wanted: readonly string[],
  session: ClientSession,
): Promise<string[]> {
  const { models } = deps;
  const roles = [...new Set(wanted)];
  const changed = [
    ...roles.filter((name) => !user.roles.includes(name)),
    ...user.roles.filter((name) => !roles.includes(name)),
  ];
  const known = await models.Role.find({ name: trusted({ $in: [...roles, ...changed] }) })
    .session(session)
    .lean();
  const unknown = roles.find((name) => !known.some((role) => role.name === name));
  if (unknown !== undefined) throw invalidField('roles', `Unknown role '${unknown}'.`);
  // The name `admin` alone allows more than its rights: changing every account's address (docs/decisions/0015).
  if (changed.includes(adminRoleName) && !person.roles.includes(adminRoleName)) throw forbidden();
  if (!holdsAll(person, permissionsOf(known.filter(({ name }) => changed.includes(name))))) throw forbidden();
  if (user.roles.includes(adminRoleName) && !roles.includes(adminRoleName))
    await refuseLastAdministrator(models, session);
  if (changed.length > 0) {
    requireFreshProof(deps, person);
    // A concurrent change of a role's name, or its deletion, conflicts with this update of the role's document.
    await models.Role.updateMany({ name: trusted({ $in: changed }) }, { $inc: { losses: 1 } }, { session });
    const change = { before: user.roles, after: roles };
    await writeAudit(
      models,
      { ...doneBy(person, 'change-roles', 'user', [user._id]), roles: change },
      session,
    );
  }
  return roles;
}

/**
 * Makes sure that an administrator remains.
 * @throws ProblemError 409 if this is the last one
 */
export async function refuseLastAdministrator(
  models: Dependencies['models'],
  session: ClientSession,
): Promise<void> {
  // Two administrators who revoke each other's role conflict on this document, and one retries.
  await models.Role.updateOne({ name: adminRoleName }, { $inc: { losses: 1 } }, { session });
  const administrators = await models.User.countDocuments({ roles: adminRoleName }).session(session);
  if (administrators <= 1)
    throw new ProblemError(
      'last-administrator',
      'There must be at least one administrator. Make someone else an administrator first.',
    );
}
