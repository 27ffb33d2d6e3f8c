import type { UserRecord } from '@camp/contracts/user/operations';
import { userUpdate, type UserUpdateInput } from '@camp/contracts/user/update';
import { setAndUnset } from '@camp/database/set-and-unset';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import type { Caller } from '../operations/caller';
import { checkedChanges } from '../records/checked-changes';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { countUpdate } from '../records/count-update';
import { recordChange } from '../records/record-change';
import { transact } from '../transact';
import { changeAddress, checkAddressChange } from './email/change-address';
import { changeRoles } from './change-roles';
import { recordRead } from './record-read';
import { isOwnAccount, mayEditUsers } from './policies';
import { presentUser } from './present-user';
import { findVisibleUser } from './read-user';
import { refuseStronger } from './refuse-stronger';

/**
 * Changes an account. A new email address takes effect once it is verified. `roles` are ignored unless the person may
 * edit users (docs/product/user.md).
 */
export async function updateUser(
  deps: Dependencies,
  id: string,
  { current, roles, rolesBefore, groupMessages, mailWorks, ...sent }: UserUpdateInput,
  { person, ...caller }: Caller & { person: Person },
): Promise<UserRecord> {
  const found = await findVisibleUser(deps, person, id);
  await countUpdate(deps, person, 'user');
  const { email, ...fields } = checkedChanges(userUpdate, found, sent);
  const passwordHash =
    email === undefined
      ? undefined
      : await checkAddressChange(deps, { person, user: found, email }, current, caller);
  const updated = await transact(deps, async (session, record) => {
    // Read again inside the transaction, since the rules depend on its roles, which may have changed.
    const user = await deps.models.User.findById(found._id).session(session).lean<StoredUser>();
    if (!user) throw notFound('User');
    const isOwn = isOwnAccount(person, user._id.toString());
    if (!isOwn) await refuseStronger(deps, person, user, session);
    const change = {
      ...fields,
      ...(email === undefined
        ? {}
        : await changeAddress(deps, session, record, { person, user, email }, passwordHash)),
      ...(roles && mayEditUsers(person)
        ? { roles: await changeRoles(deps, person, user, rolesFrom(user.roles, roles, rolesBefore), session) }
        : {}),
      ...(groupMessages && isOwn
        ? { unsubscribedAt: groupMessages === 'No' ? (user.unsubscribedAt ?? deps.clock.now()) : undefined }
        : {}),
      ...(mailWorks && isOwn ? { mailFailingSince: undefined } : {}),
    };
    const names = changedNames(change, user);
    if (!isOwn && names.length > 0)
      await recordChange(deps, person, { subject: 'user', recordId: user._id, names }, { session, record });
    // The response has the account even if nothing changed.
    await recordRead(deps, person, { userId: user._id, part: 'contact' }, session);
    return deps.models.User.findByIdAndUpdate(user._id, setAndUnset(change), {
      session,
      returnDocument: 'after',
    }).lean<StoredUser>();
  });
  if (!updated) throw notFound('User');
  return presentUser(updated, person);
}

/** The immediate changes. A pending address has its own audit row. */
const changedNames = (change: Partial<StoredUser>, user: StoredUser): string[] =>
  (Object.keys(change) as (keyof StoredUser)[]).filter(
    (name) => name !== 'pendingEmail' && JSON.stringify(change[name]) !== JSON.stringify(user[name]),
  );

/**
 * The intended roles. If somebody else changed the account, only the person's own changes are applied.
 *
 * @param seen - the roles that the person saw. If absent, `wanted` replaces all
 */
const rolesFrom = (now: readonly string[], wanted: readonly string[], seen = now): string[] => [
  ...now.filter((name) => wanted.includes(name) || !seen.includes(name)),
  ...wanted.filter((name) => !seen.includes(name)),
];
