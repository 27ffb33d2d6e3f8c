import { createCamp } from '@camp/testing/factories/camp';
import { createCamper } from '@camp/testing/factories/camper';
import { openTestDatabase } from '@camp/testing/open-database';
import { Types } from 'mongoose';
import { claimSeat, freeOrphanedSeats, freeSeat, orphanedAfter } from './seats';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

const seatsOf = async (campId: Types.ObjectId) => (await models.Camp.findById(campId).lean())?.seats ?? [];
const someIds = (count: number) => Array.from({ length: count }, () => new Types.ObjectId());

describe('claimSeat', () => {
  it.each([
    { claims: 50, limit: 10 },
    { claims: 500, limit: 40 },
  ])('seats exactly $limit of $claims who claim at once', async ({ claims, limit }) => {
    const camp = await createCamp(models, { waitListAfter: limit });

    const seated = await Promise.all(someIds(claims).map((id) => claimSeat(models, camp._id, id, limit)));

    expect(seated.filter(Boolean)).toHaveLength(limit);
    expect(await seatsOf(camp._id)).toHaveLength(limit);
  });

  it('would oversell without its condition: the rush of this test is a real one', async () => {
    const camp = await createCamp(models);
    const countThenPush = async (camperId: Types.ObjectId) => {
      if ((await seatsOf(camp._id)).length >= 10) return false;
      await models.Camp.updateOne({ _id: camp._id }, { $push: { seats: camperId } });
      return true;
    };

    const seated = await Promise.all(someIds(50).map(countThenPush));

    expect(seated.filter(Boolean).length).toBeGreaterThan(10);
  });

  it('answers the same when the same camper claims again, at once or later, and takes one seat', async () => {
    const camp = await createCamp(models);
    const [camper] = someIds(1) as [Types.ObjectId];

    const answers = await Promise.all([1, 2, 3].map(() => claimSeat(models, camp._id, camper, 1)));

    expect(answers).toEqual([true, true, true]);
    expect(await seatsOf(camp._id)).toEqual([camper]);
  });

  it('hands a freed seat to the next who asks', async () => {
    const camp = await createCamp(models);
    const [first, second] = someIds(2) as [Types.ObjectId, Types.ObjectId];
    await claimSeat(models, camp._id, first, 1);
    expect(await claimSeat(models, camp._id, second, 1)).toBe(false);

    await freeSeat(models, camp._id, first);

    expect(await claimSeat(models, camp._id, second, 1)).toBe(true);
  });
});

describe('freeOrphanedSeats', () => {
  it('frees only seats without a camper, two minutes after they were claimed', async () => {
    const camp = await createCamp(models);
    const camper = await createCamper(models, { campId: camp._id });
    const [orphan] = someIds(1) as [Types.ObjectId];
    await claimSeat(models, camp._id, orphan, 40);

    const early = await freeOrphanedSeats(models, camp._id, new Date());
    const late = await freeOrphanedSeats(models, camp._id, new Date(Date.now() + orphanedAfter + 1_000));

    expect([early, late]).toEqual([0, 1]);
    expect(await seatsOf(camp._id)).toEqual([camper._id]);
  });
});
