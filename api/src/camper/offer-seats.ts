import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import type { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';

/** Offers free seats of a camp that isn't over to the campers who have waited longest. */
export async function offerSeats(
  { connection, models, clock, dispatch }: Dependencies,
  campId: Types.ObjectId,
): Promise<void> {
  dispatch(await offerFreedSeats(connection, models, campId, clock.now()));
}
