import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { ageClaims } from '../../test/age-claims';
import type { ClaimingOutcome, ClaimingWork } from '../../test/claiming-process';
import { createCamp } from '../../test/factories/camp';
import { camperInput } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import { orphanedAfter } from './reconcile-seats';
import { readSeats } from './seats';

/*
 * Two processes of the product with clocks ten minutes apart. One claims seats, and the other sweeps old claims before
 * the first has stored its campers.
 */
const { models, ready, uri } = openTestDatabase();
const fiveMinutes = 5 * 60_000;
const seats = 5;
const clock = join(__dirname, '../../../development/faults/src/world/shifted-clock.cjs');

let slow: ChildProcess;
let fast: ChildProcess;
beforeAll(async () => {
  await ready;
  [slow, fast] = (await Promise.all([-fiveMinutes, fiveMinutes].map(startProcess))) as [
    ChildProcess,
    ChildProcess,
  ];
});
afterAll(() => {
  for (const one of [slow, fast]) one.kill('SIGKILL');
});

async function startProcess(shift: number): Promise<ChildProcess> {
  const child = fork(join(__dirname, '../../test/claiming-process.ts'), {
    execArgv: ['--require', clock, '--import', 'tsx'],
    env: { ...process.env, MONGODB_URI: uri, CLOCK_SHIFT: String(shift) },
  });
  await once(child, 'message');
  return child;
}

async function ask(child: ChildProcess, work: ClaimingWork): Promise<ClaimingOutcome> {
  const answered = once(child, 'message') as Promise<[ClaimingOutcome]>;
  child.send(work);
  return (await answered)[0];
}

const camp = async () => (await createCamp(models, { waitListAfter: seats }))._id;

/** Stores the campers of claims, as their processes do after the claim. */
async function store(campId: Types.ObjectId, ...outcomes: ClaimingOutcome[]) {
  const claimed = outcomes.flatMap(({ allocations }) => allocations);
  await models.Camper.collection.insertMany(
    claimed.map(({ camperId, arrival, seated }) => ({
      ...camperInput(),
      ...{ _id: new Types.ObjectId(camperId), campId, arrival, waitlist: !seated },
      ...{ userId: new Types.ObjectId(), personKey: camperId },
    })),
  );
}

/** Both processes register families at once, and the other one sweeps before the campers are stored. */
async function rush(claiming: ChildProcess, other: ChildProcess, ownTime: boolean) {
  const campId = await camp();
  const asked = { campId: campId.toString(), ownTime };
  const first = await ask(claiming, { ...asked, families: 3 });
  await ask(other, { campId: asked.campId });
  const later = await Promise.all([claiming, other].map((one) => ask(one, { ...asked, families: 10 })));
  await store(campId, first, ...later);
  const seated = await models.Camper.find({ campId, waitlist: false }).sort({ arrival: 1 }).lean();
  return seated.map(({ arrival }) => arrival);
}

it('measures ten minutes between the clocks of the two processes', async () => {
  const campId = (await camp()).toString();
  const [early, late] = await Promise.all([slow, fast].map((one) => ask(one, { campId })));

  expect(late!.now - early!.now).toBeGreaterThan(2 * fiveMinutes - 60_000);
});

it.each(['slow', 'fast'])('oversells nothing when the %s process claims (F26, I1)', async (which) => {
  const [claiming, other] = which === 'slow' ? [slow, fast] : [fast, slow];

  expect(await rush(claiming, other, false)).toEqual([1, 2, 3, 4, 5]);
});

it('oversells if claims have the time of the process that made them (control)', async () => {
  expect((await rush(slow, fast, true)).length).toBeGreaterThan(seats);
});

it.each(['slow', 'fast'])(
  'frees the seats of claims that failed in the %s process after 45 s',
  async (which) => {
    const [claiming, other] = which === 'slow' ? [slow, fast] : [fast, slow];
    const campId = await camp();
    const asked = { campId: campId.toString() };
    await ask(claiming, { ...asked, families: seats });

    await ask(other, asked);
    const held = (await readSeats(models, campId))?.claims.length;
    await ageClaims(models, campId, orphanedAfter);
    await ask(other, asked);

    expect([held, (await readSeats(models, campId))?.claims.length]).toEqual([seats, 0]);
  },
);
