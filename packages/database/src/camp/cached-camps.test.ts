import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import { connectDatabase } from '@camp/database/connection';
import { createLogger } from '@camp/runtime/logger';
import { inTransaction } from '../transaction';
import { Types } from 'mongoose';
import { allocateSeat } from './allocate-seat';
import type { StoredCamp } from './camp-model';
import { cachedCamps } from './cached-camps';
import { claimSeat, freeSeat } from './seats';

const { models, connection, ready, uri } = openTestDatabase();
beforeAll(() => ready);
beforeEach(() => models.Camp.deleteMany({}));
afterEach(() => jest.restoreAllMocks());

const themes = async () => (await cachedCamps(models)).map(({ campTheme }) => campTheme);
const reads = () => jest.spyOn(models.Camp.collection, 'aggregate');
const renamed = { $set: { campTheme: 'Rooted' } };

/** Every way in which the product or a test changes a camp. */
const changes: [string, (id: StoredCamp['_id']) => PromiseLike<unknown>, string[]][] = [
  ['updateOne', (_id) => models.Camp.updateOne({ _id }, renamed), ['Rooted']],
  ['updateMany', () => models.Camp.updateMany({}, renamed), ['Rooted']],
  ['findOneAndUpdate', (_id) => models.Camp.findOneAndUpdate({ _id }, renamed), ['Rooted']],
  [
    'save',
    async (_id) => (await models.Camp.findById(_id).orFail()).set({ campTheme: 'Rooted' }).save(),
    ['Rooted'],
  ],
  ['create', () => createCamp(models, { year: 2031, campTheme: 'Rooted' }), ['Brave', 'Rooted']],
  ['deleteOne', (_id) => models.Camp.deleteOne({ _id }), []],
  ['deleteMany', () => models.Camp.deleteMany({}), []],
  [
    'a transaction',
    (_id) =>
      inTransaction(connection, async (session) => {
        await models.Camp.updateOne({ _id }, renamed, { session });
        // A concurrent reader gets the value from before the commit.
        expect(await themes()).toEqual(['Brave']);
      }),
    ['Rooted'],
  ],
];

it.each(changes)('returns the new value as soon as %s changed it', async (_how, change, expected) => {
  const { _id } = await createCamp(models, { year: 2030, campTheme: 'Brave' });
  expect(await themes()).toEqual(['Brave']);

  await change(_id);

  expect(await themes()).toEqual(expected);
});

it('reads once for any number of concurrent requests', async () => {
  await createCamp(models);
  const find = reads();

  await Promise.all(Array.from({ length: 20 }, () => cachedCamps(models)));
  await cachedCamps(models);

  expect(find).toHaveBeenCalledTimes(1);
});

it('keeps serving the cached value while seats are taken', async () => {
  const { _id: campId } = await createCamp(models);
  const camper = await createCamper(models, { campId, waitlist: true });
  await cachedCamps(models);
  const find = reads();

  expect(await claimSeat(models, camper)).toBeDefined();
  const [camp] = await cachedCamps(models);

  expect(find).not.toHaveBeenCalled();
  expect(camp).not.toHaveProperty('claims');
});

it('reports within five seconds that a camp is full, or no longer full', async () => {
  const { _id: campId } = await createCamp(models, { waitListAfter: 1 });
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const isFull = async () => (await cachedCamps(models)).map((camp) => camp.isFull);
  expect(await isFull()).toEqual([false]);

  const { camperId, seated } = await allocateSeat(models, campId, {
    key: 'one',
    camperId: new Types.ObjectId(),
  });
  expect(seated).toBe(true);
  now.mockReturnValue(1_005_000);
  expect(await isFull()).toEqual([true]);
  await freeSeat(models, campId, camperId);
  now.mockReturnValue(1_010_000);
  expect(await isFull()).toEqual([false]);
  // The free seat is reserved for somebody else, so a new camper waits.
  await models.Camp.updateOne({ _id: campId }, { waiting: true });
  expect(await isFull()).toEqual([true]);
});

it('returns another process’s change after five seconds', async () => {
  const { _id } = await createCamp(models, { campTheme: 'Brave' });
  const another = connectDatabase({ uri, logger: createLogger({ name: 'test', level: 'silent' }) });
  await another.ready;
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  await themes();
  await another.models.Camp.updateOne({ _id }, renamed);
  await another.close();

  now.mockReturnValue(1_004_999);
  expect(await themes()).toEqual(['Brave']);
  now.mockReturnValue(1_005_000);
  expect(await themes()).toEqual(['Rooted']);
});

it('asks again after a read that failed', async () => {
  await createCamp(models, { campTheme: 'Brave' });
  reads().mockImplementationOnce(() => {
    throw new Error('away');
  });

  await expect(cachedCamps(models)).rejects.toThrow('away');
  expect(await themes()).toEqual(['Brave']);
});
