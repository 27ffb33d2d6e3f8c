import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a registration waits for the one before it, which may be stuck in a database that is away. */
const patience = 2_000;

const lastOf = new Map<string, Promise<unknown>>();

/**
 * Stores one registration of an account after the other. They write to the same account, so concurrent ones would
 * conflict and retry, each against all others. On a busy machine the last would fail. Those of other processes still
 * conflict.
 *
 * @param userId - the account
 * @param store - stores one registration
 */
export function inTurn<Result>(userId: string, store: () => Promise<Result>): Promise<Result> {
  const before = lastOf.get(userId);
  const stored = before
    ? Promise.race([before, pause(patience, undefined, { ref: false })]).then(store)
    : store();
  // Whether it fails is for its own caller.
  const ended = stored.then(forget, forget);
  function forget() {
    if (lastOf.get(userId) === ended) lastOf.delete(userId);
  }
  lastOf.set(userId, ended);
  return stored;
}
