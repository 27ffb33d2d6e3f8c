import { join } from 'node:path';
import { EnvironmentError } from '@camp/runtime/env';
import { oldestOf } from './backup-files';
import type { BackupEnv } from './env';
import { askS3, type S3Account } from './s3-request';
import type { WrittenBackup } from './write-backup';

/** Where copies go. */
interface CopyTarget {
  account: S3Account;
  /** `https://host/bucket` or `https://host/bucket/folder`, without a slash at the end. */
  base: URL;
}

/**
 * The place of the copies.
 *
 * @returns undefined without BACKUP_S3_URL
 * @throws EnvironmentError if the account is incomplete
 */
export function copyTargetOf(env: BackupEnv): CopyTarget | undefined {
  const { BACKUP_S3_URL, BACKUP_S3_KEY_ID: accessKeyId, BACKUP_S3_SECRET: secretAccessKey } = env;
  if (BACKUP_S3_URL === undefined) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new EnvironmentError('BACKUP_S3_URL needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET.');
  const base = new URL(BACKUP_S3_URL.replace(/(?<!\/)\/+$/, ''));
  return { account: { accessKeyId, secretAccessKey, region: env.BACKUP_S3_REGION }, base };
}

/**
 * Copies a backup to a service that speaks S3, and deletes the oldest copies there. Other files stay.
 *
 * @param keep - how many stay
 * @throws Error with one sentence, after which no copy was deleted unless all of the new one was stored
 */
export async function copyBackup(
  { account, base }: CopyTarget,
  { file, bytes }: Pick<WrittenBackup, 'file' | 'bytes'>,
  { directory, keep }: { directory: string; keep: number },
): Promise<void> {
  const at = (name: string) => new URL(`${base.href}/${name}`);
  await askS3(account, { method: 'PUT', address: at(file), file: { path: join(directory, file), bytes } });

  // Names are in the order of their dates. Of more than 1,000, the answer has the oldest.
  const text = await askS3(account, { method: 'GET', address: listAddress(base) });
  const names = [...text.matchAll(/<Key>(?:[^<]*\/)?([^</]+)<\/Key>/g)].map(([, name = '']) => name);
  for (const name of oldestOf(names, keep)) await askS3(account, { method: 'DELETE', address: at(name) });
}

function listAddress(base: URL): URL {
  const [, bucket = '', ...folders] = base.pathname.split('/');
  const prefix = [...folders.map(decodeURIComponent), 'camp-'].join('/');
  // URLSearchParams would write a space as +, which is not what is signed.
  return new URL(`/${bucket}?list-type=2&prefix=${encodeURIComponent(prefix)}`, base);
}
