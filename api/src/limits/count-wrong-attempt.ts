import type { Limits } from './limits';
import { refuseAbove, type RateLimiter } from './rate-limiter';

/**
 * Checks a secret, and counts a wrong one. An attempt counts as wrong until it is checked, so that concurrent ones can't
 * exceed the limit. One that could not be checked doesn't count.
 *
 * @param attempt - the limit, and whose it is
 * @param isRight - checks the secret
 * @returns the result of `isRight`
 * @throws ProblemError 429 after too many wrong ones, and whatever `isRight` throws
 */
export async function countWrongAttempt(
  limiter: RateLimiter,
  attempt: readonly [name: keyof Limits, ...key: string[]],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  await refuseAbove(limiter, ...attempt);
  let isWrong = false;
  try {
    isWrong = !(await isRight());
  } finally {
    if (!isWrong) await limiter.forgive(...attempt);
  }
  return !isWrong;
}
