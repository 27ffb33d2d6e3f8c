import type { Action, Permissions } from '@camp/contracts/access/catalogue';
import type { HistoryEntry } from '@camp/contracts/history/entry';
import { registrationsOf } from '@camp/database/registration/registrations-of';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import type { StoredUser } from '@camp/database/user/user-model';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

beforeAll(() => createCamp(api.models, { year: 2026 }));

const administrator = async () =>
  api.signedIn(await api.createAccount({ roles: ['admin'], nameFirst: 'Ruth', nameLast: 'Alder' }));

const register = async (values: object = {}) => {
  const camp = await api.models.Camp.findOne({ year: 2026 }).orFail().lean();
  return createCamper(api.models, { campId: camp._id, ...values });
};

it('shows who sent the payment link and when, and that it was sent again', async () => {
  const { _id } = await register();
  const admin = await administrator();
  const body = { campers: [String(_id)] };
  await admin.post('/api/camper/sendpaymentlink', body).expect(200);
  api.clock.pass(60_000);

  const again = await admin.post('/api/camper/sendpaymentlink', { ...body, again: true });

  expect(again.body).toEqual({ sent: 1, skipped: [] });
  const { body: history } = await admin.get(`/api/camper/history/${String(_id)}`);
  expect(history).toEqual([
    { when: '2026-07-01T12:00:00.000Z', who: 'Ruth Alder', what: 'send-payment-link' },
    { when: '2026-07-01T12:01:00.000Z', who: 'Ruth Alder', what: 'send-payment-link' },
  ]);
  expect(
    await api.models.Outbox.countDocuments({
      name: 'camper.payment-link-sent',
      'payload.camperIds': String(_id),
    }),
  ).toBe(2);
});

it('is sent by who edits registrations and sees payments, and by nobody without both rights', async () => {
  const { _id } = await register();
  const send = async (held: Permissions) => {
    const { name } = await createRole(api.models, held);
    const client = await api.signedIn(await api.createAccount({ roles: [name] }));
    const { status } = await client.post('/api/camper/sendpaymentlink', { campers: [String(_id)] });
    return status;
  };

  expect(await send({ camper: ['view-all', 'edit-all'] })).toBe(403);
  expect(await send({ camper: ['view-all'], stripe: ['view-all', 'edit-all'] })).toBe(403);
  expect(await send({ camper: ['view-all', 'edit-all'], stripe: ['view-all'] })).toBe(200);
});

it.each([
  ['paid', { paid: true }, 'This camper is already paid for.'],
  ['waiting', { waitlist: true }, 'This camper is on the waitlist.'],
])('is not sent again to a camper who is %s', async (_state, values, reason) => {
  const { _id } = await register(values);
  const admin = await administrator();

  const { body } = await admin.post('/api/camper/sendpaymentlink', { campers: [String(_id)], again: true });

  expect(body).toEqual({ sent: 0, skipped: [{ id: String(_id), reason }] });
});

it('shows a family what the camp did without names and without views', async () => {
  const owner = await api.createAccount();
  const { _id } = await register({ userId: owner._id });
  const admin = await administrator();
  await admin.get(`/api/camper/read/${String(_id)}`).expect(200);
  await admin.post('/api/camper/sendpaymentlink', { campers: [String(_id)] }).expect(200);

  const { body } = await (await api.signedIn(owner)).get(`/api/camper/history/${String(_id)}`);

  expect(body).toMatchObject([{ who: 'The camp', what: 'send-payment-link' }]);
});

it('names nobody for automatic actions', async () => {
  const { _id } = await register();
  await api.models.Audit.create({ action: 'send-payment-link', subject: 'camper', recordIds: [_id] });
  const { body } = await (await administrator()).get(`/api/camper/history/${String(_id)}`);
  expect(body).toEqual([{ when: expect.any(String), what: 'send-payment-link' }]);
});

it('shows a camper’s refund from its audit row', async () => {
  const [{ _id }, { _id: other }] = [await register(), await register()];
  const refund = { action: 'refund', subject: 'payment' } as const;
  await api.models.Audit.create({ ...refund, recordIds: [new Types.ObjectId(), _id] });
  await api.models.Audit.create({ ...refund, recordIds: [new Types.ObjectId(), other] });

  const { body } = await (await administrator()).get(`/api/camper/history/${String(_id)}`);

  expect(body).toEqual([{ when: expect.any(String), what: 'refund' }]);
});

it('lists changed answers, the payment and the delivery of emails in order', async () => {
  const owner = await api.createAccount();
  const { _id, campId, createdAt } = await register({ userId: owner._id });
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  const stamped = (minutes: number) => ({ createdAt: at(minutes), updatedAt: at(minutes) });
  await api.models.Audit.create({
    action: 'change',
    subject: 'camper',
    actorId: owner._id,
    recordIds: [_id],
    fields: ['shirtSize', 'medicationsVal', 'covid'],
    ...stamped(2),
  });
  const { _id: paymentId } = await api.models.Payment.create({
    userId: owner._id,
    campId,
    campers: [_id],
    lines: [{ camperId: _id, name: 'Casey', cost: 30_000, lateFee: 0 }],
    amount: 30_000,
    expiresAt: at(60),
    status: 'paid',
    settledAt: at(3),
  });
  const mails = [
    { handler: 'mail.camper-registered', state: 'done', payload: { camperId: String(_id) }, at: 1 },
    { handler: 'mail.receipt', state: 'dead', payload: { paymentId: String(paymentId) }, at: 4 },
    { handler: 'mail.payment-link', state: 'working', payload: { camperIds: [String(_id)] }, at: 5 },
    { handler: 'image.resize', state: 'done', payload: { camperId: String(_id) }, at: 5 },
    { handler: 'mail.camper-registered', state: 'done', payload: { camperId: String(owner._id) }, at: 5 },
  ] as const;
  for (const { at: minutes, ...delivery } of mails)
    await api.models.Delivery.create({ ...delivery, eventId: new Types.ObjectId(), ...stamped(minutes) });
  const history = async (client: { get: (path: string) => Promise<{ body: object[] }> }) =>
    (await client.get(`/api/camper/history/${String(_id)}`)).body.map((entry) => ({
      ...entry,
      when: undefined,
    }));
  const rest = [{ what: 'paid' }, { what: 'mail-refused', mail: 'receipt' }];
  const received = { what: 'mail-accepted', mail: 'registration received' };

  expect(await history(await api.signedIn(owner))).toEqual([
    received,
    { what: 'change', who: 'You', fields: ['shirtSize', 'medicationsVal', 'covid'] },
    ...rest,
  ]);
  const { name } = await createRole(api.models, { camper: ['view-all'] });
  expect(await history(await api.signedIn(await api.createAccount({ roles: [name] })))).toEqual([
    received,
    { what: 'change', who: expect.any(String), fields: ['shirtSize'], medical: true },
    ...rest,
  ]);
});

it('shows no payment while its checkout is open', async () => {
  const camper = await register();
  await createPayment(api.models, [camper], { status: 'open', settledAt: undefined });
  const { body } = await (await administrator()).get(`/api/camper/history/${String(camper._id)}`).expect(200);
  expect(body).toEqual([]);
});

it.each([
  ['camper', 'camperIds', 'mail.payment-link', 'payment link', () => register()],
  ['camper', 'recordId', 'mail.image-unreadable', 'picture can’t be read', () => register()],
  [
    'counselor',
    'counselorId',
    'mail.counselor-registered',
    'counselor registration received',
    () => createCounselor(api.models),
  ],
  [
    'counselor-app',
    'applicationId',
    'mail.counselor-applied',
    'counselor application received',
    () => createCounselorApplication(api.models),
  ],
  [
    'staff',
    'staffApplicationId',
    'mail.staff-applied',
    'staff application received',
    () => createStaffApplication(api.models),
  ],
  ['counselor', 'recordId', 'mail.proof-received', 'picture received', () => createCounselor(api.models)],
  ['staff', 'recordId', 'mail.proof-received', 'picture received', () => createStaffApplication(api.models)],
] as const)('of a %s shows emails that name the record by %s', async (kind, name, handler, words, make) => {
  const [one, other] = [await make(), await make()];
  for (const { _id } of [one, other])
    await api.models.Delivery.create({
      ...{ handler, state: 'done', eventId: new Types.ObjectId() },
      payload: { [name]: name === 'camperIds' ? [String(_id)] : String(_id) },
    });
  const admin = await administrator();
  const { body } = await admin.get(`/api/${kind}/history/${String(one._id)}`).expect(200);
  expect(body).toEqual([{ when: expect.any(String), what: 'mail-accepted', mail: words }]);
});

it.each([
  ['camper', () => register()],
  ['counselor', () => createCounselor(api.models)],
  ['staff', () => createStaffApplication(api.models)],
] as const)('of a %s shows emails about a proof only to readers of medical answers', async (kind, make) => {
  const owner = await api.createAccount();
  const { _id } = await make();
  await registrationsOf(api.models, kind).updateOne({ _id }, { userId: owner._id });
  for (const handler of ['mail.proof-received', 'mail.proof-unreadable', 'mail.image-unreadable'])
    await api.models.Delivery.create({
      ...{ handler, state: 'done', eventId: new Types.ObjectId() },
      payload: { kind, recordId: String(_id) },
    });
  const mailsFor = async (account: Pick<StoredUser, '_id'>) => {
    const client = await api.signedIn(account);
    const { body } = await client.get(`/api/${kind}/history/${String(_id)}`).expect(200);
    return (body as HistoryEntry[]).map(({ mail }) => mail).sort();
  };
  const holderOf = async (...rights: Action[]) => {
    const { name } = await createRole(api.models, { [kind]: rights });
    return api.createAccount({ roles: [name] });
  };
  const all = ['picture can’t be read', 'picture can’t be read', 'picture received'];

  expect(await mailsFor(await holderOf('view-all'))).toEqual([]);
  expect(await mailsFor(await holderOf('view-all', 'data'))).toEqual(all);
  expect(await mailsFor(owner)).toEqual(all);
});
