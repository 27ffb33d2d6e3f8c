import { systemClock } from '@camp/runtime/clock';
import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import { Types, type Connection } from 'mongoose';
import { inTransaction } from '../transaction';
import { campersAboveLimit, reconcileSeats } from './reconcile-seats';
import { offerFreedSeats } from './offer-seats';
import { giveSeat } from './seat-by-hand';
import { ClaimLostError, claimSeat, freeSeat, releaseUnlessSeated, readSeats, renewClaim } from './seats';

/*
 * A process that is frozen between its claim of a seat and the transaction that gives the camper the seat. Meanwhile
 * the sweep frees the claim, and somebody else gets the seat. Then the process continues.
 */
const { models, connection, ready } = openTestDatabase();
beforeAll(() => ready);

/** The database of a process that is frozen before its first transaction while all this happens. */
function frozenUntil(happens: () => Promise<unknown>): Connection {
  let isFrozen = true;
  return new Proxy(connection, {
    get: (target, name) =>
      name !== 'startSession'
        ? Reflect.get(target, name, target)
        : async (options: object) => {
            if (isFrozen) {
              isFrozen = false;
              await happens();
            }
            return connection.startSession(options);
          },
  });
}

/** A camp with one free seat and a waiting camper. */
async function oneSeat() {
  const { _id: campId } = await createCamp(models, { waitListAfter: 1 });
  const camper = await createCamper(models, { campId, waitlist: true });
  const sweep = () => reconcileSeats(connection, models, campId, { expireAfter: 0 });
  return {
    campId,
    camper,
    sweep,
    otherGetsIt: async () => {
      await sweep();
      await createCamper(models, { campId });
    },
    seated: async () => (await models.Camper.find({ campId, waitlist: false }).lean()).map(({ _id }) => _id),
    claims: async () => (await readSeats(models, campId))?.claims.map(({ camperId }) => camperId),
  };
}

const by = (own: Connection) => ({
  models,
  connection: own,
  clock: systemClock,
  actorId: new Types.ObjectId().toString(),
});

it('doesn’t let an administrator assign a seat that was taken in the meantime', async () => {
  const { camper, otherGetsIt, seated, claims } = await oneSeat();

  await expect(giveSeat(by(frozenUntil(otherGetsIt)), camper)).rejects.toThrow(ClaimLostError);

  expect(await seated()).toHaveLength(1);
  expect(await claims()).toEqual(await seated());
  expect(await models.Outbox.countDocuments({ 'payload.camperId': camper._id.toString() })).toBe(0);
});

it('doesn’t offer a seat that was taken in the meantime', async () => {
  const { campId, otherGetsIt, seated, claims } = await oneSeat();

  expect(await offerFreedSeats(frozenUntil(otherGetsIt), models, campId, new Date())).toEqual([]);

  expect(await seated()).toHaveLength(1);
  expect(await claims()).toEqual(await seated());
});

it('offers a seat with a new claim if it is still free', async () => {
  const { campId, camper, sweep, seated, claims } = await oneSeat();

  expect(await offerFreedSeats(frozenUntil(sweep), models, campId, new Date())).toHaveLength(1);

  expect([await seated(), await claims()]).toEqual([[camper._id], [camper._id]]);
});

it('leaves the seat to a camper whom another process moved up', async () => {
  const { camper, seated, claims } = await oneSeat();
  const otherGives = () => giveSeat(by(connection), camper);

  expect(await giveSeat(by(frozenUntil(otherGives)), camper)).toBeUndefined();

  expect([await seated(), await claims()]).toEqual([[camper._id], [camper._id]]);
});

it('protects the claim of a seated camper from the sweep, however old it is', async () => {
  const { camper, sweep, seated, claims } = await oneSeat();

  await giveSeat(by(connection), camper);
  await sweep();

  expect([await seated(), await claims()]).toEqual([[camper._id], [camper._id]]);
});

describe('a camper who is seated without a claim', () => {
  it('gets a claim if a seat is free', async () => {
    const { _id: campId } = await createCamp(models, { waitListAfter: 2 });
    const camper = await createCamper(models, { campId });
    await freeSeat(models, campId, camper._id);

    const changed = await reconcileSeats(connection, models, campId);

    const seats = await readSeats(models, campId);
    expect([changed, seats?.claims.map(({ camperId, arrival }) => [camperId, arrival])]).toEqual([
      1,
      [[camper._id, camper.arrival]],
    ]);
  });

  it('is above the limit if the camper registered last, in whatever order the campers are found', async () => {
    const { _id: campId } = await createCamp(models, { waitListAfter: 1 });
    const late = await createCamper(models, { campId, arrival: 20 });
    const early = await createCamper(models, { campId, arrival: 10 });
    for (const { _id } of [late, early]) await freeSeat(models, campId, _id);

    await reconcileSeats(connection, models, campId);

    const seats = await readSeats(models, campId);
    expect(seats && campersAboveLimit(seats)).toEqual([late._id]);
    expect(seats?.claims.map(({ camperId }) => camperId)).toContainEqual(early._id);
  });

  it('keeps the seat above the limit, and no new camper gets a seat until the count is right', async () => {
    const { _id: campId } = await createCamp(models, { waitListAfter: 1 });
    const first = await createCamper(models, { campId });
    const unclaimed = await createCamper(models, { campId });
    await freeSeat(models, campId, unclaimed._id);
    await createCamper(models, { campId, waitlist: true });
    const seated = async () =>
      (await models.Camper.find({ campId, waitlist: false }).lean()).map(({ _id }) => _id);
    const offer = () => offerFreedSeats(connection, models, campId, new Date());
    const leave = async (_id: Types.ObjectId) => {
      await models.Camper.deleteOne({ _id });
      await freeSeat(models, campId, _id);
    };

    await reconcileSeats(connection, models, campId);
    await offer();
    const above = await seated();
    await leave(first._id);
    await offer();
    const right = await seated();
    await leave(unclaimed._id);
    await offer();

    expect([above, right]).toEqual([[first._id, unclaimed._id], [unclaimed._id]]);
    expect(await seated()).toHaveLength(1);
  });
});

it('releases no claim that somebody has renewed since', async () => {
  const { campId, camper, claims } = await oneSeat();
  const held = await claimSeat(models, camper);
  if (!held) throw new Error('One seat is free.');
  const renewed = await inTransaction(connection, (session) => renewClaim(models, session, held));

  await releaseUnlessSeated(models, held);
  expect(await claims()).toEqual([camper._id]);

  // As a control, the current claim is released.
  await releaseUnlessSeated(models, renewed);
  expect((await readSeats(models, campId))?.claims).toEqual([]);
});
