import { campContent, legalNameAndAddress } from '@camp/contracts/content/camp';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { Types } from 'mongoose';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

const mailTo = (address: string) => bench().inbox.waitFor(({ recipients }) => recipients.includes(address));

describe('a payment', () => {
  const settledAt = new Date('2030-07-20T12:00:00Z');
  const refundOf = (camper: Types.ObjectId | undefined): PaymentRefund => ({
    _id: new Types.ObjectId(),
    campers: camper ? [camper] : [],
    amount: 30_000,
    reason: 'The spot is gone.',
    status: 'due',
    requestedAt: settledAt,
  });
  async function paymentOf(values: (campers: Types.ObjectId[]) => Partial<StoredPayment>) {
    const user = await createUser(models());
    const camp = await createCamp(models());
    const campers = [new Types.ObjectId(), new Types.ObjectId()];
    const [first, second] = campers as [Types.ObjectId, Types.ObjectId];
    const payment = await models().Payment.create({
      userId: user._id,
      campId: camp._id,
      campers,
      lines: [
        { camperId: first, name: 'Ann Doe', cost: 30_000, lateFee: 0 },
        { camperId: second, name: 'Ben Doe', cost: 30_000, lateFee: 2_500 },
      ],
      amount: 62_500,
      status: 'paid',
      expiresAt: settledAt,
      settledAt,
      ...values(campers),
    });
    return { user, paymentId: payment._id.toString() };
  }

  it('gets a receipt with lines, late fee and total', async () => {
    const { user, paymentId } = await paymentOf(() => ({}));

    await bench().happen('payment.settled', { paymentId });

    const { text } = await mailTo(user.email);
    for (const line of [
      'Ann Doe: $300.00',
      'Ben Doe: $300.00',
      'Ben Doe, late fee: $25.00',
      'Total: $625.00',
      `Paid to: ${legalNameAndAddress()}`,
      `EIN: ${campContent.organization.ein}`,
    ])
      expect(text).toContain(line);
  });

  it('gets a receipt without amounts that are refunded at once', async () => {
    const { user, paymentId } = await paymentOf(([first]) => ({ refunds: [refundOf(first)] }));

    await bench().happen('payment.settled', { paymentId });

    const { text, attachments } = await mailTo(user.email);
    expect(text).not.toContain('Ann Doe');
    expect(text).toContain('Total: $325.00');
    const calendar = attachments.find(({ name }) => name === 'camp.ics')?.content.toString();
    expect(calendar).toContain('Check-in for Ben Doe');
    expect(calendar).toContain('STATUS:CONFIRMED');
    expect(calendar).not.toContain('Ann Doe');
  });

  it('of $0 gets a confirmation', async () => {
    const { user, paymentId } = await paymentOf(([camperId]) => ({
      lines: [{ camperId: camperId!, name: 'Ann Doe', cost: 0, lateFee: 0 }],
      amount: 0,
    }));

    await bench().happen('payment.settled', { paymentId });

    const { subject, text } = await mailTo(user.email);
    expect(subject).toContain('is confirmed');
    expect(text).toContain('Ann Doe: Free');
  });

  it('gets a receipt with a camper’s refunds, done and due', async () => {
    const { user, paymentId } = await paymentOf(([first]) => ({
      refunds: [
        { ...refundOf(first), amount: 5_000, status: 'done' },
        { ...refundOf(first), amount: 3_000 },
        { ...refundOf(first), amount: 1_000, status: 'failed' },
      ],
    }));

    await bench().happen('payment.receipt-wanted', { paymentId });

    const { text } = await mailTo(user.email);
    expect(text).toContain('Ann Doe, refunded: -$80.00');
    expect(text).toContain('Total: $545.00');
  });

  const canceled = 'The registration for Ann Doe is canceled.';
  const payAgain = 'Ben Doe keeps the spot. Please pay again from your profile.';

  it.each([
    ['says who is canceled and who pays again', 'keep', { paid: false }, [canceled, payAgain]],
    [
      'asks nobody on the waitlist to pay again',
      'keep',
      { paid: false, waitlist: true, pinned: true },
      [canceled],
    ],
    ['asks nobody to pay again for a paid camper', 'keep', { paid: true }, [canceled]],
    ['says nothing about seats of an automatic refund', undefined, { paid: false }, []],
  ] as const)('is refunded with an email that %s', async (_what, seat, ben, words) => {
    const { user, paymentId } = await paymentOf((campers) => ({
      refunds: [{ ...refundOf(undefined), campers, status: 'done', ...(seat && { seat }) }],
    }));
    const payment = await models().Payment.findById(paymentId).orFail().lean();
    const { campId, campers } = payment;
    await createCamper(models(), { _id: campers[1], userId: user._id, campId, ...ben });

    const refundId = String(payment.refunds[0]?._id);
    await bench().happen('payment.refunded', { paymentId, refundId });

    const { text } = await mailTo(user.email);
    expect([canceled, payAgain].filter((sentence) => text.includes(sentence))).toEqual(words);
  });

  it('that the bank didn’t pay asks only for campers who still have to be paid for', async () => {
    const { user, paymentId } = await paymentOf(() => ({ status: 'failed', settledAt: undefined }));
    const { campId, campers } = await models().Payment.findById(paymentId).orFail().lean();
    const stored = { userId: user._id, campId };
    await createCamper(models(), { ...stored, _id: campers[0], paid: true });
    await createCamper(models(), { ...stored, _id: campers[1], paid: false });

    await bench().happen('payment.failed', { paymentId });

    const { text } = await mailTo(user.email);
    expect(text).toContain('Outstanding: $325.00');
    expect(text).toContain('For: Ben Doe');
    expect(text).not.toContain('Ann Doe');
  });

  it('gets an email with what was refunded and why', async () => {
    const { user, paymentId } = await paymentOf(([first, second]) => ({
      refunds: [{ ...refundOf(first), status: 'done' }, refundOf(second)],
    }));

    await bench().happen('payment.refunded', { paymentId });

    const { text } = await mailTo(user.email);
    expect(text).toContain('$300.00 for Ann Doe: The spot is gone.');
    expect(text).not.toContain('Ben Doe');
  });

  it('gets an email for each refund', async () => {
    const again = { amount: 32_500, reason: 'The spot was paid for twice.', status: 'done' } as const;
    const refunds = (campers: Types.ObjectId[]) => [
      { ...refundOf(campers[0]), status: 'done' as const },
      { ...refundOf(campers[1]), ...again },
    ];
    const { user, paymentId } = await paymentOf((campers) => ({ refunds: refunds(campers) }));
    const stored = await models().Payment.findById(paymentId).orFail().lean();

    const refundId = String(stored.refunds[1]?._id);
    await bench().happen('payment.refunded', { paymentId, refundId });

    const { text } = await mailTo(user.email);
    expect(text).toContain('$325.00 for Ben Doe: The spot was paid for twice.');
    expect(text).not.toContain('Ann Doe');
  });
});
