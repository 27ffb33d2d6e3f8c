import { hash, verify } from '@node-rs/argon2';

/** Makes and checks password hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes the same time whether or not there is a hash to compare with, so that an unknown address cannot be told
   * from a wrong password.
   *
   * @param stored - undefined when nobody has the address
   */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

/** argon2id's cost (decisions.md, Accounts): memory in KiB, passes, lanes. */
export const productionCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param cost - cheaper in tests only */
export function createPasswords(cost = productionCost): Passwords {
  const stranger = hash('nobody has this password', cost);
  return {
    hash: (password) => hash(password, cost),
    async matches(stored, password) {
      const matches = await verify(stored ?? (await stranger), password);
      return stored !== undefined && matches;
    },
  };
}
