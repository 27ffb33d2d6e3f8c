import { randomUUID } from 'node:crypto';
import type { Logger } from '@camp/runtime/logger';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key';

/** The right to migrate, held by one process. */
export interface Lease {
  release(): Promise<void>;
}

interface StoredLease {
  _id: 'migrating';
  holder: string;
  /** When the lease expires. After that its holder has died, and any process may take it. */
  until: Date;
}

/** Milliseconds. The lease is renewed three times in that time, so only a dead process loses it. */
const length = 15_000;
const fromNow = () => new Date(Date.now() + length);

/**
 * Takes the lease for migrations and renews it until it is released.
 *
 * @returns undefined while another process holds it
 */
export async function takeLease(database: mongo.Db, logger: Logger): Promise<Lease | undefined> {
  const leases = database.collection<StoredLease>('migration-leases');
  const mine = { _id: 'migrating', holder: randomUUID() } as const;
  try {
    const expired = { _id: mine._id, until: { $lt: new Date() } };
    await leases.updateOne(expired, { $set: { holder: mine.holder, until: fromNow() } }, { upsert: true });
  } catch (error) {
    // Another process holds an unexpired lease.
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }

  const renew = () =>
    leases.updateOne(mine, { $set: { until: fromNow() } }).catch((error: unknown) => {
      logger.warn({ err: error }, 'The lease for migrations could not be renewed');
    });
  const renewal = setInterval(() => void renew(), length / 3);
  return {
    release: async () => {
      clearInterval(renewal);
      await leases.deleteOne(mine);
    },
  };
}
