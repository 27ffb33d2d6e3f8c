import { randomUUID } from 'node:crypto';
import type { Models } from '@camp/database/models';
import type { StoredUser } from '@camp/database/user/user-model';
import { createUser } from '@camp/database/test/factories/user';
import jwt from 'jsonwebtoken';

const atOnce = 50;

/** Stores so many parents. @param values - of each of them */
export async function makeAccounts(
  models: Models,
  count: number,
  values: Partial<StoredUser> = {},
): Promise<StoredUser[]> {
  const made: StoredUser[] = [];
  while (made.length < count)
    made.push(...(await Promise.all(Array.from({ length: atOnce }, () => createUser(models, values)))));
  return made;
}

/**
 * Logs an account in without its password: a token of its sessions as they stand.
 *
 * @param secret - the product's JWT_SECRET
 */
export const tokenFor = ({ _id, sessionGeneration = 0 }: StoredUser, secret: string): string =>
  jwt.sign({ sub: _id.toString(), jti: `${sessionGeneration}.${randomUUID()}` }, secret, {
    algorithm: 'HS256',
    expiresIn: 60 * 60,
  });

/** `tokenFor` of each of them. */
export const tokensFor = (accounts: readonly StoredUser[], secret: string): string[] =>
  accounts.map((account) => tokenFor(account, secret));

/** Makes a function that takes one after the other, and begins again. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let taken = 0;
  return () => items[taken++ % items.length] as Item;
}
