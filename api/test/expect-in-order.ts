import { readSeats } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Models } from '@camp/database/models';
import type { Types } from 'mongoose';

/**
 * Expects that the first campers have the seats, each with a claim, and that no record is still being stored. Campers
 * who asked for the waitlist are ignored.
 *
 * @returns the campers by arrival number
 */
export async function expectInOrder(
  models: Models,
  campId: Types.ObjectId,
  seats: number,
): Promise<StoredCamper[]> {
  const campers = await models.Camper.find({ campId, chosenWaitlist: false })
    .sort({ arrival: 1 })
    .lean<StoredCamper[]>();
  expect(campers.map(({ waitlist }) => waitlist)).toEqual(campers.map((_, index) => index >= seats));
  const allocation = await readSeats(models, campId);
  const seated = campers.slice(0, seats).map(({ _id }) => _id.toString());
  expect(allocation?.claims.map(({ camperId }) => camperId.toString()).sort()).toEqual(seated.sort());
  expect(allocation?.arriving).toEqual([]);
  return campers;
}
