import { createCamp } from '@camp/testing/factories/camp';
import { createCamper } from '@camp/testing/factories/camper';
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

it('tells who sent the payment link and when, and that it was sent again', async () => {
  const { _id } = await register();
  const office = await administrator();
  const body = { campers: [String(_id)] };
  await office.post('/api/camper/sendpaymentlink', body).expect(200);
  api.clock.pass(60_000);

  const again = await office.post('/api/camper/sendpaymentlink', { ...body, again: true });

  expect(again.body).toEqual({ sent: 1, skipped: [] });
  const { body: history } = await office.get(`/api/camper/history/${String(_id)}`);
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

it.each([
  ['paid', { paid: true }, 'The camper is paid for.'],
  ['waiting', { waitlist: true }, 'The camper is on the waitlist.'],
])('is not sent again to somebody who is %s', async (_state, values, reason) => {
  const { _id } = await register(values);
  const office = await administrator();

  const { body } = await office.post('/api/camper/sendpaymentlink', { campers: [String(_id)], again: true });

  expect(body).toEqual({ sent: 0, skipped: [{ id: String(_id), reason }] });
});

it('tells a family what the camp did, not who; reads are no part of it', async () => {
  const owner = await api.createAccount();
  const { _id } = await register({ userId: owner._id });
  const office = await administrator();
  await office.get(`/api/camper/read/${String(_id)}`).expect(200);
  await office.post('/api/camper/sendpaymentlink', { campers: [String(_id)] }).expect(200);

  const { body } = await (await api.signedIn(owner)).get(`/api/camper/history/${String(_id)}`);

  expect(body).toMatchObject([{ who: 'The camp', what: 'send-payment-link' }]);
});

it('names nobody where the product did it by itself', async () => {
  const { _id } = await register();
  await api.models.Audit.create({ action: 'send-payment-link', subject: 'camper', recordIds: [_id] });
  const { body } = await (await administrator()).get(`/api/camper/history/${String(_id)}`);
  expect(body).toEqual([{ when: expect.any(String), what: 'send-payment-link' }]);
});

it('tells that money went back for the camper, as the product writes it down', async () => {
  const [{ _id }, { _id: other }] = [await register(), await register()];
  const refund = { action: 'refund', subject: 'payment' } as const;
  await api.models.Audit.create({ ...refund, recordIds: [new Types.ObjectId(), _id] });
  await api.models.Audit.create({ ...refund, recordIds: [new Types.ObjectId(), other] });

  const { body } = await (await administrator()).get(`/api/camper/history/${String(_id)}`);

  expect(body).toEqual([{ when: expect.any(String), what: 'refund' }]);
});
