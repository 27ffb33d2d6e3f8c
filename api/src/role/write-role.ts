import { adminRoleName } from '@camp/contracts/access/default-roles';
import { foldLookAlikes } from '@camp/contracts/forms/look-alike';
import type { RoleRecord } from '@camp/contracts/role/operations';
import type { RoleInput, RoleUpdateInput } from '@camp/contracts/role/schemas';
import { differenceOf } from '@camp/contracts/role/words';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import type { StoredRole } from '@camp/database/role/role-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, type ClientSession, type QueryFilter } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { forbidden, notFound, ProblemError } from '../refusals/problem';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { holdsAll } from '../user/policies';
import { isDefaultRole } from './policies';
import { holdersOf, presentRole } from './present-role';

/** The message quotes no name, since user input must not look like the message that ends a session. */
const taken = (cause?: unknown) =>
  new ProblemError('duplicate', 'A role with this name already exists. Choose another name.', { cause });

/**
 * Creates a role. A repeated submit returns the same role.
 * @param idempotencyKey - the header
 * @throws ProblemError 403 for a right that the person lacks, or 409 for a name that is taken
 */
export async function createRole(
  deps: Dependencies,
  person: Person,
  form: RoleInput,
  idempotencyKey: string | string[] | undefined,
): Promise<RoleRecord> {
  const { models } = deps;
  const { name, actions = {} } = form;
  if (!holdsAll(person, differenceOf({}, actions))) throw forbidden();
  const submission = submissionOf(idempotencyKey, person.userId, form);
  const { key: submissionKey } = submission;
  const store = async (session: ClientSession) => {
    // The index detects a faster repeat of this submit.
    await refuseTakenName(models, name, session, { submissionKey: trusted({ $ne: submissionKey }) });
    const made = { name, actions, userId: person.userId, ...submittedBy(submission) };
    const [role] = await models.Role.create([made], { session });
    if (!role) throw new Error('A role was not stored.');
    await writeAudit(models, doneBy(person, 'create', 'role', [role._id]), session);
    return role.toObject<StoredRole>();
  };
  const stored = await storeOnce<StoredRole>(deps, models.Role, submission, store).catch(
    onDuplicateKey(taken),
  );
  return presentRole(stored, await holdersOf(models, stored.name));
}

/**
 * Changes a role. A new name is also changed in its users, in the same transaction.
 *
 * @throws ProblemError 403 for granting or revoking a right that the person lacks, or 409 for a name that is taken or
 *   may not change
 */
export async function updateRole(
  { models, connection }: Dependencies,
  person: Person,
  id: string,
  sent: RoleUpdateInput,
): Promise<RoleRecord> {
  const stored = await inTransaction(connection, async (session) => {
    const before = await models.Role.findById(id).session(session).lean<StoredRole>();
    if (!before) throw notFound('Role');
    const name = sent.name ?? before.name;
    const actions = { ...before.actions, ...sent.actions };
    const changed = differenceOf(before.actions, actions);
    refuseChangeOfDefault(before, name, Object.keys(changed).length > 0);
    if (!holdsAll(person, changed)) throw forbidden();
    if (name !== before.name) await rename(models, before, name, session);
    const change = { name, actions };
    const fields = [...(name === before.name ? [] : ['name']), ...Object.keys(changed)];
    await writeAudit(models, { ...doneBy(person, 'change', 'role', [before._id]), fields }, session);
    return models.Role.findByIdAndUpdate(before._id, change, {
      session,
      returnDocument: 'after',
    }).lean<StoredRole>();
  }).catch(onDuplicateKey(taken));
  if (!stored) throw notFound('Role');
  return presentRole(stored, await holdersOf(models, stored.name));
}

function refuseChangeOfDefault({ name: before }: StoredRole, name: string, changesRights: boolean): void {
  if (isDefaultRole(before) && name !== before)
    throw new ProblemError('conflict', 'A default role can’t be renamed.');
  if (before === adminRoleName && changesRights)
    throw new ProblemError('conflict', 'The role admin always has every action.');
}

async function rename(
  models: Dependencies['models'],
  { _id, name: before }: StoredRole,
  name: string,
  session: ClientSession,
): Promise<void> {
  await refuseTakenName(models, name, session, { _id: trusted({ $ne: _id }) });
  // Each account is updated individually, since the role's index in the list differs.
  const holders = await models.User.find({ roles: before }, { _id: 1 }).session(session).lean();
  for (const { _id: userId } of holders) {
    await models.User.updateOne({ _id: userId, roles: before }, { $set: { 'roles.$': name } }, { session });
  }
}

/**
 * Refuses names that differ only in case or look alike. Concurrent creates conflict on the role `admin`, which always
 * exists, so the second one sees the first.
 */
async function refuseTakenName(
  models: Dependencies['models'],
  name: string,
  session: ClientSession,
  others: QueryFilter<StoredRole>,
): Promise<void> {
  await models.Role.updateOne({ name: adminRoleName }, { $inc: { losses: 1 } }, { session });
  const roles = await models.Role.find(others, { name: 1 }).session(session).lean();
  const seen = foldLookAlikes(name);
  if (roles.some((role) => foldLookAlikes(role.name) === seen)) throw taken();
}
