import { randomBytes } from 'node:crypto';
import { createPasswordThreads, passwordsAtOnce, type PasswordCost } from './password-threads';
import { createHashingQueue, type Priority, type QueueLimits } from './hashing-queue';

/** Makes and checks password hashes, in threads of their own behind a queue with fair turns. */
export interface Passwords {
  /**
   * @param turn - who asks; without it all share the turns of one group
   * @throws ProblemError 503 with Retry-After when too many wait
   */
  hash(password: string, priority?: Priority): Promise<string>;
  /**
   * The same for the same password and salt, so that one computation compares a password with any number of such hashes.
   *
   * @param salt - 16 bytes
   * @param turn - as for `hash`
   * @throws as `hash`
   */
  hashWithSalt(password: string, salt: Uint8Array, priority?: Priority): Promise<string>;
  /**
   * Takes the same time whether or not there is a hash to compare with, so that an unknown address cannot be told
   * from a wrong password.
   *
   * @param stored - undefined when nobody has the address
   * @param turn - as for `hash`
   * @throws as `hash`
   */
  matches(stored: string | undefined, password: string, priority?: Priority): Promise<boolean>;
}

/** argon2id's cost (docs/product/user.md): memory in KiB, passes, lanes. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const nobody: Priority = { group: '' };

/**
 * @param cost - cheaper in tests only
 * @param limits - of the queue; tests have smaller ones
 * @returns with `close`, which ends the threads
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

/** Costs as much to compare with as any other, and no password has it. */
function hashOfNobody({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, hash] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${hash}`;
}
