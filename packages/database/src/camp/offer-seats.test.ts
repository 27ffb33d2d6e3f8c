import type { StoredCamper } from '../camper/camper-model';
import { createCamp } from '@camp/testing/factories/camp';
import { createCamper } from '@camp/testing/factories/camper';
import { openTestDatabase } from '@camp/testing/open-database';
import { offerFreedSeats } from './offer-seats';
import { freeSeat } from './seats';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

/** A camp with one seat, taken, and campers who wait, the first of them longest. */
async function fullCamp(waiting: Partial<StoredCamper>[]) {
  const camp = await createCamp(models, { waitListAfter: 1 });
  const seated = await createCamper(models, { campId: camp._id });
  const queue: StoredCamper[] = [];
  for (const [index, values] of waiting.entries())
    queue.push(
      await createCamper(models, {
        campId: camp._id,
        waitlist: true,
        createdAt: new Date(Date.UTC(2030, 0, 1 + index)),
        ...values,
      }),
    );
  const leave = async (camper: StoredCamper) => {
    await models.Camper.deleteOne({ _id: camper._id });
    await freeSeat(models, camp._id, camper._id);
  };
  const seatedIds = async () => (await models.Camp.findById(camp._id).lean())?.seats;
  return { camp, seated, queue, leave, seatedIds };
}

it('offers nothing while nothing is free', async () => {
  const { camp } = await fullCamp([{}]);

  expect(await offerFreedSeats(connection, models, camp._id)).toEqual([]);
});

it('passes over who was pinned or chose the waitlist, and leaves the record of it in the outbox', async () => {
  const { camp, seated, queue, leave, seatedIds } = await fullCamp([
    { pinned: true },
    { chosenWaitlist: true },
    {},
    {},
  ]);
  await leave(seated);

  const rows = await offerFreedSeats(connection, models, camp._id);

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

  await offerFreedSeats(connection, models, camp._id);

  expect(await models.Camper.findById(queue[0]!._id).lean()).toMatchObject({ waitlist: false, paid: false });
});

it('gives each seat once when several processes offer at the same time', async () => {
  const { camp, queue, seatedIds } = await fullCamp([{}, {}, {}, {}, {}]);
  await models.Camp.updateOne({ _id: camp._id }, { waitListAfter: 4 });

  const offered = await Promise.all([1, 2, 3, 4].map(() => offerFreedSeats(connection, models, camp._id)));

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

it('goes on where a process died between seat and record', async () => {
  const { camp, seated, queue, leave, seatedIds } = await fullCamp([{}, {}]);
  await leave(seated);
  await models.Camp.updateOne({ _id: camp._id }, { $push: { seats: queue[0]!._id } });

  await offerFreedSeats(connection, models, camp._id);

  expect(await seatedIds()).toEqual([queue[0]!._id]);
  expect(await models.Camper.findById(queue[0]!._id).lean()).toMatchObject({ waitlist: false });
});
