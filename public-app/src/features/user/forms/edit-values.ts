import { alongWithOtherErrors } from '@camp/contracts/forms/details';
import {
  currentPasswordMissing,
  userFieldsSchema,
  userUpdateSchema,
  type UserFields,
} from '@camp/contracts/user/schemas';

/** The form of user edit: the account, and the person's own password where their address changes. */
export interface EditValues extends UserFields {
  current?: string;
}

/** @param needsCurrent whether that password is needed with this address */
export const editSchema = (needsCurrent: (email: string) => boolean) =>
  userFieldsSchema
    .extend({ current: userUpdateSchema.shape.current })
    .refine(({ email, current }) => current || !needsCurrent(String(email)), {
      path: ['current'],
      message: currentPasswordMissing,
      ...alongWithOtherErrors,
    });
