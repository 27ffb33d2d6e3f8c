import { askedNames, storedPartOf } from '@camp/contracts/records/names';
import type { UserProfile } from '@camp/contracts/user/operations';
import { userRecord } from '@camp/contracts/user/record';
import { currentPasswordMissing } from '@camp/contracts/user/schemas';
import { userUpdate } from '@camp/contracts/user/update';
import type { Resolver } from 'react-hook-form';
import type { FormValues } from '@camp/forms/form-values';
import { bodyOf } from '@camp/forms/values-of-form';

/** The editable part of an account. */
export const accountRecord = storedPartOf(userRecord);

/** Its fields in the order of the page. The password for a new address follows the address. */
export const accountNames = askedNames(accountRecord).flatMap((name) =>
  name === 'email' ? [name, 'current'] : [name],
);

/**
 * Validates an account's changes like the server. A new address requires the person's own password.
 *
 * @param stored the stored account
 * @param needsCurrent whether this address requires that password
 */
export const editResolver =
  (stored: UserProfile, needsCurrent: (email: string) => boolean): Resolver<FormValues> =>
  (values) => {
    const wrong = userUpdate.check(stored, bodyOf(accountRecord, values, true)).errors;
    const isMissing = !values.current && needsCurrent(String(values.email));
    const all = [...wrong, ...(isMissing ? [{ path: 'current', message: currentPasswordMissing }] : [])];
    if (all.length === 0) return { values, errors: {} };
    all.sort((one, other) => accountNames.indexOf(one.path) - accountNames.indexOf(other.path));
    const errors = all.map(({ path, message }) => [path, { type: 'change', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
