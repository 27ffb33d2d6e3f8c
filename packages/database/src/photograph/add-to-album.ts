import { photographLimit } from '@camp/contracts/photograph/limits';
import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Models } from '../models';
import { campAlbum } from './album-model';

/**
 * Adds a photograph at the end of the album, in the transaction that stores it.
 *
 * @throws MongoDB's duplicate key error for `_id` if the album is full: no album has room, and there can't be another
 */
export async function addToAlbum(
  { Album }: Pick<Models, 'Album'>,
  photographId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const isFree = { [`photographs.${photographLimit - 1}`]: trusted({ $exists: false }) };
  const withRoom = { _id: campAlbum, ...isFree } as const;
  await Album.updateOne(withRoom, { $push: { photographs: photographId } }, { session, upsert: true });
}
