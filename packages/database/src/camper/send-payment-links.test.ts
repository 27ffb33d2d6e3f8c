import { endOfDueDay } from '@camp/contracts/camp/dates';
import { paymentLinksDueFrom } from '@camp/contracts/camp/payment-links';
import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { Types } from 'mongoose';
import { sendDuePaymentLinks, sendPaymentLinks } from './send-payment-links';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

/** The factory's first camp is in 2030. */
const beforeAnyCamp = new Date('2029-12-31T12:00:00Z');

it('sends one email per family and reports why it skipped other campers', async () => {
  const camp = await createCamp(models);
  const [one, two] = [await createUser(models), await createUser(models)];
  const camper = (userId: Types.ObjectId, values = {}) =>
    createCamper(models, { campId: camp._id, userId, ...values });
  const payable = [await camper(one._id), await camper(one._id), await camper(two._id)];
  const skipped = [
    await camper(one._id, { paid: true }),
    await camper(one._id, { paid: false }),
    await camper(two._id, { waitlist: true }),
    { _id: new Types.ObjectId() },
  ];
  const ids = [...payable, ...skipped].map(({ _id }) => _id.toString());

  const result = await sendPaymentLinks(connection, models, [...ids, ids[0] ?? ''], beforeAnyCamp);

  expect(result.sent).toBe(3);
  expect(result.skipped).toEqual([
    { id: ids[3], reason: 'This camper is already paid for.' },
    { id: ids[4], reason: 'The payment link was already sent.' },
    { id: ids[5], reason: 'This camper is on the waitlist.' },
    { id: ids[6], reason: 'This camper no longer exists.' },
  ]);
  expect(result.rows.map(({ name, payload }) => [name, payload])).toEqual([
    ['camper.payment-link-sent', { camperIds: ids.slice(0, 2), userId: one._id.toString() }],
    ['camper.payment-link-sent', { camperIds: ids.slice(2, 3), userId: two._id.toString() }],
  ]);
});

it('treats two presses of the button as one, and sends again after a minute', async () => {
  const { _id, userId } = await createCamper(models, { paid: false });
  const press = (seconds: number) =>
    sendPaymentLinks(
      connection,
      models,
      [_id.toString()],
      new Date(beforeAnyCamp.getTime() + seconds * 1_000),
      {
        again: true,
        actorId: userId.toString(),
      },
    );

  const pressed = await Promise.all([press(0), press(0), press(1)]);

  expect(pressed.map(({ sent }) => sent).sort()).toEqual([0, 0, 1]);
  expect(pressed.flatMap(({ rows }) => rows)).toHaveLength(1);
  expect((await press(59)).skipped).toEqual([
    {
      id: _id.toString(),
      reason: 'The link was just sent, or this registration just changed. Reload the page to check.',
    },
  ]);
  expect((await press(62)).sent).toBe(1);
});

it('sends a family one email per camp', async () => {
  const { _id: userId } = await createUser(models);
  const camps = [await createCamp(models), await createCamp(models)];
  const campers: string[] = [];
  for (const { _id: campId } of [...camps, ...camps])
    campers.push((await createCamper(models, { campId, userId }))._id.toString());

  const { sent, rows } = await sendPaymentLinks(connection, models, campers, beforeAnyCamp);

  const [a, b, c, d] = campers;
  expect(sent).toBe(4);
  expect(rows.map(({ payload }) => payload.camperIds)).toEqual([
    [a, c],
    [b, d],
  ]);
});

it('sends no link for a camp that is over', async () => {
  const camp = await createCamp(models);
  const camper = await createCamper(models, { campId: camp._id });
  const ids = [camper._id.toString()];
  // The camp lasts until its Camp Sunday, which is after its end date.
  expect(camp.campSunday > camp.endDate).toBe(true);
  const end = endOfDueDay(camp.campSunday);

  const afterwards = await sendPaymentLinks(connection, models, ids, new Date(end.getTime() + 1));

  expect(afterwards).toEqual({ sent: 0, skipped: [{ id: ids[0], reason: 'Camp is over.' }], rows: [] });
  expect((await models.Camper.findById(camper._id).orFail()).paid).toBeNull();
  expect((await sendPaymentLinks(connection, models, ids, end)).sent).toBe(1);
});

it('sends one link for two concurrent requests', async () => {
  const camper = await createCamper(models);
  const ids = [camper._id.toString()];

  const results = await Promise.all(
    [1, 2, 3].map(() => sendPaymentLinks(connection, models, ids, beforeAnyCamp)),
  );

  expect(results.map(({ sent }) => sent).sort()).toEqual([0, 0, 1]);
  expect(results.flatMap(({ rows }) => rows)).toHaveLength(1);
  expect(await models.Audit.countDocuments({ action: 'send-payment-link', recordIds: camper._id })).toBe(1);
});

it.each([
  ['waitListDate when it is earlier', '2030-07-01', '2030-07-20', '2030-07-01'],
  ['14 days before registrationCamperEnd when this day is earlier', '2030-07-10', '2030-07-20', '2030-07-06'],
])('sends the payment link from %s', (_what, waitListDate, registrationCamperEnd, from) => {
  const camp = {
    waitListDate: new Date(waitListDate),
    registrationCamperEnd: new Date(registrationCamperEnd),
  };
  expect(paymentLinksDueFrom(camp)).toEqual(new Date(from));
});

it('sends automatically to seated campers of a camp whose links are due and that is not over', async () => {
  const year = 2225;
  const camp = await createCamp(models, { year });
  const seated = await createCamper(models, { campId: camp._id });
  const waiting = await createCamper(models, { campId: camp._id, waitlist: true });
  const due = paymentLinksDueFrom(camp);
  const sentTo = async (now: Date) =>
    (await sendDuePaymentLinks(connection, models, now)).flatMap(({ rows }) =>
      rows.flatMap(({ payload }) => payload.camperIds),
    );

  expect(await sentTo(new Date(due.getTime() - 1))).not.toContain(seated._id.toString());
  const sent = await sentTo(due);
  expect(sent).toContain(seated._id.toString());
  expect(sent).not.toContain(waiting._id.toString());
  expect(await sentTo(due)).toEqual([]);
  const late = await createCamper(models, { campId: camp._id });
  const end = endOfDueDay(camp.campSunday);
  expect(await sentTo(new Date(end.getTime() + 1))).not.toContain(late._id.toString());
  expect(await sentTo(end)).toContain(late._id.toString());
  const written = await models.Audit.find({ recordIds: seated._id }).lean();
  expect(written).toMatchObject([{ action: 'send-payment-link', subject: 'camper' }]);
  expect(written[0]).not.toHaveProperty('actorId');
});
