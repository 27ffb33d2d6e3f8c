import { setTimeout } from 'node:timers/promises';

/** Milliseconds; longer than what there is to do for a known address on a machine that is not overrun. */
const least = 250;

/**
 * Lets an answer that must not tell whether an address is known take the same time for every address
 * (decisions.md, Accounts).
 *
 * @throws what the work throws, in that time too
 */
export async function inEvenTime<Result>(work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, setTimeout(least)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
