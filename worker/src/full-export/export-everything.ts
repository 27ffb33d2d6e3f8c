import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import { connectDatabase, type Database } from '@camp/database/connection';
import { writeAudit } from '@camp/database/audit/write-audit';
import { exportEntries } from '@camp/database/full-export/export-entries';
import { exportKinds } from '@camp/database/full-export/export-kind';
import { zipOf } from '@camp/database/full-export/zip-of';
import { emailKeyOf } from '@camp/database/user/user-model';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import { mongo } from 'mongoose';
import type * as z from 'zod';
import { encrypt } from '../backup/age';
import type { exportEnvSchema } from '../backup/env';
import { databaseNameOf } from '../backup/restore-backup';
import { pictureEntries } from './picture-entries';

/** The settings that an export needs. */
export type ExportEnv = z.output<typeof exportEnvSchema>;

/**
 * Writes one encrypted archive with all records as CSV and JSON files, medical answers, and pictures, as they were at
 * one moment. The audit row is written first.
 *
 * @param email - of the administrator for whom it is made
 * @returns the name of the file
 * @throws Error with one sentence if the account isn't an administrator's, and the errors of MongoDB and of the disk
 */
export async function exportEverything(
  env: ExportEnv,
  email: string,
  { clock, logger }: { clock: Clock; logger: Logger },
): Promise<string> {
  const database = connectDatabase({ uri: env.MONGODB_URI, logger, clock, keys: env.MEDICAL_KEY });
  try {
    await database.ready;
    await auditFor(database, email);
    return await write(database, env, clock.now());
  } finally {
    await database.close();
  }
}

async function auditFor({ models }: Database, email: string): Promise<void> {
  const user = await models.User.findOne({ emailKey: emailKeyOf(email) }, { roles: 1 }).lean();
  if (!user?.roles.includes(adminRoleName)) throw new Error(`${email} isn’t an administrator’s account.`);
  const actorId = user._id.toString();
  // Families see it, with the role.
  const by = { actorId, actorRoles: user.roles };
  const row = { action: 'export', subject: 'everything', part: 'encrypted', recordIds: [] } as const;
  await writeAudit(models, { ...row, ...by });
}

/** Over its own connection, since a snapshot session lasts longer than a request may. */
async function write({ models }: Database, env: ExportEnv, madeAt: Date): Promise<string> {
  const { MONGODB_URI: uri, BACKUP_DIR: directory, BACKUP_RECIPIENTS: recipients } = env;
  const name = `everything-${madeAt.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.zip.age`;
  const partial = join(directory, `${name}.partial`);
  const client = new mongo.MongoClient(uri);
  const session = client.startSession({ snapshot: true });
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const source = { database: client.db(databaseNameOf(uri)), session };
    const kinds = exportKinds(models, { withMedical: true });
    const archive = zipOf(
      [
        ...exportEntries(source, kinds, 'csv', 'csv/'),
        ...exportEntries(source, kinds, 'json', 'json/'),
        ...(await pictureEntries(source, models)),
      ],
      madeAt,
    );
    await pipeline(
      await encrypt(archive, recipients),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await rename(partial, join(directory, name));
    return name;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await session.endSession();
    await client.close();
  }
}
