import { campContent } from '@camp/contracts/content/camp';
import { taxAcknowledgment } from '@camp/contracts/content/donations';
import { openDonation } from '@camp/payments/open-donation';
import { prepareWorker } from '../../test/fixture';
import { paymentDependencies } from '../payment/handle-payments';

const { bench } = prepareWorker({ reconcile: 60_000 });
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

it('thanks the donor once, with everything that the IRS requires', async () => {
  await openDonation(paymentDependencies(bench().deps), { amount: 250, publicUrl: 'http://camp.test' });
  const { sessionId = '' } = await models().Donation.findOne().orFail().lean();
  bench().simulator.sessions.pay(sessionId);
  const session = await bench().deps.stripe.checkout.sessions.retrieve(sessionId);
  const email = session.customer_details?.email ?? '';

  for (const id of ['evt_d1', 'evt_d2']) {
    await models().WebhookEvent.create({ _id: id, type: 'checkout.session.completed', objectId: sessionId });
    await bench().finished(await bench().happen('stripe.notice-received', { noticeId: id }));
  }
  const thanks = () =>
    bench()
      .inbox.messages()
      .filter((mail) => mail.recipients.includes(email) && /Thank you for your donation/.test(mail.subject));
  await bench().until('the thanks came', () => thanks().length > 0);

  const [mail] = thanks();
  expect(thanks()).toHaveLength(1);
  for (const words of [
    '$250.00',
    campContent.organization.legalName,
    campContent.organization.ein,
    ...campContent.organization.addressLines,
    taxAcknowledgment,
    'http://camp.test/camper-home',
  ]) {
    expect(mail?.text).toContain(words);
    expect(mail?.html).toContain(words.replace(/'/g, '&#39;'));
  }
});

it('contain no text from the checkout, since the address may be a stranger’s', async () => {
  const donor = { name: 'Win a prize', email: 'stranger@example.com' };
  const gift = { amount: 500, expiresAt: new Date(), isOpen: false, settledAt: new Date(), donor };
  const { _id } = await models().Donation.create(gift);

  await bench().happen('donation.settled', { donationId: _id.toString() });

  const mail = await bench().inbox.waitFor(({ recipients }) => recipients.includes(donor.email));
  expect(JSON.stringify({ ...mail, headers: [...mail.headers] })).not.toContain('Win a prize');
});

it('name the day the money arrived, not the day the gift was started', async () => {
  const donor = { email: 'slow-debit@example.com' };
  const days = { createdAt: new Date('2026-03-02T18:00Z'), settledAt: new Date('2026-03-06T18:00Z') };
  const { _id } = await models().Donation.create({
    ...days,
    amount: 500,
    expiresAt: days.settledAt,
    isOpen: false,
    donor,
  });

  await bench().happen('donation.settled', { donationId: _id.toString() });

  const { text } = await bench().inbox.waitFor(({ recipients }) => recipients.includes(donor.email));
  expect(text).toContain('March 6, 2026');
  expect(text).not.toContain('March 2, 2026');
});

it('sends nothing about a gift that has not arrived', async () => {
  const gift = { amount: 500, expiresAt: new Date(), isOpen: false };
  const { _id } = await models().Donation.create({ ...gift, donor: { email: 'nobody@example.com' } });

  await bench().finished(await bench().happen('donation.settled', { donationId: _id.toString() }));

  expect(
    bench()
      .inbox.messages()
      .filter(({ recipients }) => recipients.includes('nobody@example.com')),
  ).toEqual([]);
});

it('notify the donor that the bank refused the debit, unless the money arrived after all', async () => {
  const donor = { email: 'debit@example.com' };
  const gift = { amount: 500, expiresAt: new Date(), isOpen: false, failedAt: new Date(), donor };
  const { _id } = await models().Donation.create(gift);
  const arrived = await models().Donation.create({ ...gift, settledAt: new Date() });

  for (const one of [arrived._id, _id])
    await bench().finished(await bench().happen('donation.failed', { donationId: one.toString() }));

  const mails = bench()
    .inbox.messages()
    .filter(({ recipients }) => recipients.includes(donor.email));
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('didn’t go through')]);
  expect(mails[0]?.text).toContain('$5.00');
});
