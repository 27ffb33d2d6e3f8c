import { eventRow } from '@camp/database/outbox/record-event';
import { thisRestore } from '@camp/database/restore/restore-model';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { createStripe } from '@camp/payments/stripe';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { callOperation } from '../../test/call-operation';
import type { Group } from './groups';
import { heldOperations } from './held-operations';
import { watchHold } from './hold';
import { previewRelease, release } from './release';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startStripeSimulator({ delayedSettlementSeconds: null });
});
afterAll(() => simulator.close());

const api = serveApi({
  overrides: ({ models, logger }) => ({ hold: watchHold(models, Promise.resolve(), logger) }),
});
afterAll(() => api.deps.hold.stop());

const madeAt = new Date('2026-07-01T08:00:00Z');
const userId = () => new Types.ObjectId().toString();
const mail = () => eventRow('user.password-changed', { userId: userId() });
const picture = () => eventRow('image.stored', { imageId: userId() });

const deps = () => ({
  ...api.deps,
  medicalYears: 1,
  stripe: createStripe({ secretKey: 'sk_test_release', apiUrl: simulator.url }),
});

/** As right after a restore, and with an email of a change since. */
async function hold() {
  await api.models.Outbox.deleteMany({});
  await api.models.HeldEvent.deleteMany({});
  await api.models.Restore.deleteMany({});
  await api.models.Restore.create({ _id: thisRestore, madeAt, restoredAt: new Date('2026-07-01T11:00:00Z') });
  const [before, resize, since] = [mail(), picture(), mail()];
  await api.models.HeldEvent.insertMany(
    [before, resize].map((row) => ({ ...row, createdAt: new Date('2026-07-01T05:00:00Z') })),
  );
  await api.models.Outbox.create(since);
  return { before, resize, since };
}

it('shows the waiting emails, and changes nothing', async () => {
  await hold();

  const text = await previewRelease(deps());

  expect(text).toContain('1 × Email about a changed password, the oldest 3 hours old');
  expect(text).toContain('In any case, without a choice:\n  1 × Uploaded picture, the oldest 7 hours old');
  expect(text).toContain('that came due since the backup');
  expect(text).toContain('Choose which emails are sent');
  expect([await api.models.HeldEvent.countDocuments(), await api.models.Outbox.countDocuments()]).toEqual([
    2, 1,
  ]);
});

it.each<[readonly Group[], readonly ('before' | 'since')[]]>([
  [[], []],
  [['backup'], ['before']],
  [['since'], ['since']],
  [
    ['backup', 'since', 'stripe'],
    ['before', 'since'],
  ],
])('sends the chosen emails (%j), and processes pictures in any case', async (groups, sent) => {
  const rows = await hold();

  await release(deps(), groups);

  const left = (await api.models.Outbox.find().lean()).map(({ _id }) => _id.toString()).sort();
  expect(left).toEqual(
    [rows.resize, ...sent.map((name) => rows[name])].map(({ _id }) => _id.toString()).sort(),
  );
  expect(await api.models.HeldEvent.countDocuments()).toBe(0);
  await expect(release(deps(), groups)).rejects.toThrow('This database is not held');
});

it('returns events from the backup as new ones that are due at once', async () => {
  const { before } = await hold();
  const long = new Date('2026-06-01T08:00:00Z');
  await api.models.HeldEvent.collection.updateOne(
    { _id: before._id },
    { $set: { dispatchedAt: long, notBefore: long, createdAt: long } },
  );

  await release(deps(), ['backup']);

  const rows = await api.models.Outbox.find({ _id: before._id }).lean();
  expect(rows).toEqual([expect.objectContaining({ name: before.name, payload: before.payload })]);
  expect(rows[0]).not.toHaveProperty('dispatchedAt');
  expect(rows[0]).not.toHaveProperty('notBefore');
  expect(rows[0]?.createdAt).toEqual(api.deps.clock.now());
});

it('returns an event from the backup that is due later with its time', async () => {
  const { before } = await hold();
  const [notBefore, about] = [new Date(api.deps.clock.now().getTime() + 60_000), userId()];
  await api.models.HeldEvent.updateOne({ _id: before._id }, { notBefore, about });

  await release(deps(), ['backup']);

  expect(await api.models.Outbox.findById(before._id).lean()).toMatchObject({ notBefore, about });
});

it('refuses each payment and email that a person asks for until the release (F22)', async () => {
  const administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const codesOfCalls = async () => {
    const codes: [string, number, string | undefined][] = [];
    for (const name of heldOperations) {
      const { status, body } = await callOperation(administrator, name, { path: { id: userId() }, body: {} });
      codes.push([name, status, (body as { code?: string }).code]);
    }
    return codes;
  };
  await hold();
  const held = watchHold(api.models, Promise.resolve(), api.deps.logger);
  expect(await held.isHeld()).toBe(true);
  const original = api.deps.hold.isHeld;
  api.deps.hold.isHeld = () => held.isHeld();

  const refused = await codesOfCalls();
  const read = await administrator.get('/api/user/current');
  await release(deps(), []);
  // The watch reads again within seconds.
  while (await held.isHeld()) await new Promise((resolve) => setTimeout(resolve, 100));
  const answered = await codesOfCalls();
  api.deps.hold.isHeld = original;
  held.stop();

  expect(refused).toEqual(heldOperations.map((name) => [name, 503, 'restoring']));
  expect(read.status).toBe(200);
  expect(answered.map(([, , code]) => code)).not.toContain('restoring');
});

it('answers 503 while nobody knows yet whether the database is held', async () => {
  const unknown = watchHold(api.models, new Promise(() => undefined), api.deps.logger);
  const { isHeld } = api.deps.hold;
  api.deps.hold.isHeld = () => unknown.isHeld();

  const { status, body, headers } = await api.visitor.post('/api/user/register', {}).timeout(5_000);
  api.deps.hold.isHeld = isHeld;

  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
});
