import { createHmac } from 'node:crypto';
import { createOutgoingWebhook } from '@camp/database/test/factories/outgoing-webhook';
import { webhookSecret } from '@camp/runtime/webhook-secret';
import { createTestClock } from '@camp/testing/test-clock';
import { Types } from 'mongoose';
import { prepareWorker } from '../../test/fixture';
import { useReceivers, type WebhookReceiver } from '../../test/webhook-receiver';
import { announce } from './announce';
import { retryWaits, sendWebhook } from './send-webhook';

const { bench } = prepareWorker();
const startReceiver = useReceivers();
const models = () => bench().deps.database.models;
const clock = createTestClock('2026-07-01T12:00:00Z');
const depsWith = (receiver: WebhookReceiver) => ({ ...bench().deps, clock, network: receiver.network });

beforeEach(async () => {
  await Promise.all([
    models().OutgoingWebhook.deleteMany({}),
    models().WebhookDelivery.deleteMany({}),
    models().Outbox.deleteMany({}),
  ]);
});

const camperId = new Types.ObjectId().toString();
const registered = () => ({
  eventId: new Types.ObjectId().toString(),
  event: 'camper.registered' as const,
  payload: { camperId },
});

/** Announces an event to one new webhook. @returns its delivery's id */
async function announced(receiver: WebhookReceiver) {
  const { _id: webhookId } = await createOutgoingWebhook(models());
  await announce(depsWith(receiver), registered());
  const { _id } = await models().WebhookDelivery.findOne({ webhookId }).orFail().lean();
  return { webhookId, deliveryId: _id.toString() };
}
const delivery = (id: string) => models().WebhookDelivery.findById(id).orFail().lean();
const failing = () => startReceiver((_request, response) => response.writeHead(500).end());

it('tells a webhook about an event, through the queue, with ids only and a signature', async () => {
  const receiver = await startReceiver();
  const { _id, address } = await createOutgoingWebhook(models());
  bench().deps.network = receiver.network;
  bench().work();

  const eventId = await bench().happen('camper.registered', { camperId });
  await bench().until('the webhook was told', () => receiver.received.length > 0);

  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  expect(JSON.parse(body)).toEqual({
    event: 'camper.registered',
    id: camperId,
    time: new Types.ObjectId(eventId).getTimestamp().toISOString(),
  });
  const secret = webhookSecret(bench().deps.settings.jwtSecret, _id.toString());
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  expect(headers.host).toBe(new URL(address).host);
  await bench().until('the delivery is stored', async () =>
    Boolean(await models().WebhookDelivery.exists({ webhookId: _id, state: 'delivered', status: 200 })),
  );
});

it('announces an event once to each webhook that is on and has it, however often its job runs', async () => {
  const receiver = await startReceiver();
  const { _id } = await createOutgoingWebhook(models());
  await createOutgoingWebhook(models(), { isOn: false });
  await createOutgoingWebhook(models(), { events: ['payment.settled'] });
  const happened = registered();

  await Promise.all([1, 2, 3].map(() => announce(depsWith(receiver), happened)));

  expect(await models().WebhookDelivery.find().lean()).toMatchObject([
    { webhookId: _id, event: 'camper.registered', recordId: camperId, state: 'waiting', attempts: 0 },
  ]);
  expect(await models().Outbox.countDocuments({ name: 'outgoing-webhook.due' })).toBe(1);
});

it('tries again with growing waits, and gives up after three days', async () => {
  const receiver = await failing();
  const { webhookId, deliveryId } = await announced(receiver);
  await models().Outbox.deleteMany({});
  for (const wait of retryWaits) {
    await sendWebhook(depsWith(receiver), { deliveryId });
    const [row, ...others] = await models().Outbox.find({ name: 'outgoing-webhook.due' }).lean();
    expect([row?.notBefore, others.length]).toEqual([new Date(clock.now().getTime() + wait), 0]);
    expect(await delivery(deliveryId)).toMatchObject({ state: 'waiting', status: 500, failure: 'status' });
    await models().Outbox.deleteMany({});
    clock.pass(wait);
  }
  expect(await models().OutgoingWebhook.findById(webhookId).lean()).toMatchObject({ isOn: true });

  await sendWebhook(depsWith(receiver), { deliveryId });

  expect(await delivery(deliveryId)).toMatchObject({ state: 'failed', attempts: retryWaits.length + 1 });
  expect(await models().Outbox.countDocuments({ name: 'outgoing-webhook.due' })).toBe(0);
  expect(await models().OutgoingWebhook.findById(webhookId).lean()).toMatchObject({
    isOn: false,
    switchedOffAt: clock.now(),
  });
});

it('forgets its failures after a success', async () => {
  const broken = await failing();
  const working = await startReceiver();
  const { webhookId, deliveryId } = await announced(broken);
  await sendWebhook(depsWith(broken), { deliveryId });
  expect(await models().OutgoingWebhook.findById(webhookId).lean()).toHaveProperty('failingSince');

  await sendWebhook(depsWith(working), { deliveryId });

  expect(await models().OutgoingWebhook.findById(webhookId).lean()).not.toHaveProperty('failingSince');
  const stored = await delivery(deliveryId);
  expect(stored).toMatchObject({ state: 'delivered', status: 200, attempts: 2 });
  expect(stored).not.toHaveProperty('failure');
});

it('ignores its own late failure after another worker delivered meanwhile', async () => {
  const working = await startReceiver();
  const { webhookId, deliveryId } = await announced(working);
  await models().Outbox.deleteMany({});
  // As if this worker froze during its post until its successor was done.
  const frozen = await startReceiver((_request, response) => {
    void sendWebhook(depsWith(working), { deliveryId }).then(() => response.writeHead(500).end());
  });

  await sendWebhook(depsWith(frozen), { deliveryId });

  expect([frozen.received.length, working.received.length]).toEqual([1, 1]);
  expect(await delivery(deliveryId)).toMatchObject({ state: 'delivered', status: 200, attempts: 1 });
  expect(await models().Outbox.countDocuments({ name: 'outgoing-webhook.due' })).toBe(0);
  expect(await models().OutgoingWebhook.findById(webhookId).lean()).not.toHaveProperty('failingSince');
});

it('sends nothing for a webhook that is off or gone, or a delivery that is done', async () => {
  const receiver = await startReceiver();
  const off = await announced(receiver);
  await models().OutgoingWebhook.updateOne({ _id: off.webhookId }, { isOn: false });
  const gone = await announced(receiver);
  await models().OutgoingWebhook.deleteOne({ _id: gone.webhookId });
  const done = await announced(receiver);
  await models().WebhookDelivery.updateOne({ _id: done.deliveryId }, { state: 'delivered' });

  for (const { deliveryId } of [off, gone, done]) await sendWebhook(depsWith(receiver), { deliveryId });

  expect(receiver.received).toEqual([]);
  expect(await delivery(off.deliveryId)).toMatchObject({ state: 'failed', failure: 'off', attempts: 0 });
});
