import * as z from 'zod';

/** The most passkeys of an account. */
export const passkeyLimit = 10;

const invalid = 'This passkey is invalid.';

/** Bytes in base64url, as browsers write them. The longest are public keys that resist quantum computers. */
const bytes = (most: number) =>
  z
    .string({ error: invalid })
    .max(most, invalid)
    .regex(/^[\w-]+$/, invalid);

const answered = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key', { error: invalid }) };

/** What a browser answers when a person uses a passkey (WebAuthn, `AuthenticationResponseJSON`). */
export const passkeyAnswerSchema = z.object(
  {
    ...answered,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(4_000),
        signature: bytes(8_000),
        userHandle: bytes(100).optional(),
      },
      { error: invalid },
    ),
  },
  { error: invalid },
);

/** What a browser answers when a person makes a passkey (WebAuthn, `RegistrationResponseJSON`). */
export const newPasskeyAnswerSchema = z.object(
  {
    ...answered,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(20_000),
        transports: z.array(z.string().max(30, invalid), { error: invalid }).max(10, invalid).optional(),
      },
      { error: invalid },
    ),
  },
  { error: invalid },
);

const nameMissing = 'Enter a name.';

const name = z
  .string({ error: nameMissing })
  .trim()
  .min(1, nameMissing)
  .max(60, 'Enter at most 60 characters.');

export const passkeyNameSchema = z.object({ name });

export const addPasskeySchema = z.object({ name, passkey: newPasskeyAnswerSchema });

/** The first step of a login, for which a passkey is asked. */
export const passkeyLoginSchema = z.object({
  challenge: z.string({ error: invalid }).min(1, invalid).max(200, invalid),
});

export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>;
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswerSchema>;
/** A passkey's name, as the person chose it. */
export type PasskeyName = z.output<typeof passkeyNameSchema>;
/** A new passkey and its name. */
export type AddPasskeyInput = z.output<typeof addPasskeySchema>;
