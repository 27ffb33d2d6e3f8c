import { randomBytes } from 'node:crypto';
import { createPasswordThreads, passwordsAtOnce, type PasswordCost } from './password-threads';
import { createHashingQueue, type Priority, type QueueLimits } from './hashing-queue';

/** Hashes and checks passwords in threads behind a fair queue. */
export interface Passwords {
  /**
   * @param priority - the caller's priority. Without it, all callers share one group
   * @throws ProblemError 503 with Retry-After if too many wait
   */
  hash(password: string, priority?: Priority): Promise<string>;
  /**
   * Hashes with a given salt, so that one hash can be compared with any number of stored ones.
   *
   * @param salt - 16 bytes
   * @param priority - as for `hash`
   * @throws ProblemError as `hash` does
   */
  hashWithSalt(password: string, salt: Uint8Array, priority?: Priority): Promise<string>;
  /**
   * Takes the same time with or without a stored hash, so that an unknown address can't be distinguished from a wrong
   * password.
   *
   * @param stored - undefined if nobody has the address
   * @param priority - as for `hash`
   * @throws ProblemError as `hash` does
   */
  matches(stored: string | undefined, password: string, priority?: Priority): Promise<boolean>;
}

/** argon2id's cost (docs/product/user.md): memory in KiB, passes, lanes. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const nobody: Priority = { group: '' };

/**
 * @param cost - lower in tests only
 * @param limits - of the queue. Tests use lower ones
 * @returns the functions, and `close`, which ends the threads
 */
export function createPasswords(
  cost: PasswordCost = productionCost,
  limits: Partial<QueueLimits> = {},
): Passwords & { close(): Promise<void> } {
  const threads = createPasswordThreads();
  const queue = createHashingQueue({ atOnce: passwordsAtOnce, ...limits });
  const stranger = hashOfNobody(cost);
  return {
    hash: (password, priority = nobody) => queue.run(priority, () => threads.hash({ password, cost })),
    hashWithSalt: (password, salt, priority = nobody) =>
      queue.run(priority, () => threads.hash({ password, cost: { ...cost, salt } })),
    async matches(stored, password, priority = nobody) {
      const task = { password, stored: stored ?? stranger };
      const matches = await queue.run(priority, () => threads.verify(task));
      return stored !== undefined && matches;
    },
    close: threads.close,
  };
}

/** A hash with the usual cost that matches no password. */
function hashOfNobody({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, hash] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${hash}`;
}
