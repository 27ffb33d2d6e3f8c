import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askHidden } from '@camp/runtime/ask-hidden';
import { systemClock } from '@camp/runtime/clock';
import { readEnv } from '@camp/runtime/env';
import { createKeyPair } from '@camp/runtime/key-pair';
import { createLogger } from '@camp/runtime/logger';
import { exportEverything } from '../full-export/export-everything';
import { backupEnvSchema, exportEnvSchema, readKey, restoreEnvSchema } from './env';
import { newErasures } from './copy-new-erasures';
import { backUpDaily } from './daily';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { exportedText, keyText, madeText, restoredText } from './sentences';

const usage = [
  'Usage: npm run backup (makes one backup)',
  '       npm run backup -- daily (makes one each day, until it is stopped)',
  '       npm run backup -- new-key (makes a key pair, shown once)',
  '       npm run restore -- <file> (restores a backup into an empty database, without families erased since)',
  '       npm run restore -- <file> --no-erasures (the same without erasures.jsonl, so erased families come back)',
  '       npm run export -- <email> (makes one encrypted file of everything, for that administrator)',
].join('\n');

const logger = createLogger({ name: 'backup', level: 'silent' });

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run backup`, `npm run restore` and `npm run export`: speak to a person at a terminal. */
async function main([command = 'once', file, ...more]: string[]): Promise<void> {
  const noErasures = command === 'restore' && more.length === 1 && more[0] === '--no-erasures';
  if (more.length > 0 && !noErasures) throw new Error(usage);
  if (command === 'new-key') say(keyText(await createKeyPair()));
  else if (command === 'once' && file === undefined) await backUp();
  else if (command === 'daily' && file === undefined) await daily();
  else if (command === 'restore' && file !== undefined) await restore(file, noErasures);
  else if (command === 'export' && file !== undefined) await exportFor(file);
  else throw new Error(usage);
}

async function backUp(): Promise<void> {
  const made = await makeBackup(readEnv(backupEnvSchema), systemClock, logger);
  say(madeText(made));
  if (made.copyProblem) process.exitCode = 1;
}

async function daily(): Promise<void> {
  const env = readEnv(backupEnvSchema);
  await backUpDaily({
    hour: env.BACKUP_HOUR,
    clock: systemClock,
    wait: (milliseconds) => pause(milliseconds),
    backUp,
    erasures: () => newErasures(env, systemClock),
    complain,
  });
}

async function restore(file: string, noErasures: boolean): Promise<void> {
  const env = readEnv(restoreEnvSchema);
  const { MONGODB_URI: uri, REDIS_URL: redisUrl, BACKUP_KEY_FILE: keyFile, MEDICAL_KEY: keys } = env;
  const identity = keyFile === undefined ? await askForKey() : readKey(keyFile);
  const target = { uri, redisUrl, clock: systemClock, logger, noErasures, ...(keys && { keys }) };
  say(restoredText(await restoreBackup(file, identity, target)));
}

async function exportFor(email: string): Promise<void> {
  const env = readEnv(exportEnvSchema);
  const file = await exportEverything(env, email, { clock: systemClock, logger });
  say(exportedText(join(env.BACKUP_DIR, file)));
}

async function askForKey(): Promise<string> {
  const key = await askHidden(
    'The key of the backup (AGE-SECRET-KEY-...): ',
    'No key entered, so nothing was restored. Enter it, or set BACKUP_KEY_FILE.',
    { input: process.stdin, output: process.stderr },
  );
  return key.trim();
}

function complain(error: unknown): void {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

main(process.argv.slice(2)).catch(complain);
