import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { freeSeat } from '@camp/database/camp/seats';
import type { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';

/** Frees a camper's seat and offers it to whoever waits longest. */
export async function passSeatOn(
  { connection, models, dispatch }: Dependencies,
  campId: Types.ObjectId,
  camperId: Types.ObjectId,
): Promise<void> {
  await freeSeat(models, campId, camperId);
  dispatch(await offerFreedSeats(connection, models, campId));
}
