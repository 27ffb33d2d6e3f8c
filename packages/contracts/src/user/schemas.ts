import * as z from 'zod';
import { alongWithOtherErrors } from '../forms/details';
import {
  choice,
  email,
  listOf,
  optionalPhone,
  password,
  phone,
  requiredText,
  state,
  zip,
} from '../forms/fields';
import { addressLimit, nameLimit } from '../forms/limits';
import { passwordRule } from '../forms/messages';
import { contactPreferences, userTypes } from './options';
import { returnPaths } from './return-path';

/** product.md section 5, sign-up and user edit; 50 everywhere where it says 25 or 50 (decisions.md). */
export const userFieldsSchema = z.object({
  nameFirst: requiredText(
    nameLimit,
    'First Name is required.',
    'Enter a first name (between 1 and 50 characters).',
  ),
  nameLast: requiredText(
    nameLimit,
    'Last Name is required.',
    'Enter a last name (between 1 and 50 characters).',
  ),
  userType: choice(userTypes, 'Choose a User Type'),
  addressStreet: requiredText(
    addressLimit,
    'Enter a street address',
    'Enter an address between 1 and 50 characters.',
  ),
  addressCity: requiredText(addressLimit, 'Enter a city.', 'Enter a city between 1 and 50 characters.'),
  addressState: state('Enter a state.'),
  addressZip: zip('Enter a Zip Code.'),
  addressCountry: requiredText(addressLimit, 'Enter a Country.'),
  phone: phone('Enter a phone number.', 'Enter a phone number, including area code.'),
  phoneAlt: optionalPhone('Enter a phone number, including area code.'),
  email: email('Enter a valid email address.'),
  preferedContact: choice(contactPreferences, 'Choose Email, Text or Phone Call'),
});

/** The sentence beside the confirmation field (product.md section 5). */
export const passwordsDoNotMatch = 'Passwords do not match!';

const confirmed = <Form extends z.ZodObject>(form: Form, field: string, confirmation: string) =>
  form.refine((values: Record<string, unknown>) => values[field] === values[confirmation], {
    path: [confirmation],
    message: passwordsDoNotMatch,
    ...alongWithOtherErrors,
  });

/** Sign-up. */
export const registerSchema = confirmed(
  userFieldsSchema.extend({
    password: password(passwordRule),
    passwordConf: z.string({ error: passwordsDoNotMatch }),
    /** Where the person was on the way to; the mailed link leads on to it. */
    returnUrl: z.enum(returnPaths, { error: 'Choose a page of this site.' }).optional(),
  }),
  'password',
  'passwordConf',
);

/** What a change of one's own address or password without the current password is told. */
export const currentPasswordMissing = 'Enter your current password.';

const mostRoles = 50;
const roleName = z.string().min(1).max(nameLimit);

/** A password that is to be compared: no rule of its form, so that an old one is answered as wrong, not as invalid. */
const knownPassword = (missing: string) => z.string({ error: missing }).max(256, missing);

/**
 * `/user/update/{id}`: partial; `roles` only counts from a person who may set them, `current` is the person's own
 * password and needed where their own address changes.
 */
export const userUpdateSchema = userFieldsSchema.partial().extend({
  current: knownPassword(currentPasswordMissing).optional(),
  roles: listOf(roleName, mostRoles, 'Choose from the roles.', 'Choose at most 50 roles.').optional(),
});

/** Login. */
export const loginSchema = z.object({
  email: email('Enter a valid email address.'),
  password: knownPassword('Enter your password.').min(1, 'Enter your password.'),
});

/** Contents of a mailed link; opaque to the browser. */
const linkToken = z
  .string({ error: 'This link is not complete.' })
  .min(1, 'This link is not complete.')
  .max(200, 'This link is not complete.');

/** What the link in a verification mail brings. */
export const verifySchema = z.object({
  email: email('Enter a valid email address.'),
  emailVerificationUUID: linkToken,
});

/** Reset request and resending of the verification link. */
export const emailOnlySchema = z.object({
  email: email('Please enter your email address.', 'Enter a valid email.'),
});

/** A new password of one's own, with the current one. */
export const changePasswordSchema = confirmed(
  z.object({
    current: knownPassword(currentPasswordMissing).min(1, currentPasswordMissing),
    newPassword: password(passwordRule),
    newPasswordConf: z.string({ error: passwordsDoNotMatch }),
  }),
  'newPassword',
  'newPasswordConf',
);

/** A new password, with what the mailed link brings: for a reset, and to undo a change of address. */
export const resetPasswordSchema = confirmed(
  z.object({
    email: email('Enter a valid email address.'),
    uuid: linkToken,
    newPassword: password(passwordRule),
    newPasswordConf: z.string({ error: passwordsDoNotMatch }),
  }),
  'newPassword',
  'newPasswordConf',
);

/** An account as its owner fills it in, without password. */
export type UserFields = z.output<typeof userFieldsSchema>;
/** A checked sign-up, with the password in clear. */
export type RegisterInput = z.output<typeof registerSchema>;
/** What changes of an account; absent fields stay. */
export type UserUpdateInput = z.output<typeof userUpdateSchema>;
/** Address and password as typed. */
export type LoginInput = z.output<typeof loginSchema>;
/** The address, and the secret of its link. */
export type VerifyInput = z.output<typeof verifySchema>;
/** The address to which a link goes, if it has an account. */
export type EmailOnlyInput = z.output<typeof emailOnlySchema>;
/** The current and the new password in clear. */
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
/** The new password in clear, and the secret of its link. */
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;

/** The fields of an account that its owner fills in. */
export const userFieldNames = Object.keys(userFieldsSchema.shape) as (keyof UserFields)[];
