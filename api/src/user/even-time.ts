import { setTimeout } from 'node:timers/promises';

/**
 * Milliseconds; longer than what there is to do for any address on a machine that is not overrun: a transaction, at
 * most with one comparison of a password.
 */
const least = 250;

/**
 * Lets an answer that must not tell whether an address is known take the same time for every address
 * (decisions.md, Accounts). Costly work that is done for every address alike, as the hash at sign-up, belongs before it:
 * a hash is slow under load and would use up the time that evens out the rest.
 *
 * @throws what the work throws, in that time too
 */
export async function inEvenTime<Result>(work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, setTimeout(least)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
