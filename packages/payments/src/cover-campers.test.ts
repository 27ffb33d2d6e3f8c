import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { PaymentLine } from '@camp/database/payment/payment-model';
import { createPayment } from '@camp/database/test/factories/payment';
import { inTransaction } from '@camp/database/transaction';
import type { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { coverCampers } from './cover-campers';

const { models, connection, deps, family, payOtherwise } = preparePayments();

/** Covers three campers with a new payment, each with the given state. */
async function cover(
  states: [Partial<StoredCamper>, Partial<StoredCamper>, Partial<StoredCamper>],
  {
    meanwhile = () => Promise.resolve(),
    movedUp = () => [],
    price = { cost: 30_000, lateFee: 2_500 },
    receipt,
  }: {
    meanwhile?: (campers: readonly StoredCamper[]) => Promise<unknown>;
    movedUp?: (campers: readonly StoredCamper[]) => Types.ObjectId[];
    price?: Pick<PaymentLine, 'cost' | 'lateFee'>;
    receipt?: 'silent';
  } = {},
) {
  const { campers } = await family(3);
  for (const [at, state] of states.entries()) await models.Camper.updateOne({ _id: campers[at]?._id }, state);
  await meanwhile(campers);
  const payment = await createPayment(models, campers as [StoredCamper], {
    lines: campers.map(({ _id: camperId }) => ({ camperId, name: 'Casey Camper', ...price })),
  });
  const other = await createPayment(models, campers as [StoredCamper], { settledAt: undefined });
  const coverage = await inTransaction(connection, (session) =>
    coverCampers(deps(), session, payment, movedUp(campers), receipt),
  );
  const stored = await models.Payment.findById(payment._id).orFail().lean();
  expect((await models.Payment.findById(other._id).orFail().lean()).refunds).toEqual([]);
  const events = await models.Outbox.find({ 'payload.paymentId': payment._id.toString() }).lean();
  expect(events.map(({ _id }) => _id)).toEqual(coverage.rows.map(({ _id }) => _id));
  return {
    campers,
    payment,
    standing: await Promise.all(
      campers.map(async ({ _id }) => {
        const camper = await models.Camper.findById(_id).lean();
        return camper && [camper.paid, camper.waitlist];
      }),
    ),
    uncovered: coverage.uncovered.map(({ camperId }) => camperId),
    events: events.map(({ name }) => name),
    refunds: stored.refunds,
  };
}

const unpaid = { paid: false };

it('covers seated campers, also one who was not asked to pay yet', async () => {
  const covered = await cover([unpaid, { paid: null }, unpaid]);

  expect(covered).toMatchObject({ events: ['payment.settled'], uncovered: [], refunds: [] });
  expect(covered.standing).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
});

it('covers a paid camper whom no other payment covers, without a change', async () => {
  const covered = await cover([{ paid: true }, unpaid, unpaid]);

  expect(covered).toMatchObject({ events: ['payment.settled'], uncovered: [], refunds: [] });
});

it('covers an unpaid camper even if another payment does too', async () => {
  const covered = await cover([unpaid, unpaid, unpaid], {
    meanwhile: async ([first]) => {
      await payOtherwise(first!);
      await models.Camper.updateOne({ _id: first?._id }, unpaid);
    },
  });

  expect(covered).toMatchObject({ events: ['payment.settled'], uncovered: [], refunds: [] });
});

it('seats the waitlisted campers with a renewed claim, unless they were pinned, and refunds the others', async () => {
  const covered = await cover(
    [
      { waitlist: true, pinned: false },
      { waitlist: true, pinned: true },
      { waitlist: true, pinned: false },
    ],
    { movedUp: ([first, second]) => [first!._id, second!._id] },
  );

  const [, second, third] = covered.campers.map(({ _id }) => _id);
  expect(covered.standing).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
  expect(covered.uncovered).toEqual([second, third]);
  expect(covered.events).toEqual(['payment.settled', 'payment.refund-due']);
});

it('refunds campers who are gone and campers who are covered already, each with the reason', async () => {
  const { campers, payment, ...covered } = await cover([unpaid, unpaid, unpaid], {
    meanwhile: async ([first, second]) => {
      await models.Camper.deleteOne({ _id: first?._id });
      await payOtherwise(second!);
    },
  });

  const [first, second] = campers.map(({ _id }) => _id);
  const automatic = { _id: expect.anything(), status: 'due', requestedAt: payment.settledAt };
  expect(covered.refunds).toEqual([
    {
      ...{ ...automatic, campers: [first], amount: 32_500 },
      reason: 'The spot was no longer available when the payment arrived.',
    },
    {
      ...{ ...automatic, campers: [second], amount: 32_500 },
      reason: 'The spot was already paid for by another payment.',
    },
  ]);
  expect(covered.uncovered).toEqual([first, second]);
  expect(covered.standing).toEqual([null, [true, false], [true, false]]);
  expect(covered.events).toEqual(['payment.settled', 'payment.refund-due']);
});

it('sends no receipt for a payment that covers nobody', async () => {
  const { events, refunds } = await cover([unpaid, unpaid, unpaid], {
    meanwhile: ([first]) => models.Camper.deleteMany({ campId: first?.campId }),
  });

  expect(events).toEqual(['payment.refund-due']);
  expect(refunds).toMatchObject([{ amount: 97_500, campers: [{}, {}, {}] }]);
});

it('sends no second receipt', async () => {
  expect(await cover([unpaid, unpaid, unpaid], { receipt: 'silent' })).toMatchObject({
    ...{ events: [], refunds: [], uncovered: [] },
    standing: [
      [true, false],
      [true, false],
      [true, false],
    ],
  });
});

it('refunds nothing for a free spot that is gone', async () => {
  const { events, refunds, uncovered, campers } = await cover([unpaid, unpaid, unpaid], {
    meanwhile: ([first]) => models.Camper.deleteOne({ _id: first?._id }),
    price: { cost: 0, lateFee: 0 },
  });

  expect([events, refunds, uncovered]).toEqual([['payment.settled'], [], [campers[0]?._id]]);
});
