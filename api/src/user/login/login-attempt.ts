import { tooMany, type RateLimiter } from '../../limits/rate-limiter';
import type { Priority } from '../password/hashing-queue';

/** The address and device of an attempt. */
export interface LoginAttempt {
  emailKey: string;
  /** `networkOf` the address. */
  network: string;
  /** The id of a browser from which somebody logged in to this account before. */
  knownDevice: string | undefined;
}

/** Multiple of a network's limit above which only known devices are accepted. */
const lastResort = 10;

/**
 * Decides whether and with which priority an attempt's password is checked. Without a known device, nothing here
 * depends on whether the account exists (docs/decisions/0014-password-hashing.md).
 *
 * The attempt counts as wrong for its account and network from the start, so that concurrent attempts can't exceed the
 * limit. The caller forgives it unless the password is wrong.
 *
 * @throws ProblemError 429 with Retry-After
 */
export async function admitLogin(limiter: RateLimiter, attempt: LoginAttempt): Promise<Priority> {
  const { emailKey, network, knownDevice } = attempt;
  const [own, ofNetwork, ofAccount] = await Promise.all([
    limiter.count('login', ...ownKey(attempt)),
    limiter.read('loginByAddress', network),
    limiter.read('loginByAccount', emailKey),
  ]);
  if (own.part > 1) throw tooMany(own.wait);
  const failedBefore = own.hits > 1;
  if (knownDevice) return { group: network, failedBefore };
  if (ofNetwork.part >= (failedBefore ? 1 : lastResort)) throw tooMany(ofNetwork.wait);
  if (ofAccount.part >= 1) return { group: emailKey, failedBefore, slowed: true };
  return { group: network, failedBefore, slowed: ofNetwork.part >= 0.5 };
}

/** Uncounts an attempt whose password was right or wasn't checked. */
export const forgiveLogin = (limiter: RateLimiter, attempt: LoginAttempt) =>
  limiter.forgive('login', ...ownKey(attempt));

/**
 * Counts a wrong password for the network and the account.
 * @returns whether to notify the owner, because the account reached its limit and no notice was sent today
 */
export async function countWrongLogin(
  limiter: RateLimiter,
  { emailKey, network }: LoginAttempt,
): Promise<boolean> {
  const [ofAccount] = await Promise.all([
    limiter.count('loginByAccount', emailKey),
    limiter.count('loginByAddress', network),
  ]);
  return ofAccount.part >= 1 && (await limiter.hit('wrongLoginsNotice', emailKey)) === 0;
}

/** Attempts by others in the same network, and on other known devices, don't block a known device. */
const ownKey = ({ emailKey, network, knownDevice }: LoginAttempt): [string, string] => [
  emailKey,
  knownDevice ? `device ${knownDevice}` : network,
];
