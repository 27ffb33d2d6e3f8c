import { permissionsOf } from '@camp/contracts/access/can';
import type { UserRecord } from '@camp/contracts/user/operations';
import type { UserUpdateInput } from '@camp/contracts/user/schemas';
import { createLink } from '@camp/database/link/links';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import { trusted, type ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { forbidden, notFound } from '../http/problem';
import { refuseAbove } from '../http/rate-limiter';
import { transact, type RecordEvent } from '../transact';
import { checkRoles } from './change-roles';
import { holdsAll, mayEditUsers } from './policies';
import { presentUser } from './present-user';
import { findVisibleUser } from './read-user';

/**
 * Changes an account. A new e-mail address waits until it is verified; `roles` counts only from a person who may
 * edit users (decisions.md, Accounts).
 */
export async function updateUser(
  deps: Dependencies,
  person: Person,
  id: string,
  { email, roles, ...fields }: UserUpdateInput,
): Promise<UserRecord> {
  const { _id, emailKey } = await findVisibleUser(deps, person, id);
  if (email !== undefined && emailKeyOf(email) !== emailKey)
    await refuseAbove(deps.limiter, 'mailedLink', 'change', _id.toString());
  const updated = await transact(deps, async (session, record) => {
    // As it is now: what is allowed depends on its roles, which somebody else may have changed since.
    const user = await deps.models.User.findById(_id).session(session).lean<StoredUser>();
    if (!user) throw notFound('User');
    const change = {
      ...fields,
      ...(email === undefined ? {} : await changeAddress(deps, { person, user, email, session, record })),
      ...(roles && mayEditUsers(person)
        ? { roles: await checkRoles(deps, person, user, roles, session) }
        : {}),
    };
    return deps.models.User.findByIdAndUpdate(_id, setAndUnset(change), {
      session,
      returnDocument: 'after',
    }).lean<StoredUser>();
  });
  if (!updated) throw notFound('User');
  return presentUser(updated, person);
}

interface AddressChange {
  person: Person;
  user: StoredUser;
  email: string;
  session: ClientSession;
  record: RecordEvent;
}

/** An address that somebody else has is answered like any other; its owner gets a notice instead of a link. */
async function changeAddress(
  { models, clock, settings }: Dependencies,
  { person, user, email, session, record }: AddressChange,
): Promise<Partial<StoredUser>> {
  const emailKey = emailKeyOf(email);
  if (emailKey === user.emailKey) return { email, pendingEmail: undefined };
  await refuseTakeover(models, person, user, session);
  // Whoever reads the mail of the old address learns of it before it loses the account.
  await record('user.address-change-requested', { userId: user._id.toString() });
  const owner = await models.User.findOne({ emailKey }).session(session).lean<StoredUser>();
  if (owner) {
    await record('user.known-address-wanted', { userId: owner._id.toString() });
    return { pendingEmail: email };
  }
  const linkId = await createLink(models, session, {
    purpose: 'verify-email',
    userId: user._id,
    email,
    now: clock.now(),
    secret: settings.jwtSecret,
  });
  await record('user.verification-requested', { linkId: linkId.toString() });
  return { pendingEmail: email };
}

/** Who changes somebody's address can take the account over by a reset: only with all rights that it holds. */
async function refuseTakeover(
  models: Dependencies['models'],
  person: Person,
  user: StoredUser,
  session: ClientSession,
): Promise<void> {
  if (person.userId === user._id.toString()) return;
  const roles = await models.Role.find({ name: trusted({ $in: user.roles }) })
    .session(session)
    .lean();
  if (!holdsAll(person, permissionsOf(roles))) throw forbidden();
}

/** A field that was sent empty is taken away; one that was not sent stays. */
function setAndUnset(change: Partial<StoredUser>) {
  const entries = Object.entries(change);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    $unset: Object.fromEntries(entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1])),
  };
}
