import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import { Types } from 'mongoose';
import { connectDatabase } from '../connection';
import { createLogger } from '@camp/runtime/logger';
import { allocateSeat, confirmWaiting, joinWaitlist, releaseClaim } from './allocate-seat';
import { freeSeat, readSeats } from './seats';

const database = openTestDatabase();
const { models } = database;
beforeAll(() => database.ready);

const seatsOf = async (campId: Types.ObjectId) => (await readSeats(models, campId))!;
const newcomer = (key: string) => ({ key, camperId: new Types.ObjectId() });
const keysOf = (claims: { key: string }[]) => claims.map(({ key }) => key);

/** A second process with its own connection. */
async function withSecondApi<Result>(work: (other: typeof models) => Promise<Result>): Promise<Result> {
  const other = connectDatabase({
    uri: database.uri,
    logger: createLogger({ name: 'test', level: 'silent' }),
    limits: { freeConnection: 25_000 },
  });
  await other.ready;
  try {
    return await work(other.models);
  } finally {
    await other.close();
  }
}

describe('a rush', () => {
  it('500 requests at two APIs get 500 numbers, and the first 40 of them the 40 seats', async () => {
    const camp = await createCamp(models, { waitListAfter: 40 });

    const arrivals = await withSecondApi((other) =>
      Promise.all(
        Array.from({ length: 500 }, (_, index) =>
          allocateSeat(index % 2 ? models : other, camp._id, newcomer(`family ${index}`)),
        ),
      ),
    );

    const inOrder = arrivals.toSorted((one, next) => one.arrival - next.arrival);
    expect(inOrder.map(({ arrival }) => arrival)).toEqual(
      Array.from({ length: 500 }, (_, index) => index + 1),
    );
    expect(inOrder.map(({ seated }) => seated)).toEqual(
      Array.from({ length: 500 }, (_, index) => index < 40),
    );
    const seats = await seatsOf(camp._id);
    expect([seats.claims.length, seats.arriving.length, seats.waiting]).toEqual([40, 460, true]);
  });

  it('oversells without the condition, so the rush does race (control)', async () => {
    const camp = await createCamp(models, { waitListAfter: 10 });
    const countThenPush = async (key: string) => {
      if ((await seatsOf(camp._id)).claims.length >= 10) return false;
      const claim = { ...newcomer(key), arrival: 1, at: new Date() };
      await models.Camp.updateOne({ _id: camp._id }, { $push: { claims: claim } });
      return true;
    };

    const seated = await Promise.all(Array.from({ length: 50 }, (_, index) => countThenPush(`${index}`)));

    expect(seated.filter(Boolean).length).toBeGreaterThan(10);
  });
});

describe('a repeat', () => {
  it.each([
    ['seat', 1, true],
    ['number on the waitlist', 0, false],
  ])('returns the %s of its first try, at once and later', async (_what, waitListAfter, seated) => {
    const camp = await createCamp(models, { waitListAfter });

    const atOnce = await Promise.all([1, 2, 3].map(() => allocateSeat(models, camp._id, newcomer('same'))));
    const later = await allocateSeat(models, camp._id, newcomer('same'));

    expect(new Set([...atOnce, later].map(({ camperId }) => camperId.toString())).size).toBe(1);
    expect([...atOnce, later].map((one) => [one.arrival, one.seated])).toEqual(Array(4).fill([1, seated]));
    const { claims, arriving, arrivals } = await seatsOf(camp._id);
    expect([keysOf(claims), keysOf(arriving), arrivals]).toEqual([
      seated ? ['same'] : [],
      seated ? [] : ['same'],
      1,
    ]);
  });

  it('keeps the claim if another try of the same submit is refused', async () => {
    const camp = await createCamp(models);
    const { camperId } = await allocateSeat(models, camp._id, newcomer('same'));
    await allocateSeat(models, camp._id, newcomer('same'));

    await releaseClaim(models, camp._id, camperId);

    expect(keysOf((await seatsOf(camp._id)).claims)).toEqual(['same']);
  });

  it('treats a key as plain text, even if it looks like an operator', async () => {
    const camp = await createCamp(models);
    await allocateSeat(models, camp._id, newcomer('$waitListAfter'));
    expect(keysOf((await seatsOf(camp._id)).claims)).toEqual(['$waitListAfter']);
  });
});

describe('a free seat', () => {
  it('is not given to a newcomer before a waiting camper, stored or not', async () => {
    const camp = await createCamp(models, { waitListAfter: 1 });
    const first = await allocateSeat(models, camp._id, newcomer('first'));
    const second = await allocateSeat(models, camp._id, newcomer('second'));
    await freeSeat(models, camp._id, first.camperId);

    const onTheWay = await allocateSeat(models, camp._id, newcomer('third'));
    await createCamper(models, { _id: second.camperId, campId: camp._id, waitlist: true });
    const isFree = await confirmWaiting(models, camp._id, second.camperId);
    const stored = await allocateSeat(models, camp._id, newcomer('fourth'));

    expect([onTheWay.seated, isFree, stored.seated]).toEqual([false, true, false]);
    expect((await seatsOf(camp._id)).claims).toEqual([]);
  });

  it('goes to the next newcomer when a seat was given up and nobody waits', async () => {
    const camp = await createCamp(models, { waitListAfter: 1 });
    const first = await allocateSeat(models, camp._id, newcomer('first'));

    await releaseClaim(models, camp._id, first.camperId);

    expect(await allocateSeat(models, camp._id, newcomer('second'))).toMatchObject({
      arrival: 2,
      seated: true,
    });
  });
});

it('is refused where there is no camp', async () => {
  await expect(allocateSeat(models, new Types.ObjectId(), newcomer('lost'))).rejects.toThrow(
    'There is no camp',
  );
});

it('numbers the campers who join the waitlist after all earlier ones', async () => {
  const [{ _id }, other] = [await createCamp(models), await createCamp(models)];
  await allocateSeat(models, _id, newcomer('first'));

  expect([await joinWaitlist(models, _id), await joinWaitlist(models, _id)]).toEqual([2, 3]);

  expect((await seatsOf(_id)).claims).toHaveLength(1);
  expect((await seatsOf(other._id)).arrivals).toBe(0);
  await expect(joinWaitlist(models, new Types.ObjectId())).rejects.toThrow('There is no camp');
});
