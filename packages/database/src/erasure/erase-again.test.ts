import { Types } from 'mongoose';
import { createCamper } from '../../test/factories/camper';
import { createPayment } from '../../test/factories/payment';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { eraseAgain } from './erase-again';
import { forgottenReason } from './forget-payments';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

it('keeps payments, without what people wrote about refunds', async () => {
  const refund = { amount: 100, status: 'done', requestedAt: new Date() } as const;
  const pay = async () => {
    const camper = await createCamper(models, { userId: (await createUser(models))._id });
    const about = { ...refund, campers: [camper._id] };
    const written = { submissionKey: 'a key', submissionBody: 'a hash' };
    return createPayment(models, [camper], {
      refunds: [
        { ...about, ...written, _id: new Types.ObjectId(), reason: 'Sam broke his arm' },
        { ...about, _id: new Types.ObjectId(), reason: 'Refunded by hand.' },
      ],
    });
  };
  const [gone, stays] = [await pay(), await pay()];

  await eraseAgain(models, [gone.userId]);
  await eraseAgain(models, [gone.userId]);

  const found = await models.Payment.findById(gone._id).orFail().lean();
  expect(found).toMatchObject({ amount: 30_000, lines: [{ name: 'A camper', cost: 30_000 }] });
  expect(found.refunds.map(({ reason }) => reason)).toEqual([forgottenReason, 'Refunded by hand.']);
  expect(found.refunds[0]).toMatchObject({ amount: 100, submissionKey: 'a key' });
  expect(found.refunds[0]).not.toHaveProperty('submissionBody');
  expect(await models.Payment.findById(stays._id).lean()).toMatchObject({
    refunds: [{ reason: 'Sam broke his arm', submissionBody: 'a hash' }, {}],
  });
});
