import type { StoredPayment } from '@camp/database/payment/payment-model';
import { start, type Simulator } from '@camp/local-stripe/start';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { serveApi } from '../../test/api-under-test';

let stripe: Simulator;
beforeAll(async () => {
  stripe = await start({ port: 0, clock: () => api.clock.now() });
});
afterAll(() => stripe.close());

const api = serveApi({ stripeUrl: () => stripe.url });

const family = async (...paid: (null | false | true)[]) => {
  const user = await api.createAccount();
  const year = 2026;
  const camp = (await api.models.Camp.findOne({ year }).lean()) ?? (await createCamp(api.models, { year }));
  const campers: string[] = [];
  for (const state of paid) {
    const camper = await createCamper(api.models, { userId: user._id, campId: camp._id, paid: state });
    campers.push(String(camper._id));
  }
  return { parent: await api.signedIn(user), user, campers };
};

const lastPayment = (userId: string) =>
  api.models.Payment.findOne({ userId }).sort({ createdAt: -1, _id: -1 }).orFail().lean<StoredPayment>();

describe('the checkout', () => {
  it('opens at Stripe and is settled once by the success page’s check, however often it asks', async () => {
    const { parent, campers } = await family(false, false);

    const { status, body } = await parent.post('/api/stripe/create', { campers, userId: 'somebody else' });

    expect([status, new URL(body.msg).origin]).toEqual([200, stripe.url]);
    const { sessionId = '', _id } = await lastPayment(parent.userId);
    const before = await parent.get(`/api/stripe/user/${parent.userId}`);
    expect(before.body.payments).toEqual([
      {
        _id: String(_id),
        campers: [...campers].sort(),
        amount: 600,
        status: 'open',
        createdAt: expect.any(String),
      },
    ]);

    stripe.sessions.pay(sessionId);
    const checks = await Promise.all([1, 2, 3].map(() => parent.get(`/api/stripe/user/${parent.userId}`)));

    expect(checks.map(({ status }) => status)).toEqual([200, 200, 200]);
    const related = await parent.get('/api/data/user');
    expect(
      related.body.camper.map(({ paid, amountDue }: Record<string, unknown>) => [paid, amountDue]),
    ).toEqual([
      [true, 0],
      [true, 0],
    ]);
    expect(related.body.payments).toEqual([expect.objectContaining({ amount: 600, status: 'paid' })]);
    const settled = { name: 'payment.settled', 'payload.paymentId': String(_id) } as const;
    expect(await api.models.Outbox.countDocuments(settled)).toBe(1);
  });

  it('is closed at Stripe if one of its campers is deleted', async () => {
    const { parent, campers } = await family(false);
    await parent.post('/api/stripe/create', { campers });
    const { sessionId = '' } = await lastPayment(parent.userId);

    await parent.delete(`/api/camper/delete/${campers[0]}`).expect(200);

    expect((await lastPayment(parent.userId)).status).toBe('expired');
    expect(() => stripe.sessions.pay(sessionId)).toThrow();
  });

  it('keeps a camper who was paid for before Stripe reported the payment', async () => {
    const { parent, campers } = await family(false);
    await parent.post('/api/stripe/create', { campers });
    const { sessionId = '' } = await lastPayment(parent.userId);
    stripe.sessions.pay(sessionId);

    const { status, body } = await parent.delete(`/api/camper/delete/${campers[0]}`);

    expect([status, body.code]).toEqual([409, 'paid']);
    const camper = await api.models.Camper.findById(campers[0]).orFail();
    expect(camper.paid).toBe(true);
  });

  it('adds the late fee for campers registered after the due date', async () => {
    const { parent, user } = await family();
    const camp = await api.models.Camp.findOne({ year: 2026 }).orFail().lean();
    const late = new Date(camp.registrationCamperEnd.getTime() + 3 * 24 * 60 * 60 * 1000);
    const camper = await createCamper(api.models, {
      userId: user._id,
      campId: camp._id,
      paid: false,
      createdAt: late,
    });

    const { body } = await parent.get(`/api/camper/read/${String(camper._id)}`);

    expect(body.amountDue).toBe(325);
  });

  it.each<[string, null | boolean, number[], number, string]>([
    ['nobody', false, [], 400, 'invalid'],
    ['one camper twice', false, [0, 0], 400, 'invalid'],
    ['a paid camper', true, [0], 409, 'paid'],
    ['a camper without a payment link', null, [0], 409, 'not-payable'],
  ])('refuses %s', async (_who, paid, chosen, status, code) => {
    const { parent, campers } = await family(paid);
    const answer = await parent.post('/api/stripe/create', { campers: chosen.map((at) => campers[at]) });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await api.models.Payment.countDocuments({ userId: parent.userId })).toBe(0);
  });

  it('accepts the list of campers in every format', async () => {
    const { parent, campers } = await family(false);
    const [camper = ''] = campers;
    const form = (field: string, value: string) => parent.post('/api/stripe/create').field(field, value);
    const answers = [
      await form('campers', camper),
      await form('campers[]', camper),
      await form('campers', JSON.stringify(campers)),
      await parent.post('/api/stripe/create', { campers: camper }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('reports that the payment service is unavailable, and works again afterwards', async () => {
    const { parent, campers } = await family(false);
    stripe.faults.set({ api: [{ kind: 'down' }] });
    const away = await parent.post('/api/stripe/create', { campers });
    expect([away.status, away.body.code]).toEqual([502, 'payment-provider']);
    stripe.faults.clear();

    const back = await parent.post('/api/stripe/create', { campers });

    expect(back.status).toBe(200);
    expect(await api.models.Payment.countDocuments({ userId: parent.userId })).toBe(1);
  });
});

it('returns the family’s payments even if Stripe does not know one of the sessions', async () => {
  const { parent, campers } = await family(false);
  await parent.post('/api/stripe/create', { campers });
  const { _id } = await lastPayment(parent.userId);
  await api.models.Payment.updateOne({ _id }, { sessionId: 'cs_test_of_another_key_1' });

  const { status, body } = await parent.get(`/api/stripe/user/${parent.userId}`);

  expect(status).toBe(200);
  expect(body.payments).toEqual([expect.objectContaining({ _id: String(_id), status: 'expired' })]);
});

describe('the payment link', () => {
  it('goes to seated campers, and returns the skipped campers with reasons', async () => {
    const {
      campers: [fresh = ''],
    } = await family(null);
    const {
      campers: [asked = ''],
    } = await family(false);
    const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

    const { status, body } = await admin.post('/api/camper/sendpaymentlink', { campers: [fresh, asked] });

    expect([status, body.sent, body.skipped]).toEqual([200, 1, [{ id: asked, reason: expect.any(String) }]]);
    expect((await api.models.Camper.findById(fresh).orFail()).paid).toBe(false);
    const sent = { name: 'camper.payment-link-sent', 'payload.camperIds': fresh } as const;
    expect(await api.models.Outbox.countDocuments(sent)).toBe(1);
    const written = await api.models.Audit.find({ action: 'send-payment-link', recordIds: fresh }).lean();
    expect(written).toMatchObject([{ subject: 'camper' }]);
    expect([String(written[0]?.actorId), written[0]?.recordIds.map(String)]).toEqual([admin.userId, [fresh]]);
  });
});

describe('Stripe’s webhook event', () => {
  const webhookEvent = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: `cs_${id}`, payment_intent: `pi_${id}` } },
    });
  const send = (payload: string, signature?: string) => {
    const secret = api.deps.settings.stripeWebhookSecret;
    const header = signature ?? api.deps.stripe.webhooks.generateTestHeaderString({ payload, secret });
    return api.visitor
      .post('/api/stripe/webhook')
      .set({ 'content-type': 'application/json', 'stripe-signature': header })
      .send(payload);
  };

  it('is stored once with its event, however often it is sent', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(webhookEvent('evt_1'))));

    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(5).fill([200, { received: true }]),
    );
    expect(await api.models.WebhookEvent.find({ _id: 'evt_1' }).lean()).toEqual([
      expect.objectContaining({
        type: 'checkout.session.completed',
        objectId: 'cs_evt_1',
        paymentIntentId: 'pi_evt_1',
      }),
    ]);
    const received = { name: 'stripe.notice-received', 'payload.noticeId': 'evt_1' } as const;
    expect(await api.models.Outbox.countDocuments(received)).toBe(1);
  });

  it.each(['null', '{}', '"evt"', '{"id":"evt_9","type":"x","data":null}'])(
    'is refused if the signed content is no event: %s',
    async (payload) => {
      const { status, body } = await send(payload);
      expect([status, body.code]).toEqual([400, 'malformed']);
    },
  );

  it('is refused without Stripe’s signature (S70)', async () => {
    const signedOther = api.deps.stripe.webhooks.generateTestHeaderString({
      payload: webhookEvent('evt_3'),
      secret: api.deps.settings.stripeWebhookSecret,
    });
    for (const answer of [
      await send(webhookEvent('evt_2'), ''),
      await send(webhookEvent('evt_2'), signedOther),
    ])
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
    expect(await api.models.WebhookEvent.countDocuments({ _id: 'evt_2' })).toBe(0);
  });
});

it('compares with Stripe on request, and shows the stored result otherwise', async () => {
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const list = async (query = '') => {
    const { status, headers, body } = await admin.get(`/api/stripe/reconciliation${query}`);
    return { status, checkedAt: headers['x-checked-at'] as string | undefined, body };
  };
  const first = await list();
  const asked = stripe.requests.length;
  api.clock.pass(60_000);
  const again = await list();
  expect([again, stripe.requests.length]).toEqual([first, asked]);

  const now = await list('?now=true');
  expect(Date.parse(now.checkedAt ?? '') - Date.parse(first.checkedAt ?? '')).toBe(60_000);
  stripe.faults.set({ api: [{ kind: 'down' }] });
  expect([(await list('?now=true')).status, await list()]).toEqual([502, now]);
  stripe.faults.clear();
});
