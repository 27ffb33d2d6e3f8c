import { readFileSync } from 'node:fs';
import { sharedVariables, wholeNumber } from '@camp/runtime/shared-variables';
import * as z from 'zod';

const recipients = z
  .string({ error: 'the public keys (age1...), separated by commas' })
  .regex(/^age1[a-z0-9]{50,100}(?:, ?age1[a-z0-9]{50,100})*$/, 'public keys (age1...), separated by commas')
  .transform((text) => text.split(/, ?/));

/** The settings of `npm run backup`. */
export const backupEnvSchema = z.object({
  MONGODB_URI: sharedVariables.MONGODB_URI,
  BACKUP_DIR: z.string({ error: 'the folder of the backups' }).describe('Folder of the backups'),
  BACKUP_RECIPIENTS: recipients.describe('Public keys that encrypt backups, separated by commas'),
  BACKUP_TEST_KEY_FILE: z
    .string()
    .optional()
    .describe('File with the key that tests each backup. Backups aren’t tested without it'),
  BACKUP_KEEP: wholeNumber('Number of backups that are kept. Families are told as many days', 14, 1),
  BACKUP_HOUR: z.coerce
    .number({ error: 'an hour, 0 to 23' })
    .int('an hour, 0 to 23')
    .min(0, 'an hour, 0 to 23')
    .max(23, 'an hour, 0 to 23')
    .default(8)
    .describe('Hour of the daily backup, in GMT'),
  BACKUP_S3_URL: z
    .url({ error: 'an address such as https://host/bucket', protocol: /^https?$/ })
    .regex(/^https?:\/\/[^/?#@]+\/[^?#]+$/, 'an address such as https://host/bucket')
    .optional()
    .describe(
      'Where each backup is copied: https://host/bucket or https://host/bucket/folder, at a service that speaks S3',
    ),
  BACKUP_S3_KEY_ID: z.string().optional().describe('The id of the key for BACKUP_S3_URL'),
  BACKUP_S3_SECRET: z.string().optional().describe('The secret of the key for BACKUP_S3_URL'),
  BACKUP_S3_REGION: z
    .string()
    .optional()
    .describe('The region of BACKUP_S3_URL, if the service requires one that its address doesn’t tell'),
});

/** The settings of `npm run restore`. */
export const restoreEnvSchema = z.object({
  MONGODB_URI: sharedVariables.MONGODB_URI,
  MEDICAL_KEY: sharedVariables.MEDICAL_KEY.optional(),
  REDIS_URL: sharedVariables.REDIS_URL,
  BACKUP_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'File with the key that opens the backup. `npm run restore` asks for the key if this isn’t set',
    ),
});

/** The settings of `npm run export`. */
export const exportEnvSchema = backupEnvSchema
  .pick({ MONGODB_URI: true, BACKUP_DIR: true, BACKUP_RECIPIENTS: true })
  .extend({ MEDICAL_KEY: sharedVariables.MEDICAL_KEY });

/** The validated settings of a backup. */
export type BackupEnv = z.output<typeof backupEnvSchema>;

/** The key in a file: its line that starts with AGE-SECRET-KEY. @throws Error with one sentence */
export function readKey(file: string): string {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((one) => one.startsWith('AGE-SECRET-KEY-'));
  if (line === undefined) throw new Error(`${file} has no key (a line that starts with AGE-SECRET-KEY-).`);
  return line.trim();
}
