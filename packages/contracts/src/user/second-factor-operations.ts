import { may, operation } from '../operations/operation';
import type { ById, Done } from '../operations/replies';
import type {
  CodeInput,
  CurrentPasswordInput,
  ProofInput,
  SecondFactorLoginInput,
} from './second-factor-schemas';

/** What an account has besides its password. */
export interface SecondFactorState {
  isOn: boolean;
  /** When it was turned on. */
  since?: string;
  recoveryCodesLeft: number;
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

/** The second step of a login, with the challenge of the first and a code. */
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
);

export const confirmSecondFactor = /* @__PURE__ */ operation<{ body: CodeInput }, RecoveryCodes>(
  'POST /user/secondfactor/confirm',
  'signed-in',
);

export const newRecoveryCodes = /* @__PURE__ */ operation<{ body: CodeInput }, RecoveryCodes>(
  'POST /user/secondfactor/recoverycodes',
  'signed-in',
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
 * Proves again that the person is there, for calls that need a fresh proof: by a code if the account has a second
 * factor, otherwise by the password. The session stays the same.
 */
export const prove = /* @__PURE__ */ operation<{ body: ProofInput }, Done>('POST /user/proof', 'signed-in');
