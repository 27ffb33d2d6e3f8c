import { may, operation } from '../operations/operation';
import type { ById, Done } from '../operations/replies';
import type {
  CodeInput,
  CurrentPasswordInput,
  NewRecoveryCodesInput,
  ProofInput,
  SecondFactorLoginInput,
} from './second-factor-schemas';

/** One of an account's passkeys. */
export interface Passkey {
  _id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Whether its provider keeps a copy for other devices. */
  backedUp: boolean;
}

/** What an account has besides its password. */
export interface SecondFactorState {
  /** Whether a login asks for it. */
  isOn: boolean;
  /** When it was turned on. */
  since?: string;
  /** Whether there is an authenticator app. */
  hasApp: boolean;
  recoveryCodesLeft: number;
  /** Oldest first. */
  passkeys: Passkey[];
}

/** An authenticator app's secret, to type or as an `otpauth:` address. */
export interface NewSecret {
  secret: string;
  uri: string;
}

/** New recovery codes. Only their hashes are stored, so they are shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** The second step of a login, with the challenge of the first and a code or a passkey's answer. */
export const loginSecondFactor = /* @__PURE__ */ operation<
  { body: SecondFactorLoginInput },
  { token: string; _id: string }
>('POST /user/login/second-factor', 'public');

export const secondFactor = /* @__PURE__ */ operation<Record<never, never>, SecondFactorState>(
  'GET /user/secondfactor',
  'signed-in',
);

export const startSecondFactor = /* @__PURE__ */ operation<{ body: CurrentPasswordInput }, NewSecret>(
  'POST /user/secondfactor/start',
  'signed-in',
  { freshProof: 'always' },
);

export const confirmSecondFactor = /* @__PURE__ */ operation<{ body: CodeInput }, RecoveryCodes>(
  'POST /user/secondfactor/confirm',
  'signed-in',
);

/** Needs a code, or a fresh proof of an account with passkeys only. */
export const newRecoveryCodes = /* @__PURE__ */ operation<{ body: NewRecoveryCodesInput }, RecoveryCodes>(
  'POST /user/secondfactor/recoverycodes',
  'signed-in',
  { freshProof: 'sometimes' },
);

export const removeSecondFactor = /* @__PURE__ */ operation<{ body: CodeInput }, Done>(
  'POST /user/secondfactor/remove',
  'signed-in',
);

/** For a person who lost it. Only the role admin may do it. */
export const resetSecondFactor = /* @__PURE__ */ operation<{ params: ById }, Done>(
  'POST /user/secondfactor/reset/:id',
  may('edit', 'user'),
  { freshProof: 'always' },
);

/**
 * Proves again that the person is there, for calls that need a fresh proof: by a code or a passkey if the account has a
 * second factor, otherwise by the password. The session stays the same.
 */
export const prove = /* @__PURE__ */ operation<{ body: ProofInput }, Done>('POST /user/proof', 'signed-in');
