import { readSeats } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { PaymentRefund } from '@camp/database/payment/payment-model';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { followRefund, offerSeatsOfGone } from './follow-refund';

const { models, connection, deps, family, paidOf, eventsOf } = preparePayments();

/** Follows a completed refund of the first of two paid campers. */
async function follow(
  values: Partial<PaymentRefund> = {},
  others: readonly PaymentRefund['status'][] = [],
  actorId?: string,
) {
  const { campers } = await family(2, { paid: true });
  const [first, second] = campers as [StoredCamper, StoredCamper];
  const refundOf = ({ _id }: StoredCamper, status: PaymentRefund['status']): PaymentRefund => ({
    _id: new Types.ObjectId(),
    ...{ campers: [_id], amount: 30_000, reason: 'Ill.', status, requestedAt: new Date(0) },
  });
  const refund = { ...refundOf(first, 'done'), ...values };
  const refunds = [refund, ...others.map((status) => refundOf(second, status))];
  const payment = await createPayment(models, [first, second], { refunds });
  const paymentId = payment._id.toString();
  const states = await failedJobs(paymentId);
  const followed = await inTransaction(connection, (session) =>
    followRefund(deps(), session, payment, refund, actorId),
  );
  const audit = await models.Audit.find({ recordIds: payment._id }, { _id: 0, __v: 0, at: 0 }).lean();
  const ids = { paymentId, refundId: refund._id.toString() };
  return { followed, audit, first, payment, ids, states: await states() };
}

/** Stores two failed jobs: one that sends the payment's refunds, and one that processes the notice of a failure. */
async function failedJobs(paymentId: string) {
  const noticeId = `evt_${paymentId}`;
  await models.WebhookEvent.create({ _id: noticeId, type: 'refund.failed', objectId: `re_${paymentId}` });
  const failed = [
    { handler: 'payment.refund', payload: { paymentId } },
    { handler: 'payment.settle-from-notice', payload: { noticeId } },
  ];
  const ids: Types.ObjectId[] = [];
  for (const job of failed) {
    const { _id } = await models.Delivery.create({ ...job, eventId: new Types.ObjectId(), state: 'dead' });
    ids.push(_id);
  }
  return () => Promise.all(ids.map(async (_id) => (await models.Delivery.findById(_id).orFail()).state));
}

it('audits a refund with its administrator, applies it and emails the family', async () => {
  const actorId = new Types.ObjectId();
  const { followed, audit, first, payment, ids } = await follow({ seat: 'keep' }, [], actorId.toString());

  expect(audit).toMatchObject([
    { action: 'refund', subject: 'payment', actorId, recordIds: [payment._id, first._id] },
  ]);
  expect(followed).toMatchObject({ gone: [], rows: [{ name: 'payment.refunded', payload: ids }] });
  expect(await eventsOf(payment._id)).toEqual(['payment.refunded']);
  expect(await paidOf(first)).toBe(false);
});

it('names nobody in the audit row of an automatic refund', async () => {
  const { audit } = await follow();

  expect(audit).toHaveLength(1);
  expect(audit[0]?.actorId).toBeUndefined();
});

it('doesn’t email a family again that was emailed about the refund', async () => {
  const { followed, payment, first } = await follow({ toldAt: new Date(0), seat: 'cancel' });

  expect(followed).toMatchObject({ gone: [{ _id: first._id }], rows: [] });
  expect(await eventsOf(payment._id)).toEqual([]);
});

it('returns the canceled registrations beside the email', async () => {
  const { followed, first } = await follow({ seat: 'cancel' });

  expect(followed).toMatchObject({ gone: [{ _id: first._id }], rows: [{ name: 'payment.refunded' }] });
});

it.each([
  [[], 'done'],
  [['done'], 'done'],
  [['due'], 'dead'],
  [['failed'], 'dead'],
] as const)('beside the refunds %j, the failed job of the payment is %s', async (others, state) => {
  expect((await follow({}, others)).states).toEqual([state, 'dead']);
});

it('resolves the notices of earlier attempts that failed', async () => {
  const { campers } = await family(1);
  const payment = await createPayment(models, campers as [StoredCamper]);
  const states = await failedJobs(payment._id.toString());
  const refund: PaymentRefund = {
    _id: new Types.ObjectId(),
    ...{ campers: payment.campers, amount: 1, reason: 'Ill.', status: 'done', requestedAt: new Date(0) },
    failedRefundIds: [`re_${payment._id.toString()}`],
  };

  await inTransaction(connection, (session) => followRefund(deps(), session, payment, refund, undefined));

  expect(await states()).toEqual(['done', 'done']);
});

it('frees the seats of all deleted registrations and offers them', async () => {
  const { camp, campers } = await family(3, {}, { waitListAfter: 3 });
  const gone = campers.slice(0, 2);
  const waiting = [];
  for (const _ of [1, 2, 3]) waiting.push(await createCamper(models, { campId: camp._id, waitlist: true }));
  await models.Camper.deleteMany({ _id: gone[0]?._id });
  await models.Camper.deleteMany({ _id: gone[1]?._id });

  const rows = await offerSeatsOfGone(deps(), { campId: camp._id }, gone);

  const offered = waiting.slice(0, 2).map(({ _id }) => _id.toString());
  expect(rows.map(({ name, payload }) => [name, payload.camperId])).toEqual(
    offered.map((id) => ['camper.seat-offered', id]),
  );
  const claims = (await readSeats(models, camp._id))?.claims.map(({ camperId }) => camperId.toString());
  expect(claims?.sort()).toEqual([campers[2]?._id.toString(), ...offered].sort());
});

it('offers no seat if nobody was deleted', async () => {
  const { camp } = await family(1, {}, { waitListAfter: 2 });
  await createCamper(models, { campId: camp._id, waitlist: true });

  expect(await offerSeatsOfGone(deps(), { campId: camp._id }, [])).toEqual([]);
});
