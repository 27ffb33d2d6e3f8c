import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '@camp/runtime/env';
import { oldestOf } from './backup-files';
import type { BackupEnv } from './env';
import { erasuresFile } from './erasures';
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
  const sent = { path: join(directory, file), bytes };
  await askS3(account, { method: 'PUT', address: addressOf(base, file), file: sent });

  // Names are in the order of their dates. Of more than 1,000, the answer has the oldest.
  const names = (await list({ account, base }, 'camp-')).map(({ name }) => name);
  for (const name of oldestOf(names, keep))
    await askS3(account, { method: 'DELETE', address: addressOf(base, name) });
}

/**
 * Copies `erasures.jsonl`, without which no copy can be restored. A longer one there knows more erasures, perhaps those
 * of a lost server, and stays.
 *
 * @throws Error with one sentence
 */
export async function copyErasuresFile({ account, base }: CopyTarget, directory: string): Promise<void> {
  const path = join(directory, erasuresFile);
  const { size: bytes } = await stat(path);
  const copies = await list({ account, base }, erasuresFile);
  if (copies.some(({ name, size }) => name === erasuresFile && size > bytes))
    throw new Error(
      `${erasuresFile} at ${base.host} is longer than the one in BACKUP_DIR. Append its lines to that one, or erased families may come back.`,
    );
  await askS3(account, { method: 'PUT', address: addressOf(base, erasuresFile), file: { path, bytes } });
}

const addressOf = (base: URL, name: string) => new URL(`${base.href}/${name}`);

/** The files in the folder whose names start so. */
async function list({ account, base }: CopyTarget, start: string): Promise<{ name: string; size: number }[]> {
  const [, bucket = '', ...folders] = base.pathname.split('/');
  const prefix = [...folders.map(decodeURIComponent), start].join('/');
  // URLSearchParams would write a space as +, which is not what is signed.
  const address = new URL(`/${bucket}?list-type=2&prefix=${encodeURIComponent(prefix)}`, base);
  const text = await askS3(account, { method: 'GET', address });
  return text.split('</Contents>').flatMap((part) => {
    const [, name] = /<Key>(?:[^<]*\/)?([^</]+)<\/Key>/.exec(part) ?? [];
    const [, size] = /<Size>(\d+)<\/Size>/.exec(part) ?? [];
    return name === undefined ? [] : { name, size: Number(size ?? 0) };
  });
}
