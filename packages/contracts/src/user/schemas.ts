import * as z from 'zod';
import { alongWithOtherErrors } from '../forms/along-with-other-errors';
import { choice, email, password } from '../forms/fields';
import { passwordRule, passwordsDoNotMatch } from '../forms/messages';

/** What a change of one's own address or password without the current password is told. */
export const currentPasswordMissing = 'Enter your current password.';

/** A password that is to be compared: no rule of its form, so that an old one is answered as wrong, not as invalid. */
const knownPassword = (missing: string) => z.string({ error: missing }).max(256, missing);

/** One's own password, where a change needs it. */
export const currentPassword = knownPassword(currentPasswordMissing).optional();

/** Login. */
export const loginSchema = z.object({
  email: email('Enter a valid email address.'),
  password: knownPassword('Enter your password.').min(1, 'Enter your password.'),
});

/** Contents of a mailed link; opaque to the browser. */
const linkToken = z
  .string({ error: 'This link is incomplete.' })
  .min(1, 'This link is incomplete.')
  .max(200, 'This link is incomplete.');

/** What the link in a verification mail brings. */
export const verifySchema = z.object({
  email: email('Enter a valid email address.'),
  emailVerificationUUID: linkToken,
});

/** Reset request and resending of the verification link. */
export const emailOnlySchema = z.object({
  email: email('Please enter your email address.', 'Enter a valid email.'),
});

const newPassword = {
  newPassword: password(passwordRule),
  newPasswordConf: z.string({ error: passwordsDoNotMatch }),
};

/** A form with a new password, which is typed twice. */
const withNewPassword = <Rest extends z.ZodRawShape>(rest: Rest) =>
  z
    .object({ ...rest, ...newPassword })
    .refine(({ newPassword: one, newPasswordConf: other }: Record<string, unknown>) => one === other, {
      path: ['newPasswordConf'],
      message: passwordsDoNotMatch,
      ...alongWithOtherErrors,
    });

/** A new password of one's own, with the current one. */
export const changePasswordSchema = withNewPassword({
  current: knownPassword(currentPasswordMissing).min(1, currentPasswordMissing),
});

/** A new password, with what the mailed link brings: for a reset, and to undo a change of address. */
export const resetPasswordSchema = withNewPassword({
  email: email('Enter a valid email address.'),
  uuid: linkToken,
});

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

/** Which link is to be mailed to an account's owner. */
export const sendLinkSchema = z.object({
  kind: choice(['verification', 'reset'], 'Choose verification or reset.'),
});
