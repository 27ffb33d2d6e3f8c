import { readSeats } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Models } from '@camp/database/models';
import type { Types } from 'mongoose';

/**
 * Every seat of a camp with those who came first, each with its claim, nobody still on the way. Who asked for the
 * waitlist is left aside.
 *
 * @returns the campers in the order in which they came
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
