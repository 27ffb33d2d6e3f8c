import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import { webhookLimit } from '@camp/contracts/outgoing-webhook/limits';
import { createOutgoingWebhook, createWebhookDelivery } from '@camp/database/test/factories/outgoing-webhook';
import { createRole } from '@camp/database/test/factories/role';
import { webhookSecret } from '@camp/runtime/webhook-secret';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi();
let administrator: Client;
beforeAll(async () => {
  administrator = await api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));
});
beforeEach(() =>
  Promise.all([
    api.models.OutgoingWebhook.deleteMany({}),
    api.models.WebhookDelivery.deleteMany({}),
    api.models.Audit.deleteMany({}),
    api.models.Outbox.deleteMany({}),
  ]),
);

const form = { address: 'https://hooks.example.org/camp?x=1#part', events: ['camper.registered'] };
const create = (values: object = {}, client = administrator) =>
  client.post('/api/outgoing-webhook/create', { ...form, ...values });

it('creates a webhook with a secret that only the response has, changes and deletes it, audited', async () => {
  const { status, body } = await create();
  const { secret, ...record } = body.msg;

  expect(status).toBe(201);
  expect(record).toEqual({
    ...{ _id: body._id, address: 'https://hooks.example.org/camp?x=1', events: ['camper.registered'] },
    ...{ isOn: true, failingSince: null, switchedOffAt: null, createdAt: api.clock.now().toISOString() },
  });
  expect(secret).toBe(webhookSecret(api.deps.settings.jwtSecret, body._id));
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify(await api.models.OutgoingWebhook.find().lean())).not.toContain('whsec_');
  const change = { isOn: false, events: ['payment.settled', 'camper.registered'] };
  const changed = await administrator.post(`/api/outgoing-webhook/update/${body._id}`, change).expect(200);
  expect(changed.body.msg).toMatchObject({ isOn: false, events: ['camper.registered', 'payment.settled'] });
  expect((await administrator.get('/api/outgoing-webhook/list')).body).toEqual([changed.body.msg]);
  await createWebhookDelivery(api.models, {
    webhookId: (await api.models.OutgoingWebhook.findOne().orFail())._id,
  });
  await administrator.delete(`/api/outgoing-webhook/delete/${body._id}`).expect(200);
  expect(await api.models.WebhookDelivery.countDocuments()).toBe(0);
  const audit = await api.models.Audit.find({ subject: 'outgoing-webhook' }).sort({ _id: 1 }).lean();
  expect(audit.map(({ action }) => action)).toEqual(['create', 'change', 'delete']);
});

it.each([
  ['', 'Enter an address'],
  ['hooks.example.org', 'Enter an address'],
  ['http://hooks.example.org', 'Enter an address'],
  ['ftp://hooks.example.org', 'Enter an address'],
  ['javascript:alert(1)', 'Enter an address'],
  ['https://user:secret@hooks.example.org', 'Leave out'],
  ['https://localhost/hook', 'Use an address with a public name'],
  ['https://api/hook', 'Use an address with a public name'],
  ['https://tool.internal', 'Use an address with a public name'],
  ['https://printer.local.', 'Use an address with a public name'],
  ['https://10.0.0.1', 'Use an address with a public name'],
  ['https://8.8.8.8', 'Use an address with a public name'],
  ['https://0x7f.1', 'Use an address with a public name'],
  ['https://2130706433', 'Use an address with a public name'],
  ['https://[::1]', 'Use an address with a public name'],
  ['https://[::ffff:127.0.0.1]', 'Use an address with a public name'],
  ['https://①②⑦.⓪.⓪.①', 'Use an address with a public name'],
  [`https://example.org/${'x'.repeat(500)}`, 'Enter up to 500 characters.'],
])('refuses the address %j', async (address, message) => {
  const { status, body } = await create({ address, events: [] });

  expect([status, body.errors]).toEqual([
    400,
    [
      { path: 'address', message: expect.stringContaining(message) },
      { path: 'events', message: smallForms.webhookEventsMissing },
    ],
  ]);
});

it('refuses events that other tools are not told about', async () => {
  expect((await create({ events: ['user.password-changed'] })).status).toBe(400);
});

it('creates webhooks up to the limit', async () => {
  for (let made = 0; made < webhookLimit; made += 1) await createOutgoingWebhook(api.models);
  expect((await create()).status).toBe(409);
});

it('ends the count of failures when a person switches a webhook on', async () => {
  const at = api.clock.now();
  const { _id } = await createOutgoingWebhook(api.models, {
    isOn: false,
    failingSince: at,
    switchedOffAt: at,
  });

  const { body } = await administrator.post(`/api/outgoing-webhook/update/${String(_id)}`, { isOn: true });

  expect(body.msg).toMatchObject({ isOn: true, failingSince: null, switchedOffAt: null });
});

it('lists the newest deliveries, and sends one again instead of its next attempt', async () => {
  const { _id: webhookId } = await createOutgoingWebhook(api.models);
  const old = await createWebhookDelivery(api.models, {
    webhookId,
    state: 'failed',
    failure: 'timeout',
    attempts: 9,
  });
  api.clock.pass(1_000);
  const waiting = await createWebhookDelivery(api.models, {
    webhookId,
    attempts: 1,
    status: 500,
    failure: 'status',
  });
  const about = String(waiting._id);
  await api.models.Outbox.create({
    name: 'outgoing-webhook.due',
    payload: { deliveryId: about },
    notBefore: new Date(api.clock.now().getTime() + 60_000),
    about,
  });
  const { body } = await administrator
    .get(`/api/outgoing-webhook/deliveries/${String(webhookId)}`)
    .expect(200);
  expect(body).toMatchObject([
    { _id: about, state: 'waiting', status: 500, failure: 'status' },
    { _id: String(old._id), state: 'failed', status: null, failure: 'timeout', attempts: 9 },
  ]);

  for (const id of [about, String(old._id)])
    await administrator.post(`/api/outgoing-webhook/resend/${id}`).expect(200);

  const events = await api.models.Outbox.find({ name: 'outgoing-webhook.due' }).lean();
  expect(events.map(({ payload, notBefore }) => [payload.deliveryId, notBefore])).toEqual([
    [about, undefined],
    [String(old._id), undefined],
  ]);
});

it('sends nothing again while the webhook is off', async () => {
  const { _id: webhookId } = await createOutgoingWebhook(api.models, { isOn: false });
  const { _id } = await createWebhookDelivery(api.models, { webhookId, state: 'failed' });

  const { status, body } = await administrator.post(`/api/outgoing-webhook/resend/${String(_id)}`);

  expect([status, body.message]).toEqual([409, 'This webhook is off. Switch it on first.']);
  expect(await api.models.WebhookDelivery.findById(_id).lean()).toMatchObject({ state: 'failed' });
});

it('is not for people with the right but without the role admin', async () => {
  const { name } = await createRole(api.models, { admin: ['edit-all', 'view', 'create'] });
  const client = await api.signedIn(await api.createAccount({ roles: [name] }));
  const { _id: webhookId } = await createOutgoingWebhook(api.models);
  const { _id } = await createWebhookDelivery(api.models, { webhookId });
  const answers = [
    await create({}, client),
    await client.get('/api/outgoing-webhook/list'),
    await client.post(`/api/outgoing-webhook/update/${String(webhookId)}`, { isOn: false }),
    await client.delete(`/api/outgoing-webhook/delete/${String(webhookId)}`),
    await client.get(`/api/outgoing-webhook/deliveries/${String(webhookId)}`),
    await client.post(`/api/outgoing-webhook/resend/${String(_id)}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
});
