import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readSeats } from '@camp/database/camp/seats';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { startBalancingProxy, type BalancingProxy } from '@camp/testing/balancing-proxy';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { openTestDatabase } from '@camp/database/test/open-database';
import { startInbox, type ReceivedMail, type SmtpInbox } from '@camp/testing/smtp-inbox';
import type { Types } from 'mongoose';
import sharp from 'sharp';
import { createPasswords } from '../src/user/password/passwords';
import { apiProcesses, settings } from './api-process';
import { camperForm } from './camper-form';
import { expectInOrder } from './expect-in-order';
import { ownRedis, workerProcesses } from './worker-process';

const families = 500;
const seats = 60;
/** Families that pay for another year's child at the same time. */
const payers = 60;
/** Families that are on the site at the same time. */
const atOnce = 24;
/** One family in this many sends a picture. */
const pictureEvery = 10;
/** Registrations after which an API and a worker are killed. */
const killAfter = 150;
/** Most connections of a worker to the mail server. For each, one email's response can be lost. */
const mailsAtOnce = 3;
/** Milliseconds by which everything must be consistent again. */
const settleWithin = 120_000;

const password = 'Trailhead7';
const day = 24 * 60 * 60 * 1000;

const { models, ready, uri } = openTestDatabase();
const { listening } = apiProcesses();
const runWorker = workerProcesses();
let inbox: SmtpInbox;
let simulator: Simulator;
let redisUrl: string;
let proxy: BalancingProxy;

beforeAll(async () => {
  [inbox, simulator] = await Promise.all([startInbox(), startStripeSimulator()]);
  redisUrl = await ownRedis(8);
  await ready;
  await ensureDefaultRoles(models);
});
afterEach(() => proxy.close());
afterAll(() => Promise.all([inbox.close(), simulator.close()]));

const startWorker = () =>
  runWorker({
    MONGODB_URI: uri,
    REDIS_URL: redisUrl,
    SMTP_URL: inbox.url,
    PUBLIC_URL: proxy.url,
    STRIPE_API_URL: simulator.url,
    OUTBOX_SWEEP_INTERVAL: '1000',
    RECONCILE_INTERVAL: '5000',
  });

/** Two APIs behind a proxy, whose address is the only known one, and two workers. */
async function openCampSite() {
  const startApi = () =>
    listening(
      {
        MONGODB_URI: uri,
        REDIS_URL: redisUrl,
        STRIPE_API_URL: simulator.url,
        PUBLIC_URL: 'http://camp.test',
        TRUSTED_PROXIES: '1',
      },
      '/readyz',
    );
  const apis = await Promise.all([startApi(), startApi()]);
  proxy = await startBalancingProxy(apis.map(({ url }) => new URL(url).port));
  simulator.setWebhook({ url: `${proxy.url}/api/stripe/webhook`, secret: settings.STRIPE_WEBHOOK_SECRET });
  const [{ worker }] = [startWorker(), startWorker()];
  return { api: apis[0].api, worker };
}

/** The data that a family received. */
interface Family {
  email: string;
  userId: Types.ObjectId;
  /** The family's own network address, since limits count per address. */
  address: string;
  /** Data that is sent again after a lost response. */
  key: string;
  picture?: Buffer;
  /** Id of the camper that the family received. */
  camperId?: string;
  /** A camper of another year who awaits payment. */
  owes?: string;
}

async function makeFamilies(picture: Buffer): Promise<Family[]> {
  const { _id: campId } = await createCamp(models);
  const passwordHash = await createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash(password);
  const made: Family[] = [];
  for (let index = 0; index < families; index += 1) {
    const { email, _id } = await createUser(models, { passwordHash });
    const owing = index < payers && (await createCamper(models, { campId, userId: _id, paid: false }));
    made.push({
      email,
      userId: _id,
      address: `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
      key: randomUUID(),
      ...(index % pictureEvery === 0 && { picture }),
      ...(owing && { owes: owing._id.toString() }),
    });
  }
  return made;
}

/** Repeats the request until its response isn't caused by a fault, as the product's own pages do. */
async function ask<Reply>(family: Family, path: string, init: RequestInit = {}): Promise<Reply> {
  for (;;) {
    const headers = { ...(init.headers as Record<string, string>), 'X-Forwarded-For': family.address };
    const answer = await fetch(`${proxy.url}/api${path}`, { ...init, headers }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined); // The API died in the middle of its response.
    if (answer && text !== undefined && answer.status !== 503) {
      if (!answer.ok) throw new Error(`${answer.status} to ${path}: ${text}`);
      return JSON.parse(text) as Reply;
    }
    await pause(200);
  }
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Logs in, opens the form, sends it, opens the profile, and pays. */
async function register(family: Family): Promise<void> {
  const { token } = await ask<{ token: string }>(
    family,
    '/user/login',
    json({ email: family.email, password }),
  );
  const headers = { Authorization: `Bearer ${token}` };
  await ask(family, '/camp/current/', { headers });
  const form = new FormData();
  const answers = camperForm(family.picture && { covid: 'Yes' });
  for (const [field, value] of Object.entries(answers)) form.set(field, String(value));
  if (family.picture) form.set('covidVaccineImage', new File([new Uint8Array(family.picture)], 'proof.jpg'));
  const once = { ...headers, 'Idempotency-Key': family.key };
  const created: RequestInit = { method: 'POST', headers: once, body: form };
  family.camperId = (await ask<{ _id: string }>(family, '/camper/create', created))._id;
  await ask(family, '/data/user', { headers });
  if (family.owes) await pay(family, headers);
}

async function pay(family: Family, headers: Record<string, string>): Promise<void> {
  await ask(family, '/stripe/create', json({ campers: [family.owes] }, headers));
  const payment = await models.Payment.findOne({ userId: family.userId }).lean();
  simulator.sessions.pay(String(payment?.sessionId));
}

/** All families arrive as fast as they are served, this many at the same time. */
async function open(all: readonly Family[]): Promise<void> {
  const waiting = [...all];
  const lane = async () => {
    for (let family = waiting.shift(); family; family = waiting.shift()) await register(family);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

async function until(what: string, condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + settleWithin;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`This did not happen in time: ${what}.`);
    await pause(50);
  }
}

/** Emails that arrived more than once, as `address: subject`, with their ids. */
function copiesOf(mails: readonly ReceivedMail[]) {
  const ids = new Map<string, string[]>();
  for (const { recipients, subject, messageId } of mails) {
    const mail = `${recipients.join()}: ${subject}`;
    ids.set(mail, [...(ids.get(mail) ?? []), messageId]);
  }
  return [...ids].filter(([, { length }]) => length > 1);
}

it(`is exact for ${families} families at two APIs and two workers, of which one each is killed (I1 to I5, I7)`, async () => {
  const { _id: campId } = await createCamp(models, {
    waitListAfter: seats,
    registrationStart: new Date(Date.now() - day),
    startDate: new Date(Date.now() + 30 * day),
    endDate: new Date(Date.now() + 35 * day),
    campSunday: new Date(Date.now() + 38 * day),
  });
  const all = await makeFamilies(
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#5b7f4f' } })
      .jpeg()
      .toBuffer(),
  );
  const { api, worker } = await openCampSite();

  const opening = open(all);
  await until(
    'so many are registered',
    async () => (await models.Camper.countDocuments({ campId })) > killAfter,
  );
  // The mail server holds complete emails without responding. There are more than one worker can send, so some are this
  // worker's.
  inbox.hang();
  await until('both workers wait for the mail server', () => inbox.held() > mailsAtOnce);
  api.kill('SIGKILL');
  worker.kill('SIGKILL');
  const heldAtKill = inbox.held();
  inbox.accept();
  await opening;
  await until('every event is done with', async () => (await models.Outbox.countDocuments()) === 0);
  // The sweep releases the dead API's claims when they are old enough.
  await until(
    'nobody is on the way to a seat',
    async () => !(await readSeats(models, campId))?.arriving.length,
  );

  const campers = await expectInOrder(models, campId, seats);
  expect(campers.map(({ arrival }) => arrival)).toEqual(all.map((_, index) => index + 1));
  expect(new Set(campers.map(({ userId }) => String(userId))).size).toBe(families);
  expect(campers.map(({ _id }) => String(_id)).sort()).toEqual(all.map(({ camperId }) => camperId).sort());
  await expectPaidOnce(all);
  expectNotifiedOnce(all, heldAtKill);
});

/** Everybody who owed money has paid once, and nobody else has. */
async function expectPaidOnce(all: readonly Family[]): Promise<void> {
  const owing = all.flatMap(({ owes }) => owes ?? []).sort();
  const paid = await models.Camper.find({ paid: true }, { _id: 1 }).lean();
  expect(paid.map(({ _id }) => String(_id)).sort()).toEqual(owing);
  const payments = await models.Payment.find({}).lean();
  expect(payments.flatMap(({ campers }) => campers.map(String)).sort()).toEqual(owing);
  expect(new Set(payments.map(({ status }) => status))).toEqual(new Set(['paid']));
}

/**
 * Each family has its confirmation and, if it paid, a receipt. A second copy exists only of an email whose response the
 * kill cut off, and has the same id.
 */
function expectNotifiedOnce(all: readonly Family[], heldAtKill: number): void {
  const mails = inbox.messages();
  const subjectsFor = (family: Family) =>
    new Set(
      mails.filter(({ recipients }) => recipients.includes(family.email)).map(({ subject }) => subject),
    );
  const wrong = all.filter((family) => subjectsFor(family).size !== (family.owes ? 2 : 1));
  expect(wrong.map((family) => [family.email, ...subjectsFor(family)])).toEqual([]);
  const copies = copiesOf(mails);
  expect(copies.filter(([, ids]) => ids.length > 2 || new Set(ids).size > 1)).toEqual([]);
  expect(copies.length).toBeGreaterThanOrEqual(heldAtKill - mailsAtOnce);
  expect(copies.length).toBeLessThanOrEqual(mailsAtOnce);
}
