import { sendPaymentLinks } from '@camp/database/camper/send-payment-links';
import { campContent } from '@camp/contracts/content/camp';
import { receiptMail } from '@camp/contracts/payment/receipt-mail';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { Types } from 'mongoose';
import { prepareWorker } from '../../test/fixture';
import {
  composeRegistrationChanged,
  composeRegistrationChangedForCamp,
} from '../mail/send-registration-changed';
import { composeCamperRegistered, composePaymentLink, composeSeatOffered } from './send-camper-mails';

const { bench } = prepareWorker();

const linksDue = new Date('2030-06-15T00:00:00Z');
const due = new Date('2030-06-29T00:00:00Z');

async function familyOf(paid: boolean | null, waitListDate = linksDue) {
  const { models } = bench().deps.database;
  const user = await createUser(models);
  const camp = await createCamp(models, { waitListDate, registrationCamperEnd: due });
  const camper = await createCamper(models, { userId: user._id, campId: camp._id, paid });
  return { userId: user._id.toString(), camperId: camper._id.toString() };
}

const depsAt = (now: string) => ({ ...bench().deps, clock: { now: () => new Date(now) } });

it.each([
  // The due day lasts until midnight in Denver.
  ['names the day while it is ahead', '2030-06-16T05:00:00Z', 'a payment link by Saturday, June 15.'],
  ['names no day that is past', '2030-06-16T07:00:00Z', 'a payment link as soon as we can.'],
])('the confirmation of a registration %s', async (_what, now, words) => {
  const { camperId } = await familyOf(null);

  const mail = await composeCamperRegistered(depsAt(now), { camperId });

  expect(mail?.content.paragraphs.join(' ')).toContain(words);
});

it.each([
  ['the waitlist date', '2030-06-10', 'Monday, June 10'],
  ['14 days before the due date, if that is earlier', '2030-06-22', 'Saturday, June 15'],
])('the confirmation of a registration promises the link by %s', async (_what, waitListDate, day) => {
  const { camperId } = await familyOf(null, new Date(waitListDate));

  const mail = await composeCamperRegistered(depsAt('2030-06-01T12:00:00Z'), { camperId });

  expect(mail?.content.paragraphs.join(' ')).toContain(`a payment link by ${day}.`);
});

it.each([
  [
    'names the day while it is ahead',
    '2030-06-30T05:00:00Z',
    'Please pay by Saturday, June 29 to secure it.',
  ],
  ['names no day that is past', '2030-06-30T07:00:00Z', 'Please pay as soon as you can to secure it.'],
])('the payment link %s', async (_what, now, words) => {
  const { camperId, userId } = await familyOf(false);

  const mail = await composePaymentLink(depsAt(now), { camperIds: [camperId], userId });

  expect(mail?.content.paragraphs.join(' ')).toContain(words);
});

it.each([
  ['asks for the payment after the link', false, 'pay for the registration from your profile', 'Pay now'],
  ['announces the link before', null, 'We’ll email you a payment link.', 'See your registrations'],
])('the email about a free spot %s', async (_what, paid, words, label) => {
  const { camperId } = await familyOf(paid);

  const mail = await composeSeatOffered(bench().deps, { camperId });

  expect(mail?.content.paragraphs.join(' ')).toContain(words);
  expect(mail?.content.action?.label).toBe(label);
});

it('prices each camper of a family by its own camp', async () => {
  const { connection, models } = bench().deps.database;
  const { _id: userId } = await createUser(models);
  const ids: string[] = [];
  for (const registrationCost of [300, 120]) {
    const camp = await createCamp(models, { registrationCost });
    ids.push((await createCamper(models, { userId, campId: camp._id, paid: null }))._id.toString());
  }

  const { rows } = await sendPaymentLinks(connection, models, ids, new Date('2029-12-31'));
  const mails = await Promise.all(
    rows.map(({ payload }) =>
      composePaymentLink(bench().deps, payload as { camperIds: string[]; userId: string }),
    ),
  );

  const amounts = mails.map((mail) => JSON.stringify(mail?.content).match(/\$\d+\.\d\d/g));
  expect(amounts.map((found) => [...new Set(found)])).toEqual([['$300.00'], ['$120.00']]);
});

describe('the confirmation of a registration', () => {
  it.each([
    ['the price', '2030-06-01T12:00:00Z', '$300.00'],
    ['the price of a late registration', '2030-07-10T12:00:00Z', '$325.00, including a $25.00 late fee'],
  ])('lists when and where camp is, and %s', async (_what, createdAt, price) => {
    const { models } = bench().deps.database;
    const { camperId } = await familyOf(null);
    // The time of creation cannot be changed through the model.
    await models.Camper.collection.updateOne(
      { _id: new Types.ObjectId(camperId) },
      { $set: { createdAt: new Date(createdAt) } },
    );

    const mail = await composeCamperRegistered(bench().deps, { camperId });

    const facts = new Map(mail?.content.facts);
    expect([...facts.keys()]).toEqual(['Camper', 'Check-in', 'Departure', 'Where', 'Cost']);
    expect(facts.get('Check-in')).toMatch(/^\w+, \w+ \d+ @ 12:00 PM$/);
    expect(facts.get('Cost')).toBe(price);
  });

  it('confirms the calendar event of a camper who is paid for', async () => {
    const { camperId } = await familyOf(true);

    const mail = await composeCamperRegistered(bench().deps, { camperId });

    expect(mail?.calendar).toContain('STATUS:CONFIRMED');
  });

  it('promises no spot before it is paid for', async () => {
    const { camperId } = await familyOf(null);

    const mail = await composeCamperRegistered(bench().deps, { camperId });

    expect(JSON.stringify(mail?.content)).not.toMatch(/is registered/i);
    expect(mail?.calendar).toContain(camperId);
    expect(mail?.calendar).toContain('STATUS:TENTATIVE');
  });

  it('sends no calendar event to a waiting camper', async () => {
    const { models } = bench().deps.database;
    const { camperId } = await familyOf(null);
    await models.Camper.updateOne({ _id: camperId }, { waitlist: true });

    const mail = await composeCamperRegistered(bench().deps, { camperId });

    expect(mail?.content.subject).toMatch(/is on the waitlist/);
    expect(mail?.calendar).toBeUndefined();
  });
});

it.each([
  ['the family', 'You changed Casey Camper’s registration.', 'Pat Parent changed'],
  ['the camp', 'The camp changed Casey Camper’s registration.', 'Ruth Alder changed'],
])(
  'a change by %s is emailed to family and camp with the names of the answers only',
  async (who, toFamily, toCamp) => {
    const { models } = bench().deps.database;
    const { _id: userId, email } = await createUser(models, { nameFirst: 'Pat', nameLast: 'Parent' });
    const admin = await createUser(models, { nameFirst: 'Ruth', nameLast: 'Alder' });
    const { _id } = await createCamper(models, { userId, nameFirst: 'Casey', allergicReactionsVal: 'Wasps' });
    const audit = await models.Audit.create({
      actorId: who === 'the family' ? userId : admin._id,
      action: 'change',
      subject: 'camper',
      recordIds: [_id],
      fields: ['allergicReactionsVal', 'asthma', 'school'],
    });
    const auditId = audit._id.toString();

    const family = await composeRegistrationChanged(bench().deps, { auditId });
    const camp = await composeRegistrationChangedForCamp(bench().deps, { auditId });

    const facts = [['Changed', 'School, Last incidents, Allergic reactions']];
    expect(family).toMatchObject({ to: { address: email }, content: { facts } });
    expect(family?.content.paragraphs.join(' ')).toContain(toFamily);
    expect(camp).toMatchObject({ to: { address: campContent.contact.email }, content: { facts } });
    expect(camp?.content.paragraphs.join(' ')).toContain(toCamp);
    expect(JSON.stringify([family, camp])).not.toMatch(/Wasps|sthma/);
  },
);

it('names all changes that one email waited for, and everybody who made them', async () => {
  const { models } = bench().deps.database;
  const { _id: userId } = await createUser(models, { nameFirst: 'Pat', nameLast: 'Parent' });
  const admin = await createUser(models, { nameFirst: 'Ruth', nameLast: 'Alder' });
  const { _id } = await createCamper(models, { userId, nameFirst: 'Casey' });
  const mailAt = new Date('2030-06-01T12:10:00Z');
  const change = (actorId: Types.ObjectId, field: string, at: Date) =>
    models.Audit.create({
      ...{ actorId, action: 'change', subject: 'camper', recordIds: [_id], fields: [field] },
      mailAt: at,
    });
  await change(userId, 'grade', new Date('2030-06-01T12:00:00Z'));
  const { _id: first } = await change(userId, 'school', mailAt);
  await change(admin._id, 'shirtSize', mailAt);
  await change(userId, 'school', mailAt);

  const payload = { auditId: first.toString() };
  const family = await composeRegistrationChanged(bench().deps, payload);
  const camp = await composeRegistrationChangedForCamp(bench().deps, payload);

  expect(family?.content.facts).toEqual([['Changed', 'Shirt size, School']]);
  expect(family?.content.paragraphs[1]).toContain('You and the camp changed');
  expect(camp?.content.paragraphs[0]).toContain('Pat Parent and Ruth Alder changed');
});

it('a silent change is emailed to the camp only', async () => {
  const { models } = bench().deps.database;
  const { camperId } = await familyOf(null);
  const admin = await createUser(models, { nameFirst: 'Ruth', nameLast: 'Alder' });
  const audit = await models.Audit.create({
    actorId: admin._id,
    action: 'change',
    subject: 'camper',
    recordIds: [new Types.ObjectId(camperId)],
    fields: ['shirtSize'],
    silent: true,
  });
  const auditId = audit._id.toString();

  expect(await composeRegistrationChanged(bench().deps, { auditId })).toBeUndefined();
  expect(await composeRegistrationChangedForCamp(bench().deps, { auditId })).toMatchObject({
    to: { address: campContent.contact.email },
  });
});

describe('the emails of a free camp', () => {
  it.each([
    ['in time', '2030-06-01T12:00:00Z', 'Free', /\$|[Pp]ayment link|pay by card|Pay now/],
    ['late', '2030-07-10T12:00:00Z', 'Free, plus a $25.00 late fee', /\$0/],
  ])('say so to families who registered %s', async (_when, createdAt, price, never) => {
    const { models } = bench().deps.database;
    const { _id: userId } = await createUser(models);
    const camp = await createCamp(models, { registrationCost: 0, registrationCamperEnd: due });
    const camper = await createCamper(models, {
      ...{ userId, campId: camp._id, paid: false },
      createdAt: new Date(createdAt),
    });
    const camperId = camper._id.toString();

    const registered = await composeCamperRegistered(bench().deps, { camperId });
    const link = await composePaymentLink(bench().deps, { camperIds: [camperId], userId: userId.toString() });

    expect(registered?.content.facts).toContainEqual(['Cost', price]);
    for (const mail of [registered, link]) expect(JSON.stringify(mail?.content)).not.toMatch(never);
    const missing = price === 'Free' ? 'confirmed' : 'paid';
    expect(registered?.calendar?.replace(/\r\n /g, '')).toContain(`once you’ve ${missing}`);
  });

  it('confirm the spot with the receipt', () => {
    const lines = [{ name: 'Casey Camper', cost: 0, lateFee: 0, back: 0 }];
    const content = receiptMail.write({ ...receiptMail.example, lines });

    expect(content.heading).toBe('Registration confirmed');
    expect(content.table).toEqual([
      ['Casey Camper', 'Free'],
      ['Total', 'Free'],
    ]);
    expect(JSON.stringify(content)).not.toMatch(/\$|[Pp]ayment|[Pp]aid/);
  });
});

it('names what the family has to know, however many silent changes came before', async () => {
  const { models } = bench().deps.database;
  const { camperId } = await familyOf(null);
  const actorId = new Types.ObjectId();
  const recordIds = [new Types.ObjectId(camperId)];
  const change = { action: 'change', subject: 'camper', actorId, recordIds } as const;
  const mailAt = new Date();
  const silent = { ...change, mailAt, fields: ['shirtSize'], silent: true as const };
  const [first] = await models.Audit.insertMany(Array.from({ length: 200 }, () => silent));
  await models.Audit.create({ ...change, mailAt, fields: ['pickUpContactName'] });

  const mail = await composeRegistrationChanged(bench().deps, { auditId: String(first?._id) });

  expect(mail?.content.facts).toEqual([['Changed', 'Pick-up contact name']]);
});
