import { alongWithOtherErrors } from '@camp/contracts/forms/along-with-other-errors';
import { keptPartOf } from '@camp/contracts/records/names';
import { noRules } from '@camp/contracts/records/rules';
import { schemaOf } from '@camp/contracts/records/schema-of';
import { userRecord, type UserFields } from '@camp/contracts/user/record';
import { currentPassword, currentPasswordMissing } from '@camp/contracts/user/schemas';

/** What of an account can be edited. */
export const accountRecord = keptPartOf(userRecord);

/** The form of user edit: the account, and the person's own password where their address changes. */
export interface EditValues extends UserFields {
  current?: string;
}

const fieldsAndPassword = schemaOf(accountRecord, noRules, { current: currentPassword });

/** @param needsCurrent whether that password is needed with this address */
export const editSchema = (needsCurrent: (email: string) => boolean) =>
  fieldsAndPassword.refine(({ email, current }) => current || !needsCurrent(String(email)), {
    path: ['current'],
    message: currentPasswordMissing,
    ...alongWithOtherErrors,
  });
