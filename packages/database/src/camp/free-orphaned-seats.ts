import { trusted, type Types } from 'mongoose';
import type { StoredCamper } from '../camper/camper-model';
import type { Models } from '../models';
import { bookOnly, readBook, type CampBook } from './seats';

const second = 1_000;

/**
 * Milliseconds after its claim within which a camper's transaction may begin to commit; a later one has to claim
 * again. With the ten seconds that MongoDB gives a transaction, and the two after which it looks, the record is there
 * or never comes before its place can count as orphaned.
 */
export const storeWithin = 20 * second;

/** Milliseconds after which a place without its camper's record is free again. */
export const orphanedAfter = 45 * second;

/**
 * Frees the places whose camper did not come: its create failed or died, it was deleted and the process died before
 * the seat was freed, or a seat was claimed for somebody who waits and was never moved up.
 *
 * @param now - places claimed less than `orphanedAfter` before may still get their camper
 * @param known - the camp's book, where it has just been read
 * @returns how many seats were freed
 */
export async function freeOrphanedSeats(
  models: Models,
  campId: Types.ObjectId,
  now: Date,
  known?: CampBook,
): Promise<number> {
  const book = known ?? (await readBook(models, campId));
  if (!book) return 0;
  const latest = new Date(now.getTime() - orphanedAfter);
  const old = book.claims.filter(({ at }) => at < latest).map(({ camperId }) => camperId);
  const seated = await models.Camper.find({ _id: trusted({ $in: old }), waitlist: false }, { _id: 1 }).lean<
    Pick<StoredCamper, '_id'>[]
  >();
  const present = new Set(seated.map(({ _id }) => _id.toString()));
  const orphaned = old.filter((id) => !present.has(id.toString()));
  if (orphaned.length === 0 && book.arriving.every(({ at }) => at >= latest)) return 0;
  // The times again: a repeat may have joined meanwhile.
  const isOld = { at: { $lt: latest } };
  await models.Camp.updateOne(
    { _id: campId },
    { $pull: { claims: { camperId: { $in: orphaned }, ...isOld }, arriving: isOld } },
    bookOnly,
  );
  return orphaned.length;
}
