import type { Clock } from '@camp/runtime/clock';
import { mongo } from 'mongoose';
import { copyErasuresFile, copyTargetOf } from './copy-backup';
import type { BackupEnv } from './env';
import { copyErasures } from './erasures';
import { databaseNameOf } from './restore-backup';

/**
 * Writes the lines of new erasures beside the backups, between two backups, and copies the file to BACKUP_S3_URL.
 *
 * @returns one look for new erasures, to be repeated. It throws errors of MongoDB, the disk and the copy
 */
export function newErasures(env: BackupEnv, clock: Clock): () => Promise<void> {
  // A copy that was made before may have failed.
  let isBehind = true;
  return async () => {
    if ((await writeLines(env, clock)) > 0) isBehind = true;
    const target = copyTargetOf(env);
    if (!target || !isBehind) return;
    await copyErasuresFile(target, env.BACKUP_DIR);
    isBehind = false;
  };
}

async function writeLines({ MONGODB_URI: uri, BACKUP_DIR }: BackupEnv, clock: Clock): Promise<number> {
  const client = new mongo.MongoClient(uri);
  try {
    return await copyErasures(client.db(databaseNameOf(uri)), BACKUP_DIR, clock.now());
  } finally {
    await client.close();
  }
}
