import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import type { Types } from 'mongoose';
import { claimSeat, freeSeat, readSeats } from './seats';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

const holdersOf = async (campId: Types.ObjectId) =>
  (await readSeats(models, campId))?.claims.map(({ camperId }) => camperId);

async function campWithWaiting(count: number, waitListAfter: number) {
  const camp = await createCamp(models, { waitListAfter });
  const waiting = [];
  for (let number = 0; number < count; number += 1)
    waiting.push(await createCamper(models, { campId: camp._id, waitlist: true }));
  return { camp, waiting };
}

it('seats exactly as many waiting campers as there are seats, however many claims are concurrent', async () => {
  const { camp, waiting } = await campWithWaiting(20, 5);

  const seated = await Promise.all(waiting.map((camper) => claimSeat(models, camper)));

  expect(seated.filter(Boolean)).toHaveLength(5);
  expect(await holdersOf(camp._id)).toHaveLength(5);
});

it('returns the same result for a repeated claim of a camper, and takes one seat', async () => {
  const { camp, waiting } = await campWithWaiting(1, 1);

  const answers = await Promise.all([1, 2, 3].map(() => claimSeat(models, waiting[0]!)));

  expect(answers.map((claim) => claim?.at)).toEqual(answers.map(() => answers[0]?.at));
  expect(await holdersOf(camp._id)).toEqual([waiting[0]!._id]);
});

it('gives a freed seat to the next request', async () => {
  const { camp, waiting } = await campWithWaiting(2, 1);
  await claimSeat(models, waiting[0]!);
  expect(await claimSeat(models, waiting[1]!)).toBeUndefined();

  await freeSeat(models, camp._id, waiting[0]!._id);

  expect(await claimSeat(models, waiting[1]!)).toBeDefined();
});
