import { createUser } from '@camp/database/test/factories/user';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { prepareWorker } from '../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
const sentTo = (address: string) =>
  bench()
    .inbox.messages()
    .filter(({ recipients }) => recipients.includes(address));

async function passwordChanged() {
  const user = await createUser(models());
  return { user, payload: { userId: user._id.toString() } };
}

it('delivers once what is dispatched repeatedly to two workers', async () => {
  bench().work();
  bench().work();
  const { user, payload } = await passwordChanged();
  const row = await bench().record('user.password-changed', payload);

  for (let round = 0; round < 5; round += 1)
    await Promise.all([1, 2, 3].map(() => bench().producer.dispatch(row)));
  await bench().finished(row._id.toString());
  // A duplicate that arrives after the event is done.
  await bench().producer.dispatch(row);
  const { user: next, payload: nextPayload } = await passwordChanged();
  await bench().finished(await bench().happen('user.password-changed', nextPayload));

  expect([sentTo(user.email).length, sentTo(next.email).length]).toEqual([1, 1]);
});

it('finds an event that nobody dispatched', async () => {
  bench().work();
  const { user, payload } = await passwordChanged();

  const row = await bench().record('user.password-changed', payload);
  await bench().finished(row._id.toString());

  expect(sentTo(user.email)).toHaveLength(1);
});

it('restores jobs after a loss of Redis’s data (F4)', async () => {
  const { user, payload } = await passwordChanged();
  const eventId = await bench().happen('user.password-changed', payload);
  const { redisUrl, queuePrefix } = bench().deps.settings;
  const redis = new Redis(redisUrl);
  const keys = await redis.keys(`${queuePrefix}:*`);
  await redis.del(...keys);
  redis.disconnect();

  bench().work();
  await bench().finished(eventId);

  expect(keys.length).toBeGreaterThan(0);
  expect(sentTo(user.email)).toHaveLength(1);
});

it('sends no second email if a worker died after the first, before it could record it', async () => {
  const { user, payload } = await passwordChanged();
  const eventId = await bench().happen('user.password-changed', payload);
  const queue = new Queue('mail', {
    connection: { url: bench().deps.settings.redisUrl },
    prefix: bench().deps.settings.queuePrefix,
  });
  const job = await queue.getJob(`${eventId}-mail.password-changed`);
  await job?.updateData({ ...job.data, happened: true });
  await queue.close();

  bench().work();
  await bench().finished(eventId);

  expect(sentTo(user.email)).toEqual([]);
  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({ state: 'done' });
});

it.each([
  ['that is down (F8)', () => bench().inbox.goDown()],
  ['that refuses the email temporarily (F9)', () => bench().inbox.failWith(450)],
  ['that refuses the login', () => bench().inbox.refuseLogins()],
])('delivers an email later after a mail server %s', async (which, fail) => {
  bench().work();
  fail();
  const { user, payload } = await passwordChanged();
  const eventId = await bench().happen('user.password-changed', payload);
  await bench().until('a first attempt was made', async () => (await attemptsOf(eventId)) > 0);
  // The dashboard counts the event as late while its row is in the outbox.
  expect(await models().Outbox.exists({ _id: eventId })).not.toBeNull();
  const { transport } = bench().deps;
  expect(transport.isLoginRefused()).toBe(which === 'that refuses the login');

  bench().inbox.accept();
  await bench().finished(eventId);
  expect(transport.isLoginRefused()).toBe(false);

  expect(sentTo(user.email)).toHaveLength(1);
  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({ state: 'done' });
});

it('stores an email that the server refuses for good as a dead letter, without the address (F9)', async () => {
  bench().work();
  bench().inbox.failWith(550);
  const { user, payload } = await passwordChanged();

  const eventId = await bench().happen('user.password-changed', payload);
  await bench().finished(eventId);

  const dead = await models().Delivery.findOne({ eventId }).lean();
  expect(dead).toMatchObject({
    state: 'dead',
    handler: 'mail.password-changed',
    reason: 'The mail server refused the email with code 550.',
    payload,
  });
  expect(JSON.stringify(dead)).not.toContain(user.email);
  expect(sentTo(user.email)).toEqual([]);
});

it('sends an email again under the same Message-ID if the server’s response was lost (I5)', async () => {
  const { transport } = bench().deps;
  const { user } = await passwordChanged();
  const to = { name: 'Pat', address: user.email };
  const mail = { to, content: { subject: 'Hello', heading: 'Hello', paragraphs: ['Hello.'] } };

  await transport.send(mail, 'event-job');
  await transport.send(mail, 'event-job');
  await transport.send(mail, 'other-job');

  const ids = sentTo(user.email).map(({ messageId }) => messageId);
  expect(ids[0]).toMatch(/^<[0-9a-f]{40}@example\.org>$/);
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
});

it('sends no email that waited for a connection until another worker took it over (I5)', async () => {
  const { clock } = bench().deps;
  const handler = 'mail.password-changed';
  const isHeld = (eventId: string) => models().Delivery.exists({ eventId, handler, state: 'working' });
  bench().inbox.hang();
  bench().work();
  const first = await Promise.all([1, 2, 3].map(passwordChanged));
  const firstEvents = await Promise.all(
    first.map(({ payload }) => bench().happen('user.password-changed', payload)),
  );
  await bench().until('every connection has an email', () => bench().inbox.held() === 3);
  const { user, payload } = await passwordChanged();
  const eventId = await bench().happen('user.password-changed', payload);
  await bench().until('another email waits', async () => !!(await isHeld(eventId)));

  // As if this process had been stopped for longer than a lease, in which another one sent the email.
  const now = jest.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + 13_000));
  await models().Delivery.updateOne({ eventId, handler }, { state: 'done', $unset: { owner: 1 } });
  bench().inbox.accept();
  await Promise.all([...firstEvents, eventId].map((id) => bench().finished(id)));
  const { user: last, payload: lastPayload } = await passwordChanged();
  await bench().finished(await bench().happen('user.password-changed', lastPayload));
  now.mockRestore();

  expect([...first.map((one) => one.user), last].map(({ email }) => sentTo(email).length)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(sentTo(user.email)).toEqual([]);
});

it('lets a hanging mail server delay no other queue (F10)', async () => {
  bench().work();
  bench().inbox.hang();
  const { payload } = await passwordChanged();
  const mailEvent = await bench().happen('user.password-changed', payload);
  await models().WebhookEvent.create({ _id: 'evt_1', type: 'balance.available', objectId: 'ba_1' });

  const paymentEvent = await bench().happen('stripe.notice-received', { noticeId: 'evt_1' });
  await bench().finished(paymentEvent);

  expect(await models().Outbox.exists({ _id: mailEvent })).not.toBeNull();
  bench().inbox.accept();
  await bench().finished(mailEvent);
});

it('finishes running jobs when it is closed', async () => {
  const worker = bench().work();
  bench().inbox.hang();
  const { user, payload } = await passwordChanged();
  const eventId = await bench().happen('user.password-changed', payload);
  await bench().until('the email is on its way', async () => !!(await models().Delivery.exists({ eventId })));

  const closed = worker.close();
  bench().inbox.accept();
  await closed;

  expect(sentTo(user.email)).toHaveLength(1);
  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({ state: 'done' });
});

async function attemptsOf(eventId: string): Promise<number> {
  const { redisUrl, queuePrefix } = bench().deps.settings;
  const redis = new Redis(redisUrl);
  const attempts = await redis.hget(`${queuePrefix}:mail:${eventId}-mail.password-changed`, 'atm');
  redis.disconnect();
  return Number(attempts ?? 0);
}
