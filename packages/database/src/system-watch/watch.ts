import { trusted, type ClientSession } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key';
import type { Models } from '../models';
import { theWatch, type StoredSystemWatch, type WrongCheck } from './system-watch-model';

/** Milliseconds between two emails to administrators. */
const day = 24 * 60 * 60 * 1000;

/**
 * Claims the next check of the system, since several workers may run.
 *
 * @param interval - milliseconds since the last check
 * @returns what was wrong then, or undefined if another worker checks
 */
export async function claimCheck(
  { SystemWatch }: Models,
  now: Date,
  interval: number,
): Promise<readonly WrongCheck[] | undefined> {
  const due = trusted({ $lte: new Date(now.getTime() - interval) });
  try {
    const before = await SystemWatch.findOneAndUpdate(
      { _id: theWatch, checkedAt: due },
      { checkedAt: now },
      { upsert: true },
    ).lean<StoredSystemWatch>();
    return before?.wrong ?? [];
  } catch (error) {
    // It exists, and was checked a moment ago.
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

/** Stores what is wrong now. */
export async function storeWrong(
  { SystemWatch }: Models,
  session: ClientSession,
  wrong: readonly WrongCheck[],
): Promise<void> {
  await SystemWatch.updateOne({ _id: theWatch }, { wrong: [...wrong] }, { session });
}

/**
 * Claims the day's email to administrators, in the transaction that records its events.
 *
 * @returns whether none was sent in the last 24 hours
 */
export async function claimNotice(
  { SystemWatch }: Models,
  session: ClientSession,
  now: Date,
): Promise<boolean> {
  const isDue = {
    $or: [
      { notifiedAt: trusted({ $exists: false }) },
      { notifiedAt: trusted({ $lte: new Date(now.getTime() - day) }) },
    ],
  };
  const { matchedCount } = await SystemWatch.updateOne(
    { _id: theWatch, ...isDue },
    { notifiedAt: now },
    { session },
  );
  return matchedCount === 1;
}

/** What was wrong when the system was last checked. */
export async function readWrong({ SystemWatch }: Models): Promise<readonly WrongCheck[]> {
  const watch = await SystemWatch.findById(theWatch).lean<StoredSystemWatch>();
  return watch?.wrong ?? [];
}
