import type { StoredCamper } from '../camper/camper-model';
import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import { Types } from 'mongoose';
import { offerFreedSeats } from './offer-seats';
import { allocateSeat, confirmWaiting } from './allocate-seat';
import { claimSeat, freeSeat, readSeats } from './seats';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const offer = (campId: Types.ObjectId, now = new Date()) => offerFreedSeats(connection, models, campId, now);

/** A camp whose only seat is taken, and waiting campers in the order of their arrival. */
async function fullCamp(waiting: Partial<StoredCamper>[]) {
  const camp = await createCamp(models, { waitListAfter: 1 });
  const seated = await createCamper(models, { campId: camp._id });
  const queue: StoredCamper[] = [];
  for (const values of waiting)
    queue.push(await createCamper(models, { campId: camp._id, waitlist: true, ...values }));
  const leave = async (camper: StoredCamper) => {
    await models.Camper.deleteOne({ _id: camper._id });
    await freeSeat(models, camp._id, camper._id);
  };
  const readAll = async () => (await readSeats(models, camp._id))!;
  const seatedIds = async () => (await readAll()).claims.map(({ camperId }) => camperId);
  return { camp, seated, queue, leave, readAll, seatedIds };
}

it('offers no seat while none is free', async () => {
  const { camp } = await fullCamp([{}]);

  expect(await offer(camp._id)).toEqual([]);
});

it('offers no freed seat once the camp’s last day is over in its time zone', async () => {
  const { camp, seated, queue, leave } = await fullCamp([{}]);
  const lastDay = { endDate: new Date('2030-08-29'), campSunday: new Date('2030-09-01') };
  await models.Camp.updateOne({ _id: camp._id }, lastDay);
  await leave(seated);
  const isWaiting = async () => (await models.Camper.findById(queue[0]!._id).lean())?.waitlist;

  const afterwards = await offer(camp._id, new Date('2030-09-02T06:00:00.000Z'));
  const stillWaits = await isWaiting();
  const before = await offer(camp._id, new Date('2030-09-02T05:59:59.999Z'));

  expect([afterwards, stillWaits]).toEqual([[], true]);
  expect([before.length, await isWaiting()]).toEqual([1, false]);
});

it('skips campers who are pinned or chose the waitlist, and stores the offers in the outbox', async () => {
  const { camp, seated, queue, leave, seatedIds } = await fullCamp([
    { pinned: true },
    { chosenWaitlist: true },
    {},
    {},
  ]);
  await leave(seated);

  const rows = await offer(camp._id);

  const next = queue[2]!;
  expect(await seatedIds()).toEqual([next._id]);
  expect(await models.Camper.findById(next._id).lean()).toMatchObject({ waitlist: false, paid: null });
  expect(rows).toMatchObject([{ name: 'camper.seat-offered', payload: { camperId: next._id.toString() } }]);
  expect(await models.Outbox.exists({ _id: rows[0]?._id })).not.toBeNull();
});

it('lets the camper pay at once when the camp has sent links already', async () => {
  const { camp, seated, queue, leave } = await fullCamp([{}]);
  await createCamper(models, { campId: camp._id, paid: true, waitlist: true, pinned: true });
  await leave(seated);

  await offer(camp._id);

  expect(await models.Camper.findById(queue[0]!._id).lean()).toMatchObject({ waitlist: false, paid: false });
});

it('does not ask for payment because another camp has sent links', async () => {
  const { camp, seated, queue, leave } = await fullCamp([{}]);
  await createCamper(models, { campId: (await createCamp(models))._id, paid: true });
  await leave(seated);

  await offer(camp._id);

  expect(await models.Camper.findById(queue[0]!._id).lean()).toMatchObject({ waitlist: false, paid: null });
});

it('does not ask a camper who paid while waiting to pay again', async () => {
  const { camp, seated, queue, leave } = await fullCamp([{ paid: true }]);
  await leave(seated);

  await offer(camp._id);

  expect(await models.Camper.findById(queue[0]!._id).lean()).toMatchObject({ waitlist: false, paid: true });
});

it('gives each seat once when several processes offer at the same time', async () => {
  const { camp, queue, seatedIds } = await fullCamp([{}, {}, {}, {}, {}]);
  await models.Camp.updateOne({ _id: camp._id }, { waitListAfter: 4 });

  const offered = await Promise.all([1, 2, 3, 4].map(() => offer(camp._id)));

  expect(await seatedIds()).toHaveLength(4);
  expect(
    offered
      .flat()
      .map(({ payload }) => String(payload.camperId))
      .sort(),
  ).toEqual(
    queue
      .slice(0, 3)
      .map(({ _id }) => _id.toString())
      .sort(),
  );
  expect(await models.Camper.countDocuments({ campId: camp._id, waitlist: false })).toBe(4);
});

it('continues where a process died between seat and record', async () => {
  const { camp, seated, queue, leave, seatedIds } = await fullCamp([{}, {}]);
  await leave(seated);
  await claimSeat(models, queue[0]!);

  await offer(camp._id);

  expect(await seatedIds()).toEqual([queue[0]!._id]);
  expect(await models.Camper.findById(queue[0]!._id).lean()).toMatchObject({ waitlist: false });
});

it('reserves a seat for an earlier camper who isn’t stored yet, and offers it once they are', async () => {
  const { camp, seated, leave, seatedIds } = await fullCamp([]);
  const early = await allocateSeat(models, camp._id, {
    key: 'early',
    camperId: new Types.ObjectId(),
  });
  const late = await createCamper(models, { campId: camp._id, waitlist: true });
  await leave(seated);

  const whileOnTheWay = await offer(camp._id);
  const { camperId: _id, arrival } = early;
  await createCamper(models, { _id, arrival, campId: camp._id, waitlist: true });
  const isFree = await confirmWaiting(models, camp._id, _id);
  await offer(camp._id);

  expect([whileOnTheWay, isFree]).toEqual([[], true]);
  expect(await seatedIds()).toEqual([_id]);
  expect(await models.Camper.findById(late._id).lean()).toMatchObject({ waitlist: true });
});

it('lets newcomers claim free seats again once no camper waits', async () => {
  const { camp, seated, queue, leave, readAll } = await fullCamp([{}]);
  await leave(queue[0]!);
  await leave(seated);
  expect((await readAll()).waiting).toBe(true);

  await offer(camp._id);

  expect((await readAll()).waiting).toBe(false);
});

it.each([
  ['is not stored yet', false],
  ['waits by now', true],
])('doesn’t close the queue for a camper who came during the search and %s', async (_where, isStored) => {
  const { camp, seated, leave, readAll } = await fullCamp([]);
  await models.Camp.updateOne({ _id: camp._id }, { waiting: true });
  await leave(seated);
  const findOne = models.Camper.findOne.bind(models.Camper);
  jest.spyOn(models.Camper, 'findOne').mockImplementationOnce((...query) => {
    const search = findOne(...query);
    const sorted = search.sort.bind(search);
    search.sort = (order) =>
      Object.assign(sorted(order), {
        lean: async () => {
          const found = await search.exec();
          const newcomer = { key: 'late', camperId: new Types.ObjectId() };
          const { camperId: _id, arrival } = await allocateSeat(models, camp._id, newcomer);
          if (isStored) {
            await createCamper(models, { _id, arrival, campId: camp._id, waitlist: true });
            await confirmWaiting(models, camp._id, _id);
          }
          return found;
        },
      });
    return search;
  });

  await offer(camp._id);

  expect((await readAll()).waiting).toBe(true);
});
