import { tooMany, type RateLimiter } from '../../limits/rate-limiter';
import type { Priority } from '../password/hashing-queue';

/** Who tries to log in, and where. */
export interface LoginAttempt {
  emailKey: string;
  /** `networkOf` the address. */
  network: string;
  /** Whether the right password came from this browser before. */
  isKnownDevice: boolean;
}

/** So many times the limit of a network, nobody is heard there except known devices. */
const lastResort = 10;

/**
 * Decides whether the password of an attempt is looked at, and when its turn comes; nothing here depends on whether
 * there is such an account (docs/decisions/0014-password-hashing.md).
 *
 * The attempt counts as a wrong one of its account and network from the beginning, so that many at once cannot pass
 * that limit: it has to be forgiven unless the password turns out to be wrong.
 *
 * @throws ProblemError 429 with Retry-After
 */
export async function admitLogin(limiter: RateLimiter, attempt: LoginAttempt): Promise<Priority> {
  const { emailKey, network, isKnownDevice } = attempt;
  const [own, ofNetwork, ofAccount] = await Promise.all([
    limiter.count('login', ...ownKey(attempt)),
    limiter.read('loginByAddress', network),
    limiter.read('loginByAccount', emailKey),
  ]);
  if (own.part > 1) throw tooMany(own.wait);
  const failedBefore = own.hits > 1;
  if (isKnownDevice) return { group: network, failedBefore };
  if (ofNetwork.part >= (failedBefore ? 1 : lastResort)) throw tooMany(ofNetwork.wait);
  if (ofAccount.part >= 1) return { group: emailKey, failedBefore, slowed: true };
  return { group: network, failedBefore, slowed: ofNetwork.part >= 0.5 };
}

/** Takes an attempt back that was not wrong: its password was right, or nobody looked at it. */
export const forgiveLogin = (limiter: RateLimiter, attempt: LoginAttempt) =>
  limiter.forgive('login', ...ownKey(attempt));

/**
 * Counts a wrong password for the network and for the account.
 *
 * @returns whether its owner is to be told: the account had its limit of them, and no notice today
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

/** What others do in the same network does not keep a known device out. */
const ownKey = ({ emailKey, network, isKnownDevice }: LoginAttempt): [string, string] => [
  emailKey,
  isKnownDevice ? 'known device' : network,
];
