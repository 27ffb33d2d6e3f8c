import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { runChecks } from '@camp/checks/run-checks';
import { connectDatabase } from '@camp/database/connection';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { createUser } from '@camp/database/test/factories/user';
import { openTestDatabase } from '@camp/database/test/open-database';
import { startRedis, type RunningRedis } from '@camp/local-services/redis';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { connectRedis } from '@camp/queue/redis-connection';
import { createLogger } from '@camp/runtime/logger';
import { startDnsServer } from '@camp/testing/dns-server';
import { testKeys } from '@camp/testing/medical-key';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import { allChecks } from '../src/doctor/all-checks';
import { createPasswords } from '../src/user/password/passwords';
import { apiProcesses, settings } from './api-process';
import { camperForm } from './camper-form';
import { doctorTools, resolverAt } from './doctor-tools';
import { openCampNow } from './open-camp';
import { workerProcesses } from './worker-process';

const password = 'Trailhead7';

const { models, ready, uri } = openTestDatabase();
const { listening } = apiProcesses();
const runWorker = workerProcesses();
let inbox: SmtpInbox;
let simulator: Simulator;
let redis: RunningRedis;

beforeAll(async () => {
  [inbox, simulator, redis] = await Promise.all([startInbox(), startStripeSimulator(), startRedis()]);
  await ready;
  await ensureDefaultRoles(models);
  await openCampNow(models);
});
afterAll(() => Promise.all([inbox.close(), simulator.close(), redis.stop()]));

/** API and worker as real processes, whose webhook the simulator knows. */
async function startProduct(): Promise<string> {
  const environment = { MONGODB_URI: uri, REDIS_URL: redis.url, STRIPE_API_URL: simulator.url };
  const { url } = await listening(environment, '/readyz');
  runWorker({ ...environment, PUBLIC_URL: url, SMTP_URL: inbox.url });
  simulator.setWebhook({ url: `${url}/api/stripe/webhook`, secret: settings.STRIPE_WEBHOOK_SECRET });
  return url;
}

/** What doctor says of the product at an address, by state. */
async function askDoctor(url: string) {
  const names = await startDnsServer({
    'pines.org': { TXT: ['v=spf1 include:pines.org -all'] },
    '_dmarc.pines.org': { TXT: ['v=DMARC1; p=none'] },
    's1._domainkey.pines.org': { TXT: ['v=DKIM1; p=MIIBIjANBgkqhkiG9w0B'] },
  });
  const logger = createLogger({ name: 'test', level: 'silent' });
  // Doctor's own connection gives up sooner than a busy machine connects.
  const database = connectDatabase({ uri, logger });
  await database.ready;
  const connection = connectRedis(redis.url, 'producer', logger);
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  const tools = doctorTools({
    settings: {
      ...{ MONGODB_URI: uri, REDIS_URL: redis.url, MEDICAL_KEY: testKeys, PUBLIC_URL: url },
      ...{ SMTP_URL: inbox.url, MAIL_FROM: 'Camp <office@pines.org>' },
      ...{ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: simulator.url },
    },
    resolver: resolverAt(names.address),
    database,
    redis: connection,
    // The machine that runs the tests may have a full disk.
    readDiskSpace: () => Promise.resolve({ free: 20_000_000_000, total: 40_000_000_000 }),
  });
  try {
    const parts = await runChecks(allChecks, tools);
    const inState = (state: string) =>
      parts
        .filter(({ finding }) => finding.state === state)
        .map(({ check, finding }) => [check.name, finding]);
    return { wrong: inState('wrong'), right: inState('right').map(([name]) => name) };
  } finally {
    connection.disconnect();
    await Promise.all([database.close(), names.close()]);
  }
}

const call = async <Reply>(url: string, path: string, body: object, token = ''): Promise<Reply> => {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'Idempotency-Key': randomUUID(),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(!isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} to ${path}: ${text}`);
  return JSON.parse(text) as Reply;
};

/** An account that is logged in. */
async function logIn(url: string, roles: string[]) {
  const passwordHash = await createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash(password);
  const { email } = await createUser(models, { passwordHash, roles });
  const { token } = await call<{ token: string }>(url, '/user/login', { email, password });
  return { email, token };
}

it('registers, settles and emails in an installation of which doctor says that nothing is wrong', async () => {
  const url = await startProduct();
  while (!(await models.Heartbeat.exists({}))) await pause(100);

  const { wrong, right } = await askDoctor(url);
  expect(wrong).toEqual([]);
  expect(right).toEqual(
    expect.arrayContaining([
      ...[
        'mongodb',
        'mongodb-replica-set',
        'migrations',
        'medical-key',
        'redis',
        'worker',
        'queue',
        'outbox',
      ],
      ...['email-login', 'spf', 'stripe-key', 'webhook'],
    ]),
  );

  const family = await logIn(url, ['user']);
  const admin = await logIn(url, ['user', 'admin']);
  const form = new FormData();
  for (const [field, value] of Object.entries(camperForm())) form.set(field, String(value));
  const { _id: camperId } = await call<{ _id: string }>(url, '/camper/create', form, family.token);
  await inbox.waitFor(
    ({ subject, recipients }) => /^We received/.test(subject) && recipients.includes(family.email),
  );

  await call(url, '/camper/sendpaymentlink', { campers: [camperId] }, admin.token);
  const { msg } = await call<{ msg: string }>(url, '/stripe/create', { campers: [camperId] }, family.token);
  simulator.sessions.pay(/cs_\w+/.exec(msg)?.[0] ?? '');
  const receipt = await inbox.waitFor(({ subject }) => subject.startsWith('Your receipt'));

  expect(receipt.recipients).toEqual([family.email]);
  expect(await models.Camper.findById(camperId).lean()).toMatchObject({ paid: true });
  expect((await askDoctor(url)).wrong).toEqual([]);
});
