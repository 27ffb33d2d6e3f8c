import type { Keyring } from '@camp/runtime/keyring';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key';
import { openNewest } from './open-newest';
import { SealError } from './seal';

/** The ids of all keys that values of this database may need. One document. */
interface UsedKeys {
  _id: 'used';
  ids: string[];
}

const _id = 'used';
const usedKeysOf = (database: mongo.Db) => database.collection<UsedKeys>('medical-keys');

/**
 * Refuses keys with which a stored value would not open. Only reads.
 *
 * @returns the ids of the keys that stored values may need
 * @throws SealError that names the missing keys; MongoDB's errors
 */
export async function refuseLostKeys(database: mongo.Db, keys: Keyring): Promise<string[]> {
  const stored = await usedKeysOf(database).findOne({ _id });
  const ids = stored?.ids ?? [];
  refuseMissing(ids, keys);
  return [...new Set([...ids, ...(await openNewest(database, keys))])];
}

/**
 * Checks the keys at a start, and records the one that encrypts from now on. So a second key never encrypts anything
 * while another one is lost, also if two processes start with different keys at once.
 *
 * @throws SealError that names the missing keys, before anything is changed; MongoDB's errors
 */
export async function claimKeys(database: mongo.Db, keys: Keyring): Promise<void> {
  const used = usedKeysOf(database);
  const { id } = keys.current;
  for (;;) {
    await refuseLostKeys(database, keys);
    const stored = await used.findOne({ _id });
    if (stored?.ids.includes(id)) return;
    if (stored) {
      refuseMissing(stored.ids, keys);
      // Applies only to the keys that were checked.
      const { matchedCount } = await used.updateOne({ _id, ids: stored.ids }, { $push: { ids: id } });
      if (matchedCount === 1) return;
    } else if (await inserted(used, [id])) return;
  }
}

async function inserted(used: mongo.Collection<UsedKeys>, ids: string[]): Promise<boolean> {
  try {
    await used.insertOne({ _id, ids });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Records which keys the values need: after a rotation the current one only, after a restore those of the backup. */
export async function setUsedKeys(database: mongo.Db, ids: readonly string[]): Promise<void> {
  const used = usedKeysOf(database);
  if (ids.length === 0) await used.deleteOne({ _id });
  else await used.updateOne({ _id }, { $set: { ids: [...ids] } }, { upsert: true });
}

function refuseMissing(ids: readonly string[], { keys }: Keyring): void {
  const missing = ids.filter((id) => keys.every((key) => key.id !== id));
  if (missing.length === 0) return;
  throw new SealError(
    `MEDICAL_KEY lacks the key ${missing.join(' and ')}, which encrypted medical answers or pictures. ` +
      'Add it from its sealed copy. Until then nothing starts, and nothing is changed.',
  );
}
