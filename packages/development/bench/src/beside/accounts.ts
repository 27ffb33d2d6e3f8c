import { randomUUID } from 'node:crypto';
import type { Models } from '@camp/database/models';
import type { StoredUser } from '@camp/database/user/user-model';
import { createUser } from '@camp/testing/factories/user';
import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';

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
 * Logs an account in without its password: its session, and the token that stands for it.
 *
 * @param secret - the product's JWT_SECRET
 */
export async function tokenFor(models: Models, { _id }: StoredUser, secret: string): Promise<string> {
  const life = 60 * 60;
  const jti = randomUUID();
  const session = { _id: new Types.ObjectId(), jti, expiresAt: new Date(Date.now() + life * 1000) };
  await models.User.updateOne({ _id }, { $push: { sessions: session } });
  return jwt.sign({ sub: _id.toString(), jti }, secret, { algorithm: 'HS256', expiresIn: life });
}

/** `tokenFor` of each of them. */
export async function tokensFor(
  models: Models,
  accounts: readonly StoredUser[],
  secret: string,
): Promise<string[]> {
  const tokens: string[] = [];
  for (const account of accounts) tokens.push(await tokenFor(models, account, secret));
  return tokens;
}

/** Makes a function that takes one after the other, and begins again. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let taken = 0;
  return () => items[taken++ % items.length] as Item;
}
