import { currentPasswordMissing } from '@camp/contracts/user/schemas';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../operations/caller';
import { invalidField } from '../../refusals/problem';
import { countWrongAttempt } from '../../limits/count-wrong-attempt';
import { priorityOf } from './hashing-queue';

/** The error for a wrong password, and for one that another request has just replaced. */
export const wrongCurrentPassword = () => invalidField('current', 'Your current password is incorrect.');

/**
 * Checks the owner's current password, since a session may be stolen. Wrong passwords are limited like logins, but
 * separately, so that a stolen session can't lock the owner out.
 *
 * @param user - the person's own account. Its hash must be unchanged when the change is stored
 * @throws ProblemError 400 on `current` if it is missing or wrong, or 429 after too many wrong ones
 */
export async function requireCurrentPassword(
  { limiter, passwords }: Dependencies,
  user: StoredUser,
  current: string | undefined,
  caller: Caller,
): Promise<void> {
  if (!current) throw invalidField('current', currentPasswordMissing);
  const isRight = await countWrongAttempt(limiter, ['login', 'current', user._id.toString()], () =>
    passwords.matches(user.passwordHash, current, priorityOf(caller)),
  );
  if (!isRight) throw wrongCurrentPassword();
}
