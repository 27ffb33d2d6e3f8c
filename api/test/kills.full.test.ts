import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase, type Database } from '@camp/database/connection';
import { currentCamp } from '@camp/database/camp/current-camp';
import { readSeats } from '@camp/database/camp/seats';
import { isDatabaseAway } from '@camp/database/database-away';
import { createLogger } from '@camp/runtime/logger';
import { createUser } from '@camp/database/test/factories/user';
import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';
import { trusted } from 'mongoose';
import { createPasswords } from '../src/user/password/passwords';
import { camperForm } from './camper-form';
import { expectInOrder } from './expect-in-order';

/** Number of kills of the database, and as many of the API. `KILLS=20` runs longer. */
const kills = Number(process.env.KILLS ?? 4);

// Runs only if KILLS is set, since faults take minutes and the time limits need a quiet machine.
const onDemand = process.env.KILLS ? it : it.skip;

/** Few enough seats that some campers wait in the end, and enough that faults hit many families who get one. */
const freeSeats = kills * 10;

const familiesAtOnce = 6;
/** Milliseconds of work between two faults. */
const calm = 1_000;
/** Milliseconds after the last fault by which all seats are right again. */
const minute = 60_000;
const password = 'Trailhead7';
/** Longest time of a family's visit in milliseconds, including faults. */
const longestVisit = 15_000;

let product: RunningProduct;
let database: Database;
let passwordHash: string;

beforeAll(async () => {
  product = await startProduct({ SEED: 'demo', LOG_LEVEL: 'warn' });
  const logger = createLogger({ name: 'test', level: 'silent' });
  database = connectDatabase({ uri: product.mongoUri, logger, limits: { absence: 20_000, silence: 20_000 } });
  await database.ready;
  passwordHash = await createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash(password);
});
afterAll(async () => {
  await database.close();
  await product.stop();
});

/** Simulates a family that logs in and registers a child, and retries until both succeed. */
interface Visit {
  email: string;
  camperId: string;
  milliseconds: number;
}

const statuses = new Map<number, number>();

/** Repeats the call until its response isn't caused by a fault. */
async function call<Reply>(path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
  for (;;) {
    const answer = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).catch(() => undefined); // Nothing listens while the API is dead.
    if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const reply = await answer?.json().catch(() => undefined); // The API crashed in the middle of its response.
    if (answer && answer.status !== 503 && reply) return reply as Reply;
    await pause(200);
  }
}

/** Creates an account without the API, while the database may be unavailable. */
async function makeAccount(): Promise<string> {
  for (;;) {
    try {
      return (await createUser(database.models, { passwordHash })).email;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await pause(200);
    }
  }
}

async function visit(): Promise<Visit> {
  const email = await makeAccount();
  const begun = performance.now();
  const { token } = await call<{ token: string }>('/user/login', { email, password });
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const { _id } = await call<{ _id: string }>('/camper/create', camperForm(), headers);
  return { email, camperId: _id, milliseconds: performance.now() - begun };
}

/** Simulates families, several at a time, until the end. */
function openTheDoors() {
  const visits: Visit[] = [];
  let open = true;
  const lines = Array.from({ length: familiesAtOnce }, async () => {
    while (open) visits.push(await visit());
  });
  return {
    visits,
    close: async () => {
      open = false;
      await Promise.all(lines);
    },
  };
}

interface Mail {
  subject: string;
  to: { address: string }[];
  headers: Record<string, string>;
}

/** The subjects of a family's emails. */
const subjectsFor = ({ email }: Visit, mails: readonly Mail[]) =>
  mails
    .filter(({ to }) => to.some(({ address }) => address.toLowerCase() === email.toLowerCase()))
    .map(({ subject }) => subject);

const isConfirmation = (subject: string) => /^We received|is on the waitlist/.test(subject);
/** A camper gets an offer if a fault held a seat for a moment. */
const isOffer = (subject: string) => subject.startsWith('A spot for');

/** One confirmation, and no email twice. */
function isNotifiedOnce(subjects: readonly string[]): boolean {
  const [confirmations, offers] = [subjects.filter(isConfirmation), subjects.filter(isOffer)];
  return (
    confirmations.length === 1 &&
    offers.length <= 1 &&
    confirmations.length + offers.length === subjects.length
  );
}

const isOutboxEmpty = async () => (await database.models.Outbox.countDocuments()) === 0;

/** Gives the demo's camp a number of free seats. */
async function leaveSeatsFree(count: number) {
  const { Camp, Camper } = database.models;
  const { _id: campId } = (await currentCamp(database.models, new Date()))!;
  const seats = (await Camper.countDocuments({ campId, waitlist: false })) + count;
  await Camp.updateOne({ _id: campId }, { waitListAfter: seats });
  return { campId, seats };
}

/** Whether every seat is taken and no claim waits for a repeat. */
async function isSettled({ campId, seats }: Awaited<ReturnType<typeof leaveSeatsFree>>): Promise<boolean> {
  const seated = await database.models.Camper.countDocuments({ campId, waitlist: false });
  const allocation = await readSeats(database.models, campId);
  return seated >= seats && allocation?.arriving.length === 0;
}

/** Polls until the condition holds or times out, which the assertions then report. */
async function waitFor(holds: () => Promise<boolean>, deadline: number): Promise<void> {
  while (Date.now() < deadline && !(await holds())) await pause(250);
}

onDemand(
  'loses nothing, doubles nothing and sends every mail once while database and API are killed under load (F6)',
  async () => {
    const { Camper } = database.models;
    const camp = await leaveSeatsFree(freeSeats);
    const doors = openTheDoors();
    for (let kill = 0; kill < kills; kill += 1) {
      for (const control of [product.mongo, product.api]) {
        await pause(calm * (0.5 + Math.random()));
        await control.kill();
        await control.start();
      }
    }
    const lastFault = Date.now();
    await pause(calm);
    await doors.close();
    await waitFor(() => isSettled(camp), lastFault + minute);
    await waitFor(isOutboxEmpty, Date.now() + minute);
    const answer = await fetch(`${product.inboxUrl}/api/email`);
    const mails = (await answer.json()) as Mail[];

    const { visits } = doors;
    expect(visits.length).toBeGreaterThan(freeSeats);
    expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(visits.filter(({ milliseconds }) => milliseconds > longestVisit)).toEqual([]);
    // Every family has exactly the camper whose id it received.
    const ids = visits.map(({ camperId }) => camperId);
    const stored = await Camper.find({ _id: trusted({ $in: ids }) }, { userId: 1, campId: 1 }).lean();
    const owners = stored.map(({ userId }) => userId);
    expect([new Set(ids).size, stored.length]).toEqual([visits.length, visits.length]);
    expect(await Camper.countDocuments({ userId: trusted({ $in: owners }) })).toBe(visits.length);
    // All campers are in this camp, which has fewer seats.
    expect(new Set(stored.map(({ campId }) => campId.toString()))).toEqual(new Set([camp.campId.toString()]));
    await expectInOrder(database.models, camp.campId, camp.seats);
    expect(await isOutboxEmpty()).toBe(true);
    const received = visits.map((family) => subjectsFor(family, mails));
    expect(received.filter((subjects) => !isNotifiedOnce(subjects))).toEqual([]);
  },
);

onDemand('answers 503 while the database is frozen, and works again after it', async () => {
  const email = await makeAccount();
  const ask = async (path: string, body?: object) => {
    const begun = performance.now();
    const headers = { 'content-type': 'application/json' };
    const post = body && { method: 'POST', headers, body: JSON.stringify(body) };
    const { status } = await fetch(`${product.url}/api${path}`, post);
    return { status, milliseconds: performance.now() - begun };
  };
  const login = () => ask('/user/login', { email, password });
  await login();

  product.mongo.pause();
  const answers = await Promise.all([ask('/camp/current'), login(), ask('/camp/current'), login()]);
  answers.push(await login(), await ask('/camp/current'));
  product.mongo.resume();
  let last = await login();
  while (last.status === 503) last = await login();

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  // The fault is detected after 2 + 1.5 s, and a retried call waits for 1 s, so a call fails after 4.5 s
  // (docs/decisions/0019).
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(5_000);
  expect(last.status).toBe(200);
});
