import { ageClaims } from '../../test/age-claims';
import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import { Types } from 'mongoose';
import { allocateSeat } from './allocate-seat';
import { reconcileSeats, orphanedAfter } from './reconcile-seats';
import { claimSeat, readSeats } from './seats';

const { models, connection, ready } = openTestDatabase();
beforeAll(() => ready);

const keysOf = async (campId: Types.ObjectId) => {
  const seats = await readSeats(models, campId);
  return [seats?.claims, seats?.arriving].map((claims) => claims?.map(({ key }) => key));
};
const newcomer = (key: string) => ({ key, camperId: new Types.ObjectId() });

it('frees claims whose camper was never stored, once they are old enough', async () => {
  const camp = await createCamp(models, { waitListAfter: 2 });
  const camper = await createCamper(models, { campId: camp._id });
  await allocateSeat(models, camp._id, newcomer('seat'));
  await allocateSeat(models, camp._id, newcomer('waiting'));

  await ageClaims(models, camp._id, orphanedAfter / 3);
  const early = await reconcileSeats(connection, models, camp._id);
  await ageClaims(models, camp._id, orphanedAfter);
  const late = await reconcileSeats(connection, models, camp._id);

  expect([early, late]).toEqual([0, 1]);
  expect(await keysOf(camp._id)).toEqual([[camper._id.toString()], []]);
});

it('leaves the claim to a repeat that came just before', async () => {
  const camp = await createCamp(models);
  await allocateSeat(models, camp._id, newcomer('same'));
  await ageClaims(models, camp._id, orphanedAfter);
  await allocateSeat(models, camp._id, newcomer('same'));

  const freed = await reconcileSeats(connection, models, camp._id);

  expect([freed, await keysOf(camp._id)]).toEqual([0, [['same'], []]]);
});

it('frees a seat that was claimed for a waiting camper who was not moved up', async () => {
  const camp = await createCamp(models);
  const waiting = await createCamper(models, { campId: camp._id, waitlist: true });
  await claimSeat(models, waiting);
  await ageClaims(models, camp._id, orphanedAfter);

  expect(await reconcileSeats(connection, models, camp._id)).toBe(1);
});

it('changes nothing if there is no camp', async () => {
  expect(await reconcileSeats(connection, models, new Types.ObjectId())).toBe(0);
});
