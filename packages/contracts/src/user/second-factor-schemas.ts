import * as z from 'zod';
import { passkeyAnswerSchema, passkeyNameSchema } from './passkey-schemas';
import { currentPassword } from './schemas';

/** The error for a code that is missing. */
export const codeMissing = 'Enter a code.';

/** Six digits, or a recovery code. Spaces and hyphens don't count. */
const code = z
  .string({ error: codeMissing })
  .max(60, 'This code is incorrect.')
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, codeMissing));

const challengeMissing = 'Enter your password again.';

/** A code of the authenticator app, or a recovery code. */
export const codeSchema = z.object({ code });

/** What new recovery codes need: a code, except from accounts with passkeys only. */
export const newRecoveryCodesSchema = z.object({ code: code.optional() });

/** The second step of a login, with a passkey's answer or a code. */
export const secondFactorLoginSchema = z
  .object({
    challenge: z.string({ error: challengeMissing }).min(1, challengeMissing).max(200, challengeMissing),
    code: code.optional(),
    passkey: passkeyAnswerSchema.optional(),
  })
  .refine((given) => given.code !== undefined || given.passkey !== undefined, {
    path: ['code'],
    error: codeMissing,
  });

/** The person's own password. */
export const currentPasswordSchema = z.object({ current: currentPassword });

/** A fresh proof. What the account needs of both, the server knows. */
export const proofSchema = z.object({
  current: currentPassword.optional(),
  code: code.optional(),
  passkey: passkeyAnswerSchema.optional(),
});

/** The form of a new passkey. */
export const newPasskeyFormSchema = passkeyNameSchema.extend(currentPasswordSchema.shape);

/** A normalized code. */
export type CodeInput = z.output<typeof codeSchema>;
/** The challenge of the first step, and a normalized code or a passkey's answer. */
export type SecondFactorLoginInput = z.output<typeof secondFactorLoginSchema>;
/** The current password in plain text. */
export type CurrentPasswordInput = z.output<typeof currentPasswordSchema>;
/** The password, a code or a passkey's answer. */
export type ProofInput = z.output<typeof proofSchema>;
/** The name and the password. */
export type NewPasskeyForm = z.output<typeof newPasskeyFormSchema>;
/** A normalized code, if there is an app. */
export type NewRecoveryCodesInput = z.output<typeof newRecoveryCodesSchema>;
