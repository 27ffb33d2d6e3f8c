import { randomUUID } from 'node:crypto';
import { runChecks } from '@camp/checks/run-checks';
import { connectDatabase, type Database } from '@camp/database/connection';
import { beat } from '@camp/database/heartbeat/heartbeat';
import { startRedis, type RunningRedis } from '@camp/local-services/redis';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { connectRedis } from '@camp/queue/redis-connection';
import { createLogger } from '@camp/runtime/logger';
import { bundle, type Bundle } from '@camp/testing/bundle';
import { startDnsServer } from '@camp/testing/dns-server';
import { testKeys } from '@camp/testing/medical-key';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import { createTestDatabase } from '@camp/testing/test-database';
import { serveApi } from '../../test/api-under-test';
import { doctorTools, resolverAt } from '../../test/doctor-tools';
import { allChecks } from './all-checks';

const api = serveApi();
const { uri } = createTestDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });
let database: Database;
let redis: RunningRedis;
let simulator: Simulator;
let inbox: SmtpInbox;
let commands: Bundle;

beforeAll(async () => {
  database = connectDatabase({ uri, logger });
  [redis, simulator, inbox, commands] = await Promise.all([
    startRedis(),
    startStripeSimulator(),
    startInbox(),
    bundle('api'),
  ]);
  await database.ready;
});
afterAll(async () => {
  await database.close();
  await Promise.all([redis.stop(), simulator.close(), inbox.close(), commands.remove()]);
});

/** The environment of an installation that works. */
const settings = () => ({
  MONGODB_URI: uri,
  REDIS_URL: redis.url,
  SMTP_URL: inbox.url,
  MAIL_FROM: 'Camp <office@pines.org>',
  STRIPE_SECRET_KEY: 'sk_test_of_the_doctor',
  STRIPE_API_URL: simulator.url,
  STRIPE_WEBHOOK_SECRET: api.deps.settings.stripeWebhookSecret,
  PUBLIC_URL: api.url,
});

it('finds nothing wrong in an installation that works', async () => {
  const now = new Date();
  await beat(database.models);
  await database.models.Backup.create({ madeAt: now, file: 'camp.age', testedAt: now });
  await database.models.Retention.create({ _id: 'retention', ranAt: now, deleted: {} });
  const names = await startDnsServer({
    'pines.org': { TXT: ['v=spf1 include:pines.org -all'] },
    '_dmarc.pines.org': { TXT: ['v=DMARC1; p=none'] },
    's1._domainkey.pines.org': { TXT: ['v=DKIM1; p=MIIBIjANBgkqhkiG9w0B'] },
  });
  const connection = connectRedis(redis.url, 'producer', logger);
  const tools = doctorTools({
    settings: { ...settings(), MEDICAL_KEY: testKeys },
    resolver: resolverAt(names.address),
    database,
    redis: connection,
    queuePrefix: `test-${randomUUID()}`,
    readDiskSpace: () => Promise.resolve({ free: 20_000_000_000, total: 40_000_000_000 }),
  });

  const parts = await runChecks(allChecks, tools);
  connection.disconnect();
  await names.close();

  const others = parts.filter(({ finding }) => finding.state !== 'right');
  // The test has no mailbox for delivery reports, and its site has neither a name nor a certificate.
  expect(others.map(({ check, finding }) => [check.name, finding])).toEqual([
    ['webhook-heard', { state: 'not-checked', because: 'nobody has paid lately.' }],
    ['bounce-mailbox', { state: 'not-checked', because: 'BOUNCE_ADDRESS is not set.' }],
    ['site-name', { state: 'not-checked', because: 'PUBLIC_URL has an IP address.' }],
    ['certificate', { state: 'not-checked', because: 'PUBLIC_URL does not begin with https://.' }],
    ['traces', { state: 'not-checked', because: 'OTEL_EXPORTER_OTLP_ENDPOINT is not set.' }],
  ]);
});

const run = (args: string[], env: Record<string, string> = {}) =>
  commands.run(['doctor', ...args], { PATH: process.env.PATH, ...env });
/** These depend on this machine and on the internet. */
const elsewhere = ['--skip', 'clock,disk', '--skip', 'spf,dkim,dmarc'];

it('prints what is wrong with what to do, and ends with code 1', async () => {
  const { code, out, err } = await run(elsewhere, { ...settings(), REDIS_URL: 'redis://127.0.0.1:9' });

  expect([code, err]).toEqual([1, '']);
  expect(out).toContain('not checked  clock: because it was skipped.');
  expect(out).toMatch(/WRONG {8}redis: Redis does not answer.*\n +To do: Read its log/);
  expect(out).toContain('not checked  queue: because redis is not right.');
  expect(out).toContain('right        email-login: The mail server accepts the login.');
});

it('ends with code 0 if nothing is wrong, even if it is little that is known', async () => {
  const { code, out, err } = await run(elsewhere);

  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('not checked  mongodb: because MONGODB_URI is not set.');
  expect(out).toMatch(/0 right, 0 wrong, \d+ not checked\.\n$/);
});

it('names the checks if one is misspelled', async () => {
  const { code, err } = await run(['--skip', 'moon']);

  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^No check has the name moon\. There are: restored, mongodb/),
  ]);
});
