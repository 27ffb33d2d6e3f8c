import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { createUser } from '@camp/database/test/factories/user';
import { openTestDatabase } from '@camp/database/test/open-database';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { startOtlpReceiver, type OtlpReceiver } from '@camp/testing/otlp-receiver';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import { createPasswords } from '../src/user/password/passwords';
import { apiProcesses } from './api-process';
import { camperForm } from './camper-form';
import { openCampNow } from './open-camp';
import { ownRedis, workerProcesses } from './worker-process';

const password = 'Trailhead7';
const { models, ready, uri } = openTestDatabase();
const { listening } = apiProcesses();
const runWorker = workerProcesses();
let inbox: SmtpInbox;
let simulator: Simulator;
let receiver: OtlpReceiver;
let redisUrl: string;

beforeAll(async () => {
  [inbox, simulator, receiver] = await Promise.all([
    startInbox(),
    startStripeSimulator(),
    startOtlpReceiver(),
  ]);
  redisUrl = await ownRedis(9);
  await ready;
  await ensureDefaultRoles(models);
});
afterAll(() => Promise.all([inbox.close(), simulator.close(), receiver.close()]));

/** Starts API and worker as real processes that send their traces to the receiver. */
async function startProduct() {
  const environment = {
    MONGODB_URI: uri,
    REDIS_URL: redisUrl,
    STRIPE_API_URL: simulator.url,
    PUBLIC_URL: 'http://camp.test',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
  };
  const { worker } = runWorker({ ...environment, SMTP_URL: inbox.url });
  return { worker, ...(await listening(environment, '/readyz')) };
}

it('sends the spans of a request and of its jobs in one trace, and nothing about a person (S66)', async () => {
  const email = `marker-${randomUUID()}@example.com`;
  const passwordHash = await createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash(password);
  const { _id: userId } = await createUser(models, { email, passwordHash });
  await openCampNow(models);
  const { api, worker, url } = await startProduct();
  const call = async (path: string, body: object | FormData, requestId: string, token = '') => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        'X-Request-Id': requestId,
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { token: string } };
  };
  const mailed = (requestId: string) =>
    inbox.waitFor(({ headers }) => headers.get('x-request-id') === requestId, 60_000);
  const [reset, open, login, register] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];

  await call('/user/sendpasswordreset', { email }, reset);
  const [link = '', secret = ''] =
    /http:\/\/camp\.test(\/\S+uuid=([\w-]+)\S*)/.exec((await mailed(reset)).text)?.slice(1) ?? [];
  await fetch(url + link);
  await call('/user/verify', { email, emailVerificationUUID: secret }, open);
  const { token } = (await call('/user/login', { email, password }, login)).body;
  const form = new FormData();
  const answers = camperForm({ allergicReactions: 'Yes', allergicReactionsVal: 'MarkerOfBees' });
  for (const [field, value] of Object.entries(answers)) form.append(field, String(value));
  const registered = await call('/camper/create', form, register, token);
  expect(registered).toMatchObject({ status: 201 });
  await mailed(register);
  api.kill('SIGTERM');
  worker.kill('SIGTERM');
  if (worker.exitCode === null) await once(worker, 'exit');
  if (api.exitCode === null) await once(api, 'exit');

  expect(secret.length).toBeGreaterThan(20);
  for (const [id, name, job] of [
    [reset, 'POST /user/sendpasswordreset', /^job account\./],
    [register, 'POST /camper/create', /^job mail\./],
  ] as const) {
    const spans = receiver.spans().filter(({ traceId }) => traceId === id.replaceAll('-', ''));
    const request = spans.find((span) => span.name === name);
    const ofJob = spans.find((span) => job.test(span.name));
    expect(request).toMatchObject({ kind: 2, service: 'camp-api', attributes: { 'camp.request.id': id } });
    expect(ofJob).toMatchObject({ kind: 5, service: 'camp-worker', parentSpanId: request?.spanId });
    expect(spans.map((span) => span.name)).toEqual(
      expect.arrayContaining(['send email', expect.stringMatching(/^mongodb insert \w+$/)]),
    );
  }
  const sent = receiver.requests.map(({ body }) => body).join('\n');
  const markers = [
    email,
    'marker-',
    secret,
    token,
    'MarkerOfBees',
    password,
    'aaaaaaaaaaaaaaaa',
    '127.0.0.1',
    String(userId),
  ];
  expect(markers.filter((marker) => sent.includes(marker))).toEqual([]);
  expect(receiver.requests.every(({ headers }) => headers['x-key'] === 'secret')).toBe(true);
});

it('answers as fast as ever while nobody takes the traces, and ends with code 0', async () => {
  receiver.hang();
  const { api, ended, url } = await startProduct();

  for (let count = 0; count < 20; count += 1) expect((await fetch(`${url}/api/camp/list`)).status).toBe(200);
  await pause(0);
  const begun = performance.now();
  api.kill('SIGTERM');
  const { code } = await ended;
  receiver.answerWith(200);

  expect(code).toBe(0);
  expect(performance.now() - begun).toBeLessThan(9_000);
});
