import { storedPartOf } from '@camp/contracts/records/names';
import type { UserProfile } from '@camp/contracts/user/operations';
import { userRecord } from '@camp/contracts/user/record';
import { currentPasswordMissing } from '@camp/contracts/user/schemas';
import { userUpdate } from '@camp/contracts/user/update';
import type { Resolver } from 'react-hook-form';
import type { FormValues } from '@camp/forms/form-values';
import { bodyOf } from '@camp/forms/values-of-form';

/** What of an account can be edited. */
export const accountRecord = storedPartOf(userRecord);

/**
 * Checks what changes of an account, as the server does, and the person's own password where their address changes.
 *
 * @param stored the account as it is
 * @param needsCurrent whether that password is needed with this address
 */
export const editResolver =
  (stored: UserProfile, needsCurrent: (email: string) => boolean): Resolver<FormValues> =>
  (values) => {
    const wrong = userUpdate.check(stored, bodyOf(accountRecord, values, true)).errors;
    const isMissing = !values.current && needsCurrent(String(values.email));
    const all = [...wrong, ...(isMissing ? [{ path: 'current', message: currentPasswordMissing }] : [])];
    if (all.length === 0) return { values, errors: {} };
    const errors = all.map(({ path, message }) => [path, { type: 'change', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
