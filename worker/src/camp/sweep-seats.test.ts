import { orphanedAfter } from '@camp/database/camp/reconcile-seats';
import { freeSeat } from '@camp/database/camp/seats';
import { ageClaims } from '@camp/database/test/age-claims';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { recordCommands } from '@camp/database/test/record-commands';
import { createTestClock } from '@camp/testing/test-clock';
import { prepareWorker } from '../../test/fixture';
import { seatSweep } from './sweep-seats';

const { bench } = prepareWorker();
const second = 1_000;
const models = () => bench().deps.database.models;

// A sweep reads every camp, and the first test counts its queries.
beforeEach(() => models().Camp.deleteMany({}));

/** A worker's sweep of a camp with one taken seat and one waiting camper, with the test's clock. */
async function prepare() {
  const { deps } = bench();
  const camp = await createCamp(models(), { waitListAfter: 1 });
  const seated = await createCamper(models(), { campId: camp._id });
  const clock = createTestClock(new Date());
  const waiting = await createCamper(models(), { campId: camp._id, waitlist: true });
  const sweep = seatSweep({ ...deps, clock });
  return {
    campId: camp._id,
    seated,
    sweep,
    sweepAfter: (milliseconds: number) => {
      clock.pass(milliseconds);
      return sweep();
    },
    /** Claims expire by the database's clock. */
    claimsAge: (milliseconds: number) => ageClaims(models(), camp._id, milliseconds),
    isSeated: async () => !(await models().Camper.findById(waiting._id).orFail()).waitlist,
  };
}

it('reads no campers while an allocation is unchanged, but still compares it with them after 40 s', async () => {
  const { sweep, sweepAfter, claimsAge } = await prepare();
  const commands = await recordCommands(bench().deps.database.connection);
  const all = ['find camps', 'find campers', 'find campers'];

  // Until the claim is old enough to expire, each sweep reads the campers.
  expect(await commands.during(sweep)).toEqual(all);
  expect(await commands.during(sweep)).toEqual(all);
  await claimsAge(orphanedAfter + second);
  expect(await commands.during(sweep)).toEqual(all);
  expect(await commands.during(sweep)).toEqual(['find camps']);
  expect(await commands.during(() => sweepAfter(39 * second))).toEqual(['find camps']);
  expect(await commands.during(() => sweepAfter(second))).toEqual(all);
  // After the clock is set back, the age of the last check is unknown.
  expect(await commands.during(() => sweepAfter(-second))).toEqual(all);
});

it('checks a changed allocation at once', async () => {
  const { campId, seated, sweep, claimsAge, isSeated } = await prepare();
  await claimsAge(orphanedAfter + second);
  await sweep();
  await models().Camper.deleteOne({ _id: seated._id });
  await freeSeat(models(), campId, seated._id);

  await sweep();

  expect(await isSeated()).toBe(true);
});

it('repairs within a minute after a crash between the record and its claim (I1)', async () => {
  const { seated, sweep, sweepAfter, claimsAge, isSeated } = await prepare();
  await claimsAge(orphanedAfter + second);
  await sweep();
  await models().Camper.deleteOne({ _id: seated._id });

  await sweep();
  const soon = await isSeated();
  await sweepAfter(40 * second);

  expect([soon, await isSeated()]).toEqual([false, true]);
});

it('frees a seat 45 s after its claim', async () => {
  const { seated, sweep, claimsAge, isSeated } = await prepare();
  await sweep();
  await models().Camper.deleteOne({ _id: seated._id });

  await claimsAge(orphanedAfter / 3);
  await sweep();
  const early = await isSeated();
  await claimsAge(orphanedAfter);
  await sweep();

  expect([early, await isSeated()]).toEqual([false, true]);
});

it('offers no seat once camp is over in the camp’s time zone', async () => {
  const { campId, seated, isSeated } = await prepare();
  const lastDay = { endDate: new Date('2030-08-29'), campSunday: new Date('2030-09-01') };
  await models().Camp.updateOne({ _id: campId }, lastDay);
  await models().Camper.deleteOne({ _id: seated._id });
  await freeSeat(models(), campId, seated._id);
  const sweepAt = (now: string) => seatSweep({ ...bench().deps, clock: { now: () => new Date(now) } })();

  await sweepAt('2030-09-02T06:00:00.000Z');
  const afterwards = await isSeated();
  await sweepAt('2030-09-02T05:59:59.999Z');

  expect([afterwards, await isSeated()]).toEqual([false, true]);
});
