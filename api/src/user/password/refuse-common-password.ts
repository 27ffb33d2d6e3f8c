import { passwordError, type PasswordOwner } from '@camp/contracts/user/guessable-password';
import { invalidField } from '../../refusals/problem';

/**
 * Refuses a new password that is easy to guess (docs/product/user.md), if the person isn't known when the request is
 * validated. That is the case for an emailed link, a login, or an address at the terminal.
 * @param field - the password's name in the request
 * @throws ProblemError 400 on the field
 */
export function refuseCommonPassword(field: string, password: string, owner: PasswordOwner): void {
  const error = passwordError(password, owner);
  if (error) throw invalidField(field, error);
}
