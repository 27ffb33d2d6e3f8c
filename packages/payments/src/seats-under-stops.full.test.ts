import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reconcileSeats, orphanedAfter } from '@camp/database/camp/reconcile-seats';
import { giveSeat, NotMovedError } from '@camp/database/camp/seat-by-hand';
import { freeSeat, readSeats } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { systemClock } from '@camp/runtime/clock';
import { createCamper } from '@camp/database/test/factories/camper';
import { Types } from 'mongoose';
import type { StoppingOutcome, StoppingWork } from '../test/stopping-process';
import { preparePayments } from '../test/fixture';

/*
 * Freezes processes (SIGSTOP) at each await between the claim of a seat and the commit of its transaction. Meanwhile
 * the sweep frees old claims, and somebody else requests the seat.
 */
const { models, connection, simulator, family, onlyPayment, uri } = preparePayments();
const stops = 20;
/** Milliseconds for the other requests. Requests that wait for the frozen transaction finish after it continues. */
const timeForOthers = 1_000;

const processes: ChildProcess[] = [];
afterEach(() => {
  for (const one of processes.splice(0)) one.kill('SIGKILL');
});

async function startProcess(): Promise<ChildProcess> {
  const child = fork(join(__dirname, '../test/stopping-process.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, MONGODB_URI: uri, STRIPE_API_URL: simulator().url },
  });
  processes.push(child);
  await once(child, 'message');
  return child;
}

const isStopped = ({ pid }: ChildProcess) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .startsWith('T');

let year = 2100;

/** A camp with one free seat. Two campers wait for it, and one of them has paid. */
async function contest() {
  const { camp, campers, user, checkout } = await family(1, {}, { year: (year += 1), waitListAfter: 1 });
  const [camper] = campers as [StoredCamper];
  await checkout();
  const { sessionId } = await onlyPayment(user._id);
  simulator().sessions.pay(String(sessionId));
  await models.Camper.updateOne({ _id: camper._id }, { waitlist: true });
  await freeSeat(models, camp._id, camper._id);
  const other = await createCamper(models, { campId: camp._id, waitlist: true });
  const by = { connection, models, clock: systemClock, actorId: new Types.ObjectId().toString() };
  return {
    give: { give: camper._id.toString() },
    settle: { settle: String(sessionId) },
    /** Other work while the process is frozen. `expireAfter` is the claim's age for the sweep, in milliseconds. */
    others: async (expireAfter: number) => {
      await reconcileSeats(connection, models, camp._id, { expireAfter });
      await giveSeat(by, other).catch((error: unknown) => {
        if (!(error instanceof NotMovedError)) throw error;
      });
    },
    seated: () => models.Camper.countDocuments({ campId: camp._id, waitlist: false }),
    claims: async () => (await readSeats(models, camp._id))?.claims.length,
  };
}

type Way = 'give' | 'settle';

/** @returns how many campers share the one seat in the end */
async function stopOnce(child: ChildProcess, way: Way, stop: Omit<StoppingWork, Way>, frozenFor?: number) {
  const one = await contest();
  const outcome = once(child, 'message') as Promise<[StoppingOutcome]>;
  child.send({ ...one[way], ...stop } satisfies StoppingWork);
  while (!isStopped(child)) await pause(5);
  if (frozenFor) await pause(frozenFor);
  const others = one.others(frozenFor ? orphanedAfter : 0);
  await Promise.race([others, pause(timeForOthers)]);
  child.kill('SIGCONT');
  const [{ commands, error }] = await outcome;
  await others;
  return { seated: await one.seated(), claims: await one.claims(), commands, error };
}

/** Stops repeatedly at each await from the claim to the commit. */
async function stopOften(way: Way, { times, renews }: { times: number; renews: boolean }) {
  const child = await startProcess();
  const undisturbed = once(child, 'message') as Promise<[StoppingOutcome]>;
  child.send({ ...(await contest())[way], stopBefore: -1, renews } satisfies StoppingWork);
  const [{ commands }] = await undisturbed;
  const ends: Awaited<ReturnType<typeof stopOnce>>[] = [];
  for (let at = 0; at < times; at += 1)
    ends.push(await stopOnce(child, way, { stopBefore: at % commands.length, renews }));
  return { oversold: ends.filter(({ seated }) => seated > 1).length, commands, ends };
}

describe.each(['give', 'settle'] as const)('stopped between claim and commit (%s)', (way) => {
  it(`oversells nothing in ${stops} stops (I1, F25)`, async () => {
    const { oversold, commands, ends } = await stopOften(way, { times: stops, renews: true });

    expect([commands.length > 4, commands.at(-1)]).toEqual([true, 'commitTransaction']);
    expect(oversold).toBe(0);
    expect(ends.filter(({ seated, claims }) => seated !== 1 || claims !== 1)).toEqual([]);
    expect(ends.filter(({ error }) => error && error !== 'ClaimLostError')).toEqual([]);
  });

  it('oversells without the renewal (control)', async () => {
    const { oversold } = await stopOften(way, { times: 2, renews: false });

    expect(oversold).toBeGreaterThan(0);
  });
});

it('oversells nothing if the claim is old enough to be freed', async () => {
  const ways = ['give', 'settle'] as const;
  const children = await Promise.all(ways.map(startProcess));
  const ends = await Promise.all(
    ways.map((way, at) =>
      stopOnce(children[at]!, way, { stopBefore: 0, renews: true }, orphanedAfter + 1_000),
    ),
  );

  expect(ends.map(({ seated, claims }) => [seated, claims])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});
