import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePoolWaits } from '@camp/checks/pool-waits';
import { measureState } from '@camp/checks/state-gauges';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { connectRedis } from '@camp/queue/redis-connection';
import { metricsServer } from '@camp/runtime/serve-metrics';
import { Queue } from 'bullmq';
import { Types } from 'mongoose';
import { testRedisUrl } from '@camp/testing/test-database';
import { redisIsReady, serveApi } from '../../test/api-under-test';
import { createMetrics } from './metrics';

const api = serveApi();
let address: string;
let close: () => void;

beforeAll(async () => {
  await redisIsReady(api.deps.redis);
  const { registry } = api.deps.metrics;
  measureState(registry, api.deps);
  measurePoolWaits(registry, api.connection.getClient());
  const server = metricsServer(registry, api.deps.logger);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void server.close();
});
afterAll(() => close());

const scrape = async () => (await fetch(`${address}/metrics`)).text();
/** The values of one metric by its labels. */
const valuesOf = async (name: string) =>
  Object.fromEntries(
    [...(await scrape()).matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (.+)$`, 'gm'))].map(
      ([, labels = '', value]) => [labels, Number(value)] as const,
    ),
  );

it('counts requests by method, route and status, never by an address as it was sent', async () => {
  const person = await api.signedIn();
  await person.get('/api/camper/read/64b000000000000000000001').expect(404);
  await person.get('/api/camper/read/64b000000000000000000002').expect(404);
  await api.visitor.get('/api/nothing/ann@example.com').expect(404);

  const counted = await valuesOf('camp_http_requests_total');

  expect(counted).toMatchObject({
    'method="GET",route="/camper/read/:id",status="404"': 2,
    'method="GET",route="(none)",status="404"': 1,
  });
  expect(await scrape()).not.toMatch(/64b0|ann@/);
});

it('makes no label of an unknown method', async () => {
  await fetch(`${api.url}/api/camp/list`, { method: 'PROPFIND' });

  const labels = Object.keys(await valuesOf('camp_http_requests_total'));

  expect(labels.filter((label) => label.startsWith('method="other"'))).toHaveLength(1);
  expect(labels.join()).not.toContain('PROPFIND');
});

it('measures queues, outbox, failed jobs, seats and payments when it is asked', async () => {
  const { models, clock } = api;
  const queue = new Queue('mail', {
    connection: { url: testRedisUrl() },
    prefix: api.deps.queuePrefix,
  });
  await queue.add('mail.receipt', {}, { timestamp: clock.now().getTime() - 90_000 });
  await queue.close();
  await models.Outbox.deleteMany({});
  await models.Outbox.collection.insertOne({
    _id: new Types.ObjectId(),
    name: 'user.password-changed',
    payload: {},
    createdAt: new Date(clock.now().getTime() - 30_000),
  });
  const camp = await createCamp(models, { waitListAfter: 7 });
  await createPayment(models, [await createCamper(models, { campId: camp._id })]);

  expect(await valuesOf('camp_queue_jobs')).toMatchObject({ 'queue="mail",state="waiting"': 1 });
  expect(await valuesOf('camp_queue_oldest_seconds')).toMatchObject({
    'queue="mail"': 90,
    'queue="image"': 0,
  });
  expect(await valuesOf('camp_outbox_oldest_seconds')).toEqual({ '': 30 });
  expect(await valuesOf('camp_failed_jobs')).toEqual({ '': 0 });
  expect(await valuesOf('camp_seats')).toEqual({ 'state="taken"': 1, 'state="limit"': 7 });
  expect(await valuesOf('camp_payments')).toMatchObject({ 'status="paid"': 1, 'status="open"': 0 });
  expect((await valuesOf('camp_mongodb_pool_wait_seconds_count'))['']).toBeGreaterThan(0);
});

it('serves the others if Redis is away', async () => {
  const away = connectRedis('redis://127.0.0.1:1', 'producer', api.deps.logger);
  const { registry } = createMetrics();
  measureState(registry, { ...api.deps, redis: away });

  const text = await registry.metrics();
  away.disconnect();

  expect(text).toContain('camp_failed_jobs 0');
  expect(text).not.toMatch(/^camp_queue_jobs\{/m);
});

it('serves nothing else, and only to GET', async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${api.url}/metrics`)).headers.get('content-type')).not.toContain('text/plain');
});

it('is documented in the runbook', async () => {
  const runbook = readFileSync(join(__dirname, '../../../docs/runbook.md'), 'utf8');
  const documented = [...runbook.matchAll(/^\| `(camp_\w+)` +\|([^|]+)\|/gm)];
  const served = [...(await scrape()).matchAll(/^# TYPE (camp_\w+)/gm)].map(([, name]) => name);

  expect(served.length).toBeGreaterThan(8);
  expect(
    documented.flatMap(([, name, process = '']) => (process.includes('API') ? [name] : [])).sort(),
  ).toEqual(served.sort());
});
