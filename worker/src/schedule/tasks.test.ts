import { readSeats } from '@camp/database/camp/seats';
import { openCheckout } from '@camp/payments/open-checkout';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { Types } from 'mongoose';
import { prepareWorker } from '../../test/fixture';
import { paymentDependencies } from '../payment/handle-payments';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const mailedTo = (address: string) =>
  bench()
    .inbox.messages()
    .filter(({ recipients }) => recipients.includes(address));

it('offers a free seat to the longest-waiting camper (I1)', async () => {
  const camp = await createCamp(models(), { waitListAfter: 1 });
  const user = await createUser(models());
  const waiting = { campId: camp._id, waitlist: true };
  const first = await createCamper(models(), { ...waiting, userId: user._id });
  const second = await createCamper(models(), waiting);

  bench().work();
  await bench().until('the email came', () => mailedTo(user.email).length > 0);

  expect(await models().Camper.findById(first._id).lean()).toMatchObject({ waitlist: false, paid: null });
  expect(await models().Camper.findById(second._id).lean()).toMatchObject({ waitlist: true });
  const seats = await readSeats(models(), camp._id);
  expect(seats?.claims.map(({ camperId }) => camperId)).toEqual([first._id]);
});

it('sends the payment links that are due, once per family', async () => {
  const camp = await createCamp(models(), { waitListDate: inDays(-1) });
  const user = await createUser(models());
  const campers = await Promise.all(
    [1, 2].map(() => createCamper(models(), { campId: camp._id, userId: user._id })),
  );

  bench().work();
  await bench().until('the email came', () => mailedTo(user.email).length > 0);

  const states = await models().Camper.find({ userId: user._id }).lean();
  expect(states.map(({ paid }) => paid)).toEqual(campers.map(() => false));
  expect(mailedTo(user.email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Your payment link'),
  ]);
});

it('settles a payment without a webhook (F14)', async () => {
  const user = await createUser(models());
  const camper = await createCamper(models(), { userId: user._id, paid: false });
  await openCheckout(paymentDependencies(bench().deps), {
    userId: user._id,
    email: user.email,
    camperIds: [camper._id.toString()],
    publicUrl: 'http://camp.test',
  });
  const payment = await models().Payment.findOne({ userId: user._id }).lean();
  bench().simulator.sessions.pay(String(payment?.sessionId));

  bench().work();
  await bench().until('the receipt came', () => mailedTo(user.email).length > 0);

  expect(await models().Camper.findById(camper._id).lean()).toMatchObject({ paid: true });
});

it('deletes images of a camp that ended 90 days ago, and failed originals', async () => {
  const over = { endDate: inDays(-95), campSunday: inDays(-92), year: 2020 };
  const [old, current] = await Promise.all(
    [over, {}].map(async (dates) => {
      const camp = await createCamp(models(), dates);
      const camper = await createCamper(models(), { campId: camp._id });
      const image = await models().Image.create({
        subject: 'camper',
        recordId: camper._id,
        bytes: Buffer.from('picture'),
        contentType: 'image/webp',
        state: 'ready',
      });
      await models().Camper.updateOne({ _id: camper._id }, { imageId: image._id });
      return { camper, image };
    }),
  );

  const failed = await models().Image.create({
    subject: 'staff-about',
    recordId: new Types.ObjectId(),
    bytes: Buffer.from('kept by an earlier version'),
    contentType: 'image/jpeg',
    state: 'failed',
  });

  bench().work();
  await bench().until(
    'the old one is gone',
    async () => !(await models().Image.exists({ _id: old?.image._id })),
  );

  expect(await models().Camper.findById(old?.camper._id).lean()).toMatchObject({ imageId: null });
  expect(await models().Image.exists({ _id: current?.image._id })).not.toBeNull();
  expect((await models().Image.findById(failed._id).orFail()).bytes).toHaveLength(0);
});
