import { connectDatabase } from '@camp/database/connection';
import { EnvironmentError, readEnv } from '@camp/runtime/env';
import { createLogger } from '@camp/runtime/logger';
import * as z from 'zod';
import { askForPassword } from './ask-for-password';
import { createAdministrator } from './create-administrator';
import { adminEnvSchema } from './env';
import { createPasswords } from './user/password/passwords';

const usage =
  'Usage: npm run admin -- create <email> (the password comes from ADMIN_PASSWORD or is asked for)';

/** `npm run admin -- create <email>`: speaks to a person at a terminal. */
async function main([command, email]: string[]): Promise<string> {
  if (command !== 'create' || !email) throw new EnvironmentError(usage);
  const env = readEnv(adminEnvSchema);
  const password = env.ADMIN_PASSWORD ?? (await askForPassword(process.stdin, process.stdout));
  const logger = createLogger({ name: 'admin', level: 'silent' });
  const database = connectDatabase({ uri: env.MONGODB_URI, logger });
  try {
    await database.ready;
    return await createAdministrator(database, createPasswords(), { email, password });
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
