import { systemClock } from '@camp/runtime/clock';
import { Types } from 'mongoose';
import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import { giveSeat, putOnWaitlist } from './seat-by-hand';

const { models, connection, ready } = openTestDatabase();
beforeAll(() => ready);

const actorId = new Types.ObjectId();
const by = { connection, models, clock: systemClock, actorId: actorId.toString() };
const stored = (_id: Types.ObjectId) => models.Camper.findById(_id).orFail().lean();

it.each([
  ['pay at once if the camp has sent payment links', true, null, false],
  ['wait for the payment link otherwise', false, null, null],
  ['stay paid', true, true, true],
])('lets a camper who is given a seat %s', async (_what, linksAreSent, before, after) => {
  const [{ _id: campId }, { _id: lastYear }] = [await createCamp(models), await createCamp(models)];
  await createCamper(models, { campId: linksAreSent ? campId : lastYear, paid: false });
  const waits = { waitlist: true, chosenWaitlist: true, paid: before };
  const camper = await createCamper(models, { campId, ...waits });

  await giveSeat(by, camper);

  const given = { waitlist: false, pinned: true, chosenWaitlist: false, paid: after };
  expect(await stored(camper._id)).toMatchObject(given);
});

it('audits who put a camper on the waitlist, and revokes the payment link', async () => {
  const camper = await createCamper(models, { paid: false });

  await putOnWaitlist(by, camper);

  expect(await stored(camper._id)).toMatchObject({ waitlist: true, pinned: true, paid: null });
  expect(await models.Audit.find({ recordIds: camper._id }).lean()).toMatchObject([
    { actorId, action: 'waitlist', subject: 'camper' },
  ]);
});

it.each([
  ['paid for', { paid: true }, 'This camper is paid for. Refund the payment first.'],
  ['waiting', { waitlist: true }, undefined],
])('leaves a camper who is %s', async (_what, values, reason) => {
  const camper = await createCamper(models, values);

  const moving = putOnWaitlist(by, { ...camper, paid: false, waitlist: false });

  await (reason ? expect(moving).rejects.toThrow(reason) : expect(moving).resolves.toBeUndefined());
  expect(await stored(camper._id)).toEqual(camper);
  expect(await models.Audit.exists({ recordIds: camper._id })).toBeNull();
});

it('gives no seat beyond the limit', async () => {
  const { _id: campId } = await createCamp(models, { waitListAfter: 1 });
  await createCamper(models, { campId });
  const camper = await createCamper(models, { campId, waitlist: true });

  await expect(giveSeat(by, camper)).rejects.toThrow('No seat is free.');

  expect(await stored(camper._id)).toEqual(camper);
});
