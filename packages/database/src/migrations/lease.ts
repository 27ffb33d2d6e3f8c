import { randomUUID } from 'node:crypto';
import type { Logger } from '@camp/runtime/logger';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key';

/** The right to migrate, held by one process. */
export interface Lease {
  release(): Promise<void>;
}

interface StoredLease {
  _id: string;
  holder: string;
  /** When the lease expires. After that its holder has died, and any process may take it. */
  until: Date;
}

/** Milliseconds. The lease is renewed three times in that time, so only a dead process loses it. */
const length = 15_000;
const fromNow = () => new Date(Date.now() + length);

/** The lease of programs that know migration 11. */
const leaseId = 'migrating since 11';

/** The lease of programs before migration 11. */
const olderLeaseId = 'migrating';

/**
 * Takes the lease that programs before migration 11 need, forever. Together with a missing row of a migration, they
 * wait for it before they serve anything. It can be repeated.
 */
export async function barOlderPrograms(database: mongo.Db): Promise<void> {
  const never = new Date('9999-01-01');
  const held = { $set: { holder: 'a newer version of the product', until: never } };
  await database
    .collection<StoredLease>('migration-leases')
    .updateOne({ _id: olderLeaseId }, held, { upsert: true });
}

/**
 * Takes the lease for migrations and renews it until it is released.
 *
 * @returns undefined while another process holds it
 */
export async function takeLease(database: mongo.Db, logger: Logger): Promise<Lease | undefined> {
  const leases = database.collection<StoredLease>('migration-leases');
  const mine = { _id: leaseId, holder: randomUUID() };
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
