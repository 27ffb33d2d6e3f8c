import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

const refundOf = (status: PaymentRefund['status']): PaymentRefund => ({
  ...{ _id: new Types.ObjectId(), campers: [], amount: 10_000, reason: 'Fell ill.', status },
  requestedAt: new Date('2026-07-01T10:00:00Z'),
});
const dispute: PaymentDispute = {
  ...{ stripeId: 'du_1', amount: 30_000, reason: 'product_not_received', status: 'open', toDo: true },
  openedAt: new Date('2026-07-01T10:00:00Z'),
  dueBy: new Date('2026-07-20T10:00:00Z'),
};

/** The reasons why a payment needs attention, most urgent first. */
const reasons: [string, Partial<StoredPayment>][] = [
  ['sent-back', { sentBackAt: new Date('2026-07-01T11:00:00Z') }],
  ['disputed', { disputes: [dispute] }],
  ['refund-failed', { refunds: [refundOf('failed')] }],
  ['refund-due', { refunds: [refundOf('due')] }],
];

/** Payments of one camp, by their expected state. */
async function payments() {
  const { _id: campId } = await createCamp(api.models, { year: 2026 });
  const camper = await createCamper(api.models, { campId });
  const standings: [string, string][] = [];
  const add = async (standing: string, values: Partial<StoredPayment>) => {
    const { _id } = await createPayment(api.models, [camper], values);
    standings.push([String(_id), standing]);
  };
  await add('mismatch', { mismatch: 'amount 1' });
  for (const [, others] of reasons.slice(1)) await add('mismatch', { mismatch: 'amount 1', ...others });
  for (const [at, [standing, values]] of reasons.entries()) {
    await add(standing, values);
    for (const [, less] of reasons.slice(at + 1))
      await add(standing, {
        ...less,
        ...values,
        refunds: [values, less].flatMap(({ refunds = [] }) => refunds),
      });
  }
  await add('refunded', { status: 'refunded', refunds: [refundOf('done')] });
  await add('failed', { status: 'failed', settledAt: undefined });
  await add('paid', { disputes: [{ ...dispute, status: 'won', toDo: false }] });
  return standings;
}

it('is the most urgent status, and no other filtered list contains the payment', async () => {
  const standings = await payments();
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const list = async (query: string) => {
    const { body } = await admin.get(`/api/stripe/list?${query}`).expect(200);
    return (body as ListedPayment[]).map(({ _id, standing }) => [_id, standing]).sort();
  };

  expect(await list('')).toEqual(standings.sort());
  for (const standing of new Set(standings.map(([, one]) => one)))
    expect(await list(`standing=${standing}`)).toEqual(standings.filter(([, one]) => one === standing));
});

it('is shown with its mismatch, dispute and refund', async () => {
  await api.models.Payment.deleteMany({});
  const camper = await createCamper(api.models, { campId: (await api.models.Camp.findOne().orFail())._id });
  const { _id } = await createPayment(api.models, [camper], {
    ...{ mismatch: 'amount 1', sentBackAt: new Date('2026-07-01T11:00:00Z'), paymentIntentId: undefined },
    disputes: [{ ...dispute, status: 'lost', closedAt: new Date('2026-07-21T10:00:00Z') }],
    refunds: [{ ...refundOf('done'), disputeId: dispute.stripeId, campers: [camper._id] }],
  });
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

  const { body } = await admin.get('/api/stripe/list').expect(200);

  expect(body).toMatchObject([
    {
      mismatch: 'amount 1',
      sentBackAt: '2026-07-01T11:00:00.000Z',
      reference: `cs_test_${String(_id)}`,
      disputes: [
        {
          amount: 300,
          reason: 'product not received',
          status: 'lost',
          openedAt: '2026-07-01T10:00:00.000Z',
          dueBy: '2026-07-20T10:00:00.000Z',
          closedAt: '2026-07-21T10:00:00.000Z',
        },
      ],
      refunds: [{ isDispute: true, amount: 100 }],
    },
  ]);
  expect(body[0].refunds[0]).not.toHaveProperty('who');
  expect(body[0]).not.toHaveProperty('stripePage');
});
