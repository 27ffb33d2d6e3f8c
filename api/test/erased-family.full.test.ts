import { setTimeout as pause } from 'node:timers/promises';
import { camperRecord } from '@camp/contracts/camper/record';
import { namesAt } from '@camp/contracts/records/names';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { createUser } from '@camp/database/test/factories/user';
import { openTestDatabase } from '@camp/database/test/open-database';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import { Redis } from 'ioredis';
import sharp from 'sharp';
import { createPasswords } from '../src/user/password/passwords';
import { apiProcesses } from './api-process';
import { camperForm } from './camper-form';
import { searchFor } from './marker-search';
import { openCampNow } from './open-camp';
import { ownRedis, workerProcesses } from './worker-process';

const marker = 'Wrenhollow';
const email = `${marker.toLowerCase()}@example.com`;
const password = 'Trailhead7';
const medicalNames = namesAt(camperRecord, 'medical');

const { models, ready, uri } = openTestDatabase();
const { listening } = apiProcesses();
const runWorker = workerProcesses();
const { isMarked, markedCollections, queued } = searchFor(marker);
let inbox: SmtpInbox;
let simulator: Simulator;
let redis: Redis;
let redisUrl: string;

beforeAll(async () => {
  [inbox, simulator] = await Promise.all([startInbox(), startStripeSimulator()]);
  redisUrl = await ownRedis(6);
  redis = new Redis(redisUrl);
  await ready;
  await ensureDefaultRoles(models);
  await openCampNow(models);
});
afterAll(() => Promise.all([inbox.close(), simulator.close(), redis.quit()]));

/** API and worker as real processes that log everything they can. */
async function startProduct() {
  const environment = {
    MONGODB_URI: uri,
    REDIS_URL: redisUrl,
    STRIPE_API_URL: simulator.url,
    PUBLIC_URL: 'http://camp.test',
    LOG_LEVEL: 'trace',
  };
  const worker = runWorker({ ...environment, SMTP_URL: inbox.url, OUTBOX_SWEEP_INTERVAL: '500' });
  const api = await listening(environment, '/readyz');
  const call = async (path: string, body?: object, token = '', method = 'POST') => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${api.url}/api${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { token: string; _id: string } };
  };
  return { call, logs: () => [api.log(), worker.log()] };
}

const login = async ({ call }: Product, address: string) =>
  (await call('/user/login', { email: address, password })).body.token;

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Signs a family up as a person does, with the link in the email. */
async function signUp(product: Product): Promise<string> {
  const names = { nameFirst: marker, nameLast: marker, addressStreet: marker };
  expect(await product.call('/user/register', signUpForm({ ...names, email }))).toMatchObject({
    status: 201,
  });
  const { text } = await inbox.waitFor(({ recipients }) => recipients.includes(email), 60_000);
  const emailVerificationUUID = /uuid=([\w-]+)/.exec(text)?.[1];
  expect(await product.call('/user/verify', { email, emailVerificationUUID })).toMatchObject({ status: 200 });
  return login(product, email);
}

/** Registers a child, with the marker in names, medical answers and in a picture's metadata. */
async function register(product: Product, token: string): Promise<string> {
  const form = new FormData();
  const answers = { nameFirst: marker, allergicReactions: 'Yes', allergicReactionsVal: marker, covid: 'Yes' };
  for (const [field, value] of Object.entries(camperForm(answers))) form.append(field, String(value));
  const picture = sharp({ create: { width: 80, height: 60, channels: 3, background: 'green' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: marker } })
    .jpeg()
    .toBuffer();
  form.append('covidVaccineImage', new Blob([new Uint8Array(bytes)]), `${marker}.jpg`);
  const created = await product.call('/camper/create', form, token);
  expect(created).toMatchObject({ status: 201 });
  return created.body._id;
}

/** Waits until the worker has nothing left to do. */
async function settled(): Promise<void> {
  for (let idle = 0; idle < 3; idle += 1) {
    while (await models.Outbox.exists({})) await pause(100);
    await pause(200);
  }
}

it('leaves no marker of an erased family in database, Redis and the logs of API and worker', async () => {
  const passwordHash = await createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash(password);
  const administrator = await createUser(models, { passwordHash, roles: ['user', 'admin'] });
  const product = await startProduct();
  const { call, logs } = product;
  const token = await signUp(product);
  const camperId = await register(product, token);
  await settled();
  const { userId } = await models.Camper.findById(camperId).orFail().lean();
  // From here on, emails wait in the queue and the worker logs why.
  inbox.failWith(450);
  const before = inbox.messages().length;
  await call('/user/sendpasswordreset', { email });
  expect(await call('/user/password', {}, token)).toMatchObject({ status: 400 });
  expect(await call('/user/erasure', { ask: 'Yes' }, token)).toMatchObject({ status: 200 });
  while (!logs()[1]?.includes('450')) await pause(100);
  const [marked, pictures] = [await markedCollections(models), await models.Image.countDocuments()];

  const admin = await login(product, administrator.email);
  const erased = await call(`/user/delete/${String(userId)}`, undefined, admin, 'DELETE');
  expect(erased).toMatchObject({ status: 200 });
  // An email that was composed before the deletion is refused too, however slow the machine is.
  await pause(3_000);
  inbox.accept();
  await settled();

  expect([marked, pictures]).toEqual([['Camper', 'Link', 'MailAllowance', 'User'], 1]);
  expect(await markedCollections(models)).toEqual([]);
  const places = { redis: await queued(redis), api: logs()[0], worker: logs()[1] };
  expect(places).toEqual({
    redis: expect.stringMatching(/bull/),
    api: expect.stringContaining('/user/erasure'),
    worker: expect.stringContaining('450'),
  });
  expect(Object.entries(places).filter(([, text]) => isMarked(text ?? ''))).toEqual([]);
  // Between quotes, which are escaped in a job.
  const shown = medicalNames.filter((name) =>
    Object.values(places).some((text) => text?.includes(`"${name}"`) || text?.includes(`"${name}\\"`)),
  );
  expect(shown).toEqual([]);
  const late = inbox
    .messages()
    .slice(before)
    .map(({ recipients, subject }) => [...recipients, subject]);
  expect(late).toEqual([]);
});
