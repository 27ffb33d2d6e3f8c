import { operation } from '../operations/operation';
import type { ById, Done } from '../operations/replies';
import type { AddPasskeyInput, PasskeyName } from './passkey-schemas';
import type { CurrentPasswordInput } from './second-factor-schemas';

/** What the browser asks a person's passkeys, as WebAuthn's options in JSON. */
export interface PasskeyQuestion {
  /** Null if the account has no passkey. */
  options: Record<string, unknown> | null;
}

/** The options of a new passkey. */
export interface NewPasskeyQuestion {
  options: Record<string, unknown>;
}

/** Recovery codes come with the account's first second factor only. */
export interface AddedPasskey {
  recoveryCodes?: string[];
}

export const startPasskey = /* @__PURE__ */ operation<{ body: CurrentPasswordInput }, NewPasskeyQuestion>(
  'POST /user/passkeys/start',
  'signed-in',
  { freshProof: 'always' },
);

export const addPasskey = /* @__PURE__ */ operation<{ body: AddPasskeyInput }, AddedPasskey>(
  'POST /user/passkeys/add',
  'signed-in',
);

export const renamePasskey = /* @__PURE__ */ operation<{ params: ById; body: PasskeyName }, Done>(
  'POST /user/passkeys/rename/:id',
  'signed-in',
);

export const removePasskey = /* @__PURE__ */ operation<{ params: ById }, Done>(
  'DELETE /user/passkeys/delete/:id',
  'signed-in',
  { freshProof: 'always' },
);

/** Asks for a passkey in the second step of a login. */
export const askLoginPasskey = /* @__PURE__ */ operation<{ body: { challenge: string } }, PasskeyQuestion>(
  'POST /user/login/passkey',
  'public',
);

/** Asks for a passkey as a fresh proof. */
export const askProofPasskey = /* @__PURE__ */ operation<Record<never, never>, PasskeyQuestion>(
  'POST /user/proof/passkey',
  'signed-in',
);
