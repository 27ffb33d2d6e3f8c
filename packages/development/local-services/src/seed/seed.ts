import { connectDatabase, type Database } from '@camp/database/connection';
import { emailKeyOf } from '@camp/database/user/user-model';
import type { Keyring } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import { verify } from '@node-rs/argon2';
import type { LauncherEnvironment } from '../env';
import { Refusal } from '../refusal';
import { withDatabase } from '../settings';
import { demoAccounts, type DemoAccount } from './demo-accounts';
import { demoSizes } from './demo-size';
import { fillEmptyDatabase } from './fill-database';
import { informSimulator } from './inform-simulator';

const patience = 20_000;

/** A demo login that works. */
export interface DemoLogin {
  who: string;
  email: string;
  password: string;
}

/**
 * Fills an empty database with the demo data if SEED requests it.
 *
 * @param mongoUri - URL of the MongoDB server
 * @param environment - SEED, ADMIN_EMAIL and ADMIN_PASSWORD
 * @param keys - encrypt the medical answers
 * @param simulatorUrl - the Stripe simulator, if it is the payment service. It imports the demo payments
 * @returns the demo logins that work in this database. Empty if it contains other people's data
 * @throws Refusal when the database does not respond
 */
export async function seed(
  mongoUri: string,
  environment: Pick<LauncherEnvironment, 'SEED' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  keys: Keyring,
  simulatorUrl?: string,
): Promise<DemoLogin[]> {
  const logger = createLogger({ name: 'seed', level: 'silent' });
  const database = connectDatabase({ uri: withDatabase(mongoUri), logger, keys });
  try {
    await answerOf(database);
    const accounts = demoAccounts(environment);
    const { SEED } = environment;
    if (SEED !== 'none') await fillEmptyDatabase(database, accounts, demoSizes[SEED], new Date());
    if (SEED !== 'none' && simulatorUrl) await informSimulator(database.models, simulatorUrl);
    return await workingLogins(database, accounts);
  } finally {
    await database.close();
  }
}

async function answerOf(database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Refusal('MongoDB does not respond at MONGODB_URI. Start it, or correct the address.')),
      patience,
    );
  });
  await Promise.race([database.ready, silence]);
  clearTimeout(timer);
}

/** Passwords may have been changed and accounts deleted, so only working logins are shown. */
async function workingLogins({ models }: Database, accounts: DemoAccount[]): Promise<DemoLogin[]> {
  const logins: DemoLogin[] = [];
  for (const { who, fields, password } of accounts) {
    const user = await models.User.findOne({ emailKey: emailKeyOf(fields.email) }).lean();
    if (user && (await verify(user.passwordHash, password))) {
      logins.push({ who, email: fields.email, password });
    }
  }
  return logins;
}
