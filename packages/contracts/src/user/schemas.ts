import * as z from 'zod';
import { alongWithOtherErrors } from '../forms/along-with-other-errors';
import { choice, email, password } from '../forms/fields';
import { passwordRule, passwordsDoNotMatch } from '../forms/messages';

/** The error if a person changes their own address or password without the current password. */
export const currentPasswordMissing = 'Enter your current password.';

/** A password for comparison. It has no pattern, so that an old one is wrong rather than invalid. */
const knownPassword = (missing: string) => z.string({ error: missing }).max(256, missing);

/** The person's own password. */
export const currentPassword = knownPassword(currentPasswordMissing).min(1, currentPasswordMissing);

/** The person's own password, if a change requires it. */
export const currentPasswordIfNeeded = knownPassword(currentPasswordMissing).optional();

/** Login. */
export const loginSchema = z.object({
  email: email('Enter a valid email address.'),
  password: knownPassword('Enter your password.').min(1, 'Enter your password.'),
});

const linkIncomplete = 'This link is incomplete. Please open the full link from the email.';

/** The secret of an emailed link. Opaque to the browser. */
const linkToken = z.string({ error: linkIncomplete }).min(1, linkIncomplete).max(200, linkIncomplete);

/** The data of a verification link. */
export const verifySchema = z.object({
  email: email('Enter a valid email address.'),
  emailVerificationUUID: linkToken,
});

/** The session to end, by its id. */
export const endSessionSchema = z.object({
  sessionId: z
    .string({ error: 'Choose a login to end.' })
    .regex(/^\d{1,9}\.[0-9a-f-]{36}$/, 'Choose a login to end.'),
});

/** Request for a password reset or a new verification link. */
export const emailOnlySchema = z.object({
  email: email('Please enter your email address.', 'Enter a valid email.'),
});

const newPassword = {
  newPassword: password(passwordRule),
  newPasswordConf: z.string({ error: passwordsDoNotMatch }),
};

/** A form with a new password, typed twice. */
const withNewPassword = <Rest extends z.ZodRawShape>(rest: Rest) =>
  z
    .object({ ...rest, ...newPassword })
    .refine(({ newPassword: one, newPasswordConf: other }: Record<string, unknown>) => one === other, {
      path: ['newPasswordConf'],
      message: passwordsDoNotMatch,
      ...alongWithOtherErrors,
    });

/** A new password with the person's current one. */
export const changePasswordSchema = withNewPassword({ current: currentPassword });

/** A new password with the data of the emailed link, for a reset or to undo a change of address. */
export const resetPasswordSchema = withNewPassword({
  email: email('Enter a valid email address.'),
  uuid: linkToken,
});

/** Address and password, as typed. */
export type LoginInput = z.output<typeof loginSchema>;
/** The address, and the secret of its link. */
export type VerifyInput = z.output<typeof verifySchema>;
/** The address for a link, if it has an account. */
export type EmailOnlyInput = z.output<typeof emailOnlySchema>;
/** The current and the new password in plain text. */
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
/** The new password in plain text, and the secret of its link. */
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;

/** The kind of link to email to an account's owner. */
export const sendLinkSchema = z.object({
  kind: choice(['verification', 'reset'], 'Choose verification or reset.'),
});
