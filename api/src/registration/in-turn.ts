import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a registration waits for the previous one, which may wait for an unavailable database. */
const patience = 2_000;

const lastOf = new Map<string, Promise<unknown>>();

/**
 * Stores an account's registrations one at a time. All of them write to the account, so concurrent ones would conflict
 * and retry, and on a busy machine the last would fail. Registrations in other processes still conflict.
 * @param userId - the account
 * @param store - stores one registration
 */
export function inTurn<Result>(userId: string, store: () => Promise<Result>): Promise<Result> {
  const before = lastOf.get(userId);
  const stored = before
    ? Promise.race([before, pause(patience, undefined, { ref: false })]).then(store)
    : store();
  // The caller handles a failure.
  const ended = stored.then(forget, forget);
  function forget() {
    if (lastOf.get(userId) === ended) lastOf.delete(userId);
  }
  lastOf.set(userId, ended);
  return stored;
}
