import { connectDatabase, type Database } from '@camp/database/connection';
import { systemClock } from '@camp/runtime/clock';
import { EnvironmentError, readEnv } from '@camp/runtime/env';
import { createLogger } from '@camp/runtime/logger';
import * as z from 'zod';
import { askForPassword } from './ask-for-password';
import { createAdministrator } from './create-administrator';
import { adminEnvSchema, type Env } from './env';
import { endEverySession } from './user/login/end-every-session';
import { createPasswords } from './user/password/passwords';

const usage = [
  'Usage: npm run admin -- create <email> (reads the password from ADMIN_PASSWORD, or asks for it)',
  '       npm run admin -- end-sessions (logs everyone out, for use after restoring a backup)',
].join('\n');

/** Runs `npm run admin -- …` for a person at a terminal. */
async function main([command, email]: string[]): Promise<string> {
  if (command === 'end-sessions')
    return withDatabase(readEnv(adminEnvSchema), ({ models }) => endEverySession(models, systemClock.now()));
  if (command !== 'create' || !email) throw new EnvironmentError(usage);
  const env = readEnv(adminEnvSchema);
  const password = env.ADMIN_PASSWORD ?? (await askForPassword(process.stdin, process.stdout));
  return withDatabase(env, (database) =>
    createAdministrator(database, createPasswords(), { email, password }),
  );
}

async function withDatabase<Result>(
  { MONGODB_URI: uri }: Pick<Env, 'MONGODB_URI'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const logger = createLogger({ name: 'admin', level: 'silent' });
  const database = connectDatabase({ uri, logger });
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
