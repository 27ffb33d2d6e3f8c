import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLogger } from '@camp/runtime/logger';
import { forRequest } from '@camp/runtime/request-id';
import { inSpan, type NewSpan } from '@camp/runtime/traces/span';
import { startTraces } from '@camp/runtime/traces/start-traces';
import { startOtlpReceiver, type OtlpReceiver } from '@camp/testing/otlp-receiver';

const lines: { level: number; msg: string }[] = [];
const logger = createLogger({
  name: 'test',
  level: 'info',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});
const warnings = () => lines.filter(({ level }) => level > 30);

let receiver: OtlpReceiver;
beforeEach(async () => {
  lines.length = 0;
  receiver = await startOtlpReceiver();
});
afterEach(() => receiver.close());

/** Milliseconds. The interval is so short that every few spans become a batch. */
const soon = { interval: 5, timeout: 500, goodbye: 60_000 };
const start = (times: Partial<typeof soon> = {}, url = receiver.url) =>
  startTraces(
    { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'a key' } },
    'camp-worker',
    logger,
    { ...soon, ...times },
  );

const job: NewSpan = {
  kind: 'consumer',
  name: 'job mail.welcome',
  attributes: { 'camp.job': 'mail.welcome' },
};
const email: NewSpan = { kind: 'client', name: 'send email' };
const nothing = () => Promise.resolve();

it('sends spans with their parents, in the trace that the request id names', async () => {
  const traces = await start();
  const requestId = randomUUID();

  await forRequest(requestId, () => inSpan(job, () => inSpan(email, nothing)));
  await traces.close();

  const [inner, outer] = receiver.spans();
  const traceId = requestId.replaceAll('-', '');
  expect(outer).toMatchObject({ name: 'job mail.welcome', kind: 5, traceId, service: 'camp-worker' });
  expect(outer?.parentSpanId).toMatch(/^[0-9a-f]{16}$/);
  expect(inner).toMatchObject({ name: 'send email', kind: 3, traceId, parentSpanId: outer?.spanId });
  expect(Number(outer?.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(inner?.endTimeUnixNano));
  expect(receiver.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'a key' } });
});

it('keeps concurrent work apart, and makes a new trace for work that no request caused', async () => {
  const traces = await start();
  const ids = [randomUUID(), randomUUID()];

  await Promise.all(
    [...ids, undefined].map((id) => forRequest(id, () => inSpan(job, () => inSpan(email, nothing)))),
  );
  // The protocol forbids this id.
  await forRequest('00000000-0000-0000-0000-000000000000', () => inSpan(job, nothing));
  await traces.close();

  const jobs = receiver.spans().filter(({ kind }) => kind === 5);
  const found = new Set(jobs.map(({ traceId }) => traceId));
  expect(found.size).toBe(4);
  expect([...found]).toEqual(expect.arrayContaining(ids.map((id) => id.replaceAll('-', ''))));
  expect(jobs.filter(({ parentSpanId }) => parentSpanId)).toHaveLength(2);
  for (const { traceId, parentSpanId } of receiver.spans().filter(({ kind }) => kind === 3))
    expect(jobs.find(({ spanId }) => spanId === parentSpanId)?.traceId).toBe(traceId);
});

it('sends the class of an error without its message, and passes the error on', async () => {
  const traces = await start();
  const error = new TypeError('No answer from ann@example.com');

  await expect(inSpan(email, () => Promise.reject(error))).rejects.toBe(error);
  await traces.close();

  expect(receiver.spans()).toEqual([
    expect.objectContaining({ status: 2, attributes: { 'error.type': 'TypeError' } }),
  ]);
  expect(receiver.requests.map(({ body }) => body).join()).not.toContain('ann@');
});

it('sends no other attribute, and no value but names from lists (S66)', async () => {
  const traces = await start();
  const attributes = {
    'camp.job': 'mail to ann@example.com',
    'http.route': '/user/verify?uuid=SecretOfALink',
    'http.request.method': 'POST',
    medical: 'Bee-stings',
  };

  await inSpan({ kind: 'client', name: 'send email to ann@example.com', attributes }, nothing);
  await traces.close();

  expect(receiver.spans()).toEqual([
    expect.objectContaining({ name: '(unnamed)', attributes: { 'http.request.method': 'POST' } }),
  ]);
  expect(receiver.requests.map(({ body }) => body).join()).not.toMatch(/ann@|SecretOfALink|Bee/);
});

it.each([
  ['refuses', () => receiver.answerWith(400)],
  ['hangs', () => receiver.hang()],
])('logs one line while the endpoint %s, and delays no work', async (_what, disturb) => {
  disturb();
  const traces = await start({ timeout: 20 });
  let done = 0;

  while (receiver.requests.length < 3) {
    await inSpan(job, nothing);
    done += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await traces.close();

  expect(done).toBeGreaterThanOrEqual(3);
  expect(warnings()).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(/^Traces could not be sent/) }),
  ]);
});

it('logs one line if nobody listens', async () => {
  const traces = await start({}, 'http://127.0.0.1:9');

  await inSpan(job, nothing);
  await traces.close();

  expect(warnings()).toHaveLength(1);
});

it('drops spans above a limit while the endpoint hangs', async () => {
  receiver.hang();
  const traces = await start({ timeout: 60_000 });

  for (let count = 0; count < 10_000; count += 1) await inSpan(job, nothing);
  receiver.answerWith(200);
  await traces.close();

  // One batch was under way, and 2,048 spans were waiting.
  expect(receiver.spans().length).toBeGreaterThan(2_000);
  expect(receiver.spans().length).toBeLessThanOrEqual(2_048 + 512);
});

it('ends in time although the endpoint hangs', async () => {
  receiver.hang();
  const traces = await start({ interval: 60_000, timeout: 600_000, goodbye: 50 });
  await inSpan(job, nothing);

  await traces.close();

  expect(receiver.spans().length).toBeLessThanOrEqual(1);
});

it('loads nothing and records nothing without an endpoint', async () => {
  const root = join(__dirname, '../../..');
  const script = `
    const { startTraces } = require('./packages/runtime/src/traces/start-traces.ts');
    require('./api/src/app.ts');
    require('./worker/src/create-worker.ts');
    const { inSpan, isTracing } = require('./packages/runtime/src/traces/span.ts');
    const done = inSpan({ kind: 'client', name: 'send email' }, async () => 'done');
    Promise.all([done, startTraces({}, 'camp-api', {})]).then(([result, { close }]) => {
      const loaded = Object.keys(require.cache).filter((file) => file.includes('@opentelemetry'));
      const packages = new Set(loaded.map((file) => file.split('@opentelemetry/').at(-1).split('/')[0]));
      process.stdout.write(JSON.stringify({ result, isTracing: isTracing(), packages: [...packages] }));
      return close();
    }).then(() => process.exit());`;

  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', script], {
    cwd: root,
  });

  // prom-client loads the interfaces.
  expect(JSON.parse(stdout)).toEqual({ result: 'done', isTracing: false, packages: ['api'] });
});
