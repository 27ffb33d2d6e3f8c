import { randomUUID } from 'node:crypto';
import { samplePassword } from '@camp/contracts/test/sign-up';
import type { Models } from '@camp/database/models';
import { createUser } from '@camp/database/test/factories/user';
import type { StoredUser } from '@camp/database/user/user-model';
import { hash } from '@node-rs/argon2';
import jwt from 'jsonwebtoken';
import { requestOf } from './connection';

const atOnce = 50;

/** Stores this many parents, who log in with the sample password. */
export async function makeAccounts(models: Models, count: number): Promise<StoredUser[]> {
  const passwordHash = await hash(samplePassword);
  const made: StoredUser[] = [];
  while (made.length < count)
    made.push(
      ...(await Promise.all(Array.from({ length: atOnce }, () => createUser(models, { passwordHash })))),
    );
  return made.slice(0, count);
}

/** The request of their login. */
export const loginRequest = (email: string, headers?: Record<string, string>): Buffer =>
  requestOf({ path: '/api/user/login', json: { email, password: samplePassword }, headers });

/**
 * Creates a token for an account without its password.
 *
 * @param secret - the product's JWT_SECRET
 */
export const tokenFor = ({ _id, sessionGeneration = 0 }: StoredUser, secret: string): string =>
  jwt.sign({ sub: _id.toString(), jti: `${sessionGeneration}.${randomUUID()}` }, secret, {
    algorithm: 'HS256',
    expiresIn: 60 * 60,
  });

/** The token of the account with an address. */
export const tokenAt = async (models: Models, emailKey: string, secret: string): Promise<string> =>
  tokenFor(await models.User.findOne({ emailKey }).orFail().lean<StoredUser>(), secret);

/** Returns a function that cycles through the items. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let taken = 0;
  return () => items[taken++ % items.length] as Item;
}
