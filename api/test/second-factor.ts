import { Secret, TOTP } from 'otpauth';
import { hashToken } from '@camp/runtime/link-token';
import type { StoredUser } from '@camp/database/user/user-model';
import { knownPassword, type ServedApi } from './api-under-test';

/** The code that an authenticator app shows. @param steps - how far its clock is off, in steps of 30 seconds */
export const codeOf = (secret: string, now: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });

/** A recovery code as `withSecondFactor` stores it. */
export const recoveryCode = 'ABCDEFGHJKLMNPQR';

const newSecret = () => new Secret({ size: 20 }).base32;

/** Gives an account an authenticator app and one recovery code. Default: a new account. */
export async function withSecondFactor(api: ServedApi, given?: StoredUser) {
  const user = given ?? (await api.createAccount());
  const { _id, email } = user;
  const { models, clock } = api;
  const secret = newSecret();
  const recoveryHashes = [hashToken(recoveryCode)];
  await models.SecondFactor.deleteMany({ userId: _id });
  await models.SecondFactor.create({ userId: _id, secret, recoveryHashes });
  await models.User.updateOne({ _id }, { secondFactorSince: clock.now() });
  return {
    _id,
    email,
    user,
    /** The app's code. @param steps - how far its clock is off */
    codeNow: (steps = 0) => codeOf(secret, clock.now(), steps),
    code: codeOf(secret, clock.now()),
    challenge: (address = email) => challengeOf(api, address),
  };
}

/** The challenge of a login's first step. */
export async function challengeOf(api: ServedApi, email: string): Promise<string> {
  const { body } = await api.visitor.post('/api/user/login', { email, password: knownPassword }).expect(401);
  return (body as { challenge: string }).challenge;
}

/** Starts the setup of an app for an account without one. @returns the body that confirms it */
export async function unconfirmedCode({ models, clock }: ServedApi, { _id }: StoredUser) {
  const secret = newSecret();
  await models.SecondFactor.deleteMany({ userId: _id });
  await models.User.updateOne({ _id }, { $unset: { secondFactorSince: 1 } });
  const pending = { secret, startedAt: clock.now() };
  await models.SecondFactor.create({ userId: _id, pending, recoveryHashes: [] });
  return { code: codeOf(secret, clock.now()) };
}
