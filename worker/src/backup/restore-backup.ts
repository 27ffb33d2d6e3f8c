import { connectDatabase } from '@camp/database/connection';
import { defaultDatabase } from '@camp/database/prepare-database';
import { thisRestore } from '@camp/database/restore/restore-model';
import { endEverySession } from '@camp/database/user/end-every-session';
import { countByKey } from '@camp/database/sealing/key-ids';
import { setUsedKeys } from '@camp/database/sealing/used-keys';
import type { Clock } from '@camp/runtime/clock';
import { createMedicalKey, keyringOf, type Keyring } from '@camp/runtime/keyring';
import type { Logger } from '@camp/runtime/logger';
import { mongo } from 'mongoose';
import { dirname } from 'node:path';
import { checkRestored, type Finding } from './check-restored';
import { readErasures, replayErasures } from './erasures';
import { fillDatabase } from './fill-database';
import { encryptingMigration, refuseNewer, refuseWithoutKey } from './manifest';
import { openBackup } from './read-backup';
import { dropLeftovers, refuseUnlessEmpty, refuseWhileWorking } from './refuse-restore';

/** Where a backup is restored. */
export interface RestoreTarget {
  /** An empty database. */
  uri: string;
  /** Absent for a scratch database, which no process uses. */
  redisUrl?: string;
  clock: Clock;
  logger: Logger;
  /** Whether erased families stay in: for a scratch database, or if the person said so. */
  noErasures?: boolean;
  /** Whether the database is dropped after a test. Answers from before the encryption get a key that nobody keeps. */
  isScratch?: boolean;
  /** MEDICAL_KEY. Without it, the answers stay encrypted, and the result names the keys. */
  keys?: Keyring;
}

/** The result of a restore. */
export interface Restored {
  madeAt: Date;
  records: number;
  /** Events whose jobs were not done when the backup was made. */
  heldEvents: number;
  /** Ids of records that were erased since, and cut-off lines of their file. Absent with `noErasures`. */
  erased?: { ids: number; unreadable: number };
  findings: Finding[];
  /** Ids of the keys that the site needs. */
  keyIds: string[];
}

/**
 * Restores a backup into an empty database, which is then held: no email, no refund and no write to Stripe until it is
 * released (docs/decisions/0103-backup-and-restore.md).
 *
 * @param file - the backup
 * @param identity - a key that opens it
 * @throws Error with one sentence; nothing is written if the key, the version or the database is refused
 */
export async function restoreBackup(
  file: string,
  identity: string,
  { uri, redisUrl, clock, logger, noErasures = false, isScratch = false, keys: given }: RestoreTarget,
): Promise<Restored> {
  const erasures = noErasures ? undefined : await readErasures(dirname(file));
  const backup = await openBackup(file, identity);
  const { madeAt, schema } = backup.manifest;
  const keys = given ?? (isScratch && schema < encryptingMigration ? throwAwayKeys() : undefined);
  const client = new mongo.MongoClient(uri, { ignoreUndefined: true });
  let records: number;
  try {
    refuseNewer(backup.manifest);
    if (!isScratch) refuseWithoutKey(backup.manifest, keys);
    const database = client.db(databaseNameOf(uri));
    await refuseUnlessEmpty(database);
    if (redisUrl !== undefined) await refuseWhileWorking(redisUrl, logger);
    await dropLeftovers(database);
    // First, so that an interrupted restore is held too.
    await database
      .collection<{ _id: string; madeAt: Date }>('restores')
      .insertOne({ _id: thisRestore, madeAt });
    records = await fillDatabase(database, backup);
    // A start without them is refused.
    await setUsedKeys(database, backup.manifest.keys ?? []);
  } finally {
    backup.close();
    await client.close();
  }

  // Applies newer migrations and makes the indexes.
  const restored = connectDatabase({ uri, logger, clock, ...(keys && { keys }) });
  try {
    await restored.ready;
    const { models } = restored;
    await endEverySession(models, clock.now());
    const ids = erasures && (await replayErasures(models, erasures.erasures));
    await models.Restore.updateOne({ _id: thisRestore }, { restoredAt: clock.now() });
    const findings = await checkRestored(restored, clock, keys);
    const erased = erasures && { ids: ids ?? 0, unreadable: erasures.unreadable };
    const heldEvents = await models.HeldEvent.countDocuments();
    const keyIds = restored.connection.db ? [...(await countByKey(restored.connection.db)).keys()] : [];
    return { madeAt, records, heldEvents, findings, keyIds, ...(erased && { erased }) };
  } finally {
    await restored.close();
  }
}

const throwAwayKeys = () => keyringOf(createMedicalKey());

/** The name in an address, or the product's default. */
export const databaseNameOf = (uri: string): string => addressOf(uri).name || defaultDatabase;

/** An address with another database. */
export function withDatabase(uri: string, name: string): string {
  const { server, options } = addressOf(uri);
  return `${server}/${name}${options}`;
}

function addressOf(uri: string) {
  const [, server = uri, name = '', options = ''] =
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(\?.*)?$/.exec(uri) ?? [];
  return { server, name, options };
}
