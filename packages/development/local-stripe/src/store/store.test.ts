import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkoutParams,
  closeAll,
  sdkFor,
  startedReceiver,
  startedSimulator,
  webhookSecret,
} from '../fixture';
import { start } from '../start';

const folders: string[] = [];

afterEach(async () => {
  await closeAll();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function newDataFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'local-stripe-'));
  folders.push(folder);
  return join(folder, 'data', 'stripe.jsonl');
}

test('a restart keeps sessions, payments and stored responses', async () => {
  const dataFile = await newDataFile();
  const before = await startedSimulator({ dataFile });
  const made = await sdkFor(before).checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' });
  before.sessions.pay(made.id);
  await closeAll();

  const stripe = sdkFor(await startedSimulator({ dataFile }));
  const session = await stripe.checkout.sessions.retrieve(made.id, { expand: ['payment_intent'] });
  const repeated = await stripe.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' });

  expect(session).toMatchObject({ payment_status: 'paid', payment_intent: { status: 'succeeded' } });
  expect(repeated.id).toBe(made.id);
});

test('a restart delivers pending webhooks', async () => {
  const dataFile = await newDataFile();
  const before = await startedSimulator({
    dataFile,
    webhook: { url: 'http://127.0.0.1:9/', secret: webhookSecret },
  });
  before.sessions.pay((await sdkFor(before).checkout.sessions.create(checkoutParams())).id);
  await closeAll();
  const receiver = await startedReceiver();

  const after = await startedSimulator({ dataFile, webhook: { url: receiver.url, secret: webhookSecret } });
  await after.webhooks.idle();

  expect(receiver.events.map(({ type }) => type).sort()).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
  ]);
});

test('a write that a kill cut short is dropped, and the rest stays', async () => {
  const dataFile = await newDataFile();
  const before = await startedSimulator({ dataFile });
  const made = await sdkFor(before).checkout.sessions.create(checkoutParams());
  await closeAll();
  await appendFile(dataFile, '[["sessions",{"id":"cs_te');

  const stripe = sdkFor(await startedSimulator({ dataFile }));
  const { data } = await stripe.checkout.sessions.list();

  expect(data.map(({ id }) => id)).toEqual([made.id]);
});

test('a damaged or foreign file stops the start, is named in the error and stays unchanged', async () => {
  const foreign = await newDataFile();
  await startedSimulator({ dataFile: foreign });
  await closeAll();
  const damaged = `${foreign}.damaged`;
  await writeFile(damaged, `${await readFile(foreign, 'utf8')}not json\n[]\n`);
  await writeFile(foreign, 'my diary\n');

  const starts = [start({ dataFile: foreign }), start({ dataFile: damaged })];

  const outcomes = await Promise.all(starts.map((each) => each.catch((error: unknown) => String(error))));
  expect(outcomes[0]).toContain(`${foreign} is not a data file`);
  expect(outcomes[1]).toContain(`${damaged} is damaged at line`);
  expect(await readFile(foreign, 'utf8')).toBe('my diary\n');
});

test("a start that does not get the port leaves the other process's file alone", async () => {
  const dataFile = await newDataFile();
  const first = await startedSimulator({ dataFile });

  await expect(start({ dataFile, port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const made = await sdkFor(first).checkout.sessions.create(checkoutParams());
  await closeAll();

  const stripe = sdkFor(await startedSimulator({ dataFile }));
  await expect(stripe.checkout.sessions.retrieve(made.id)).resolves.toMatchObject({ id: made.id });
});
