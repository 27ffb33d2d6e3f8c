import { connectDatabase, type Database } from '@camp/database/connection';
import { rotateKeys } from '@camp/database/sealing/rotate-keys';
import { endEverySession } from '@camp/database/user/end-every-session';
import { createStripe } from '@camp/payments/stripe';
import { systemClock } from '@camp/runtime/clock';
import { askHidden } from '@camp/runtime/ask-hidden';
import { EnvironmentError, readEnv } from '@camp/runtime/env';
import { createLogger } from '@camp/runtime/logger';
import * as z from 'zod';
import { createAdministrator } from './create-administrator';
import { postponeSecondFactorOf, resetSecondFactorOf } from './user/second-factor/reset-by-command';
import { adminEnvSchema, releaseEnvSchema, rotateEnvSchema, type Env } from './env';
import { manageMigrations, migrationsUsage } from './manage-migrations';
import { groups, type Group } from './restore/groups';
import { previewRelease, release } from './restore/release';
import { createPasswords } from './user/password/passwords';

const usage = [
  'Usage: npm run admin -- create <email> [<first name> <last name>] (reads the password from ADMIN_PASSWORD, or asks)',
  '       npm run admin -- end-sessions (logs everyone out)',
  '       npm run admin -- reset-second-factor <email> (for somebody who lost their app and recovery codes)',
  '       npm run admin -- rotate-key (encrypts all medical answers and pictures with the first key of MEDICAL_KEY)',
  '       npm run admin -- postpone-second-factor <email> (a week without login codes, where they are required)',
  '       npm run admin -- release (after a restore: shows which emails wait, and how to release the site)',
  migrationsUsage,
].join('\n');

const logger = createLogger({ name: 'admin', level: 'silent' });

/** Runs `npm run admin -- …` for a person at a terminal. */
async function main([command, argument, ...more]: string[]): Promise<string> {
  if (command === 'migrations')
    return manageMigrations(readEnv(adminEnvSchema).MONGODB_URI, [...(argument ? [argument] : []), ...more]);
  if (command === 'end-sessions')
    return withDatabase(readEnv(adminEnvSchema), ({ models }) => endEverySession(models, systemClock.now()));
  if (command === 'rotate-key') return rotate();
  if (command === 'release') return releaseWith(argument);
  if (command === 'reset-second-factor' && argument)
    return withDatabase(readEnv(adminEnvSchema), (database) => resetSecondFactorOf(database, argument));
  if (command === 'postpone-second-factor' && argument)
    return withDatabase(readEnv(adminEnvSchema), (database) =>
      postponeSecondFactorOf(database, argument, systemClock.now()),
    );
  if (command !== 'create' || !argument) throw new EnvironmentError(usage);
  const env = readEnv(adminEnvSchema);
  const password =
    env.ADMIN_PASSWORD ??
    (await askHidden('Administrator password: ', 'No password entered.', {
      input: process.stdin,
      output: process.stdout,
    }));
  return withDatabase(env, (database) =>
    createAdministrator(database, createPasswords(), {
      email: argument,
      password,
      ...(more.length > 0 && { nameFirst: more[0], nameLast: more.slice(1).join(' ') }),
    }),
  );
}

/** Encrypts everything with the first key. A run that was interrupted continues. */
async function rotate(): Promise<string> {
  const env = readEnv(rotateEnvSchema);
  const { current } = env.MEDICAL_KEY;
  return withDatabase(env, async ({ connection, models }) => {
    if (!connection.db) throw new Error('MongoDB was not reached.');
    const { answers, pictures } = await rotateKeys(connection.db, models, env.MEDICAL_KEY);
    return [
      `Encrypted ${answers} values and ${pictures} pictures with key ${current.id}. Everything now opens with it alone.`,
      'Backups made before still need the earlier key. Keep its sealed copy until they are deleted.',
    ].join('\n');
  });
}

/** @param choice - all, none or a list of groups; absent to show what there is to choose */
async function releaseWith(choice: string | undefined): Promise<string> {
  const env = readEnv(releaseEnvSchema);
  const send = choice === undefined ? undefined : groupsOf(choice);
  return withDatabase(env, ({ connection, models }) => {
    const stripe = createStripe({ secretKey: env.STRIPE_SECRET_KEY, apiUrl: env.STRIPE_API_URL });
    const deps = { connection, models, stripe, clock: systemClock, logger, medicalYears: env.MEDICAL_YEARS };
    return send ? release(deps, send) : previewRelease(deps);
  });
}

function groupsOf(choice: string): readonly Group[] {
  if (choice === 'all') return groups;
  if (choice === 'none') return [];
  return choice.split(',').map((name) => {
    const group = groups.find((one) => one === name.trim());
    if (!group) throw new EnvironmentError(`Choose all, none, or a list of ${groups.join(', ')}.`);
    return group;
  });
}

async function withDatabase<Result>(
  { MONGODB_URI: uri, MEDICAL_KEY: keys }: Pick<Env, 'MONGODB_URI'> & Partial<Pick<Env, 'MEDICAL_KEY'>>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connectDatabase({ uri, logger, ...(keys && { keys }) });
  try {
    await database.ready;
    return await work(database);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    const sentence =
      error instanceof z.ZodError
        ? error.issues.map(({ message }) => message).join(' ')
        : String((error as Error).message);
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  },
);
