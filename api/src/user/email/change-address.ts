import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { createLink } from '@camp/database/link/links';
import { findReservedAddress } from '@camp/database/link/undo-links';
import { takeMailAllowance } from '@camp/database/mail-allowance/take-mail-allowance';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../operations/caller';
import type { Person } from '../../auth/person';
import { forbidden } from '../../refusals/problem';
import { refuseAbove } from '../../limits/rate-limiter';
import type { RecordEvent } from '../../transact';
import { requireCurrentPassword, wrongCurrentPassword } from '../password/current-password';
import { isOwnAccount, mayChangeAddress } from '../policies';
import { requireFreshProof } from '../proof/fresh-proof';

/** Whether an address differs from the account's. A difference in case doesn't count (`emailKeyOf`). */
export interface WantedAddress {
  person: Person;
  user: StoredUser;
  email: string;
}

/**
 * Checks a change of address before its transaction, which may run twice. It checks the right, the owner's current
 * password or an administrator's fresh proof, and the limit of emails.
 *
 * @returns the hash that matched the current password, for `changeAddress`
 * @throws ProblemError 403 unless owner or administrator, or without a fresh proof, 400 on `current`, or 429 above a
 *   limit
 */
export async function checkAddressChange(
  deps: Dependencies,
  { person, user, email }: WantedAddress,
  current: string | undefined,
  caller: Caller,
): Promise<string | undefined> {
  if (emailKeyOf(email) === user.emailKey) return undefined;
  if (!mayChangeAddress(person, user._id.toString())) throw forbidden();
  if (isOwnAccount(person, user._id.toString())) await requireCurrentPassword(deps, user, current, caller);
  // The reader of the new address can set a password, and gets the account's rights.
  else requireFreshProof(deps, person);
  await refuseAbove(deps.limiter, 'addressChange', user._id.toString());
  return user.passwordHash;
}

/**
 * Requests another address, which takes effect once it is verified. An address of another account, or a reserved one,
 * gets the same response. Its reader gets a notice instead of a link.
 *
 * @param passwordHash - the result of `checkAddressChange`
 * @returns the changes of the account
 */
export async function changeAddress(
  { models, clock, settings }: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  { person, user, email }: WantedAddress,
  passwordHash: string | undefined,
): Promise<Partial<StoredUser>> {
  const emailKey = emailKeyOf(email);
  const isOwn = isOwnAccount(person, user._id.toString());
  const isAllowed = mayChangeAddress(person, user._id.toString());
  // The address is unchanged, since the form sends the whole account.
  if (email === user.email) return {};
  if (emailKey === user.emailKey) return isAllowed ? { email, pendingEmail: undefined } : {};
  if (!isAllowed) throw forbidden();
  // A reset or an undone change replaced the password during this request.
  if (isOwn && user.passwordHash !== passwordHash) throw wrongCurrentPassword();
  await writeAudit(models, doneBy(person, 'ask-address-change', 'user', [user._id]), session);
  // Warns the reader of the old address before it loses the account.
  if (user.emailVerified) await record('user.address-change-requested', { userId: user._id.toString() });

  const allowance = { now: clock.now(), mailLimits: settings.mailLimits };
  if (!(await takeMailAllowance(models, session, emailKey, allowance))) return { pendingEmail: email };
  const owner = await models.User.findOne({ emailKey }).session(session).lean<StoredUser>();
  const reserved = owner ? null : await findReservedAddress(models, session, emailKey, clock.now());
  if (owner) {
    // The notice counts toward the limit of emails to the address, since its link also logs the owner in.
    const about = { purpose: 'reset-password', userId: owner._id, email: owner.email } as const;
    const linkId = await createLink(models, session, {
      ...about,
      now: clock.now(),
      secret: settings.jwtSecret,
    });
    const payload = { userId: owner._id.toString(), linkId: linkId.toString() };
    await record('user.known-address-wanted', payload);
  } else if (reserved && !reserved.userId.equals(user._id)) {
    await record('user.kept-address-wanted', { linkId: reserved._id.toString() });
  } else {
    const linkId = await createLink(models, session, {
      purpose: 'verify-email',
      userId: user._id,
      email,
      now: clock.now(),
      ...(isOwn ? { askedIn: person.sessionId } : { askedBy: person.account._id }),
      secret: settings.jwtSecret,
    });
    await record('user.verification-requested', { linkId: linkId.toString() });
  }
  return { pendingEmail: email };
}
