import { createLink } from '@camp/database/link/links';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { createUser } from '@camp/database/test/factories/user';
import { Types } from 'mongoose';
import type { EventName, EventPayload } from '@camp/contracts/registries/events';
import { prepareWorker } from '../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

type Owner = { _id: Types.ObjectId; email: string };
type Camper = Parameters<typeof createCamper>[1];

/** The campers are on the waitlist, and the worker offers them no seat during a test. */
const waits = { waitlist: true, pinned: true };

const ann = { nameFirst: 'Ann', nameLast: 'Doe' };

async function camperOf({ _id: userId }: Owner, values: Camper = {}) {
  const { _id } = await createCamper(models(), { ...ann, userId, ...values });
  return _id.toString();
}

async function paymentOf({ _id: userId }: Owner, paid: boolean, values: Partial<StoredPayment> = {}) {
  const camper = await createCamper(models(), { ...ann, userId, paid });
  return (await createPayment(models(), [camper], values))._id.toString();
}

const failed: PaymentRefund = {
  _id: new Types.ObjectId(),
  campers: [],
  amount: 100,
  reason: 'Asked for.',
  status: 'failed',
  requestedAt: new Date(),
};

async function giftFrom({ email }: Owner, values: Partial<StoredDonation> = {}) {
  const arrived = { amount: 2_500, settledAt: new Date(), donor: { email }, isOpen: false, ...values };
  const { _id } = await models().Donation.create({ ...arrived, expiresAt: new Date() });
  return _id.toString();
}

const notice = <Name extends EventName>(
  name: Name,
  subject: RegExp,
  payloadOf: (owner: Owner) => Promise<EventPayload<Name>>,
) =>
  [
    name,
    subject,
    (owner: Owner) => payloadOf(owner).then((payload) => bench().happen(name, payload)),
  ] as const;

it.each([
  notice('staff.applied', /^We received Ann Doe’s staff application/, async ({ _id: userId }) => ({
    staffApplicationId: (await createStaffApplication(models(), { ...ann, userId }))._id.toString(),
  })),
  notice('camper.waitlisted', /^Ann Doe is now on the waitlist /, async (owner) => ({
    camperId: await camperOf(owner, waits),
  })),
  notice('registration.proof-received', /^We received the picture you sent for Ann Doe/, async (owner) => ({
    kind: 'camper',
    recordId: await camperOf(owner, { imageId: new Types.ObjectId() }),
  })),
  notice('registration.proof-unreadable', /^We couldn’t read the picture .* Ann Doe/, async (owner) => ({
    kind: 'camper',
    recordId: await camperOf(owner),
  })),
  notice('camper.image-unreadable', /^We couldn’t read the picture .* Ann Doe/, async (owner) => ({
    camperId: await camperOf(owner),
  })),
  notice('payment.receipt-wanted', /^Your receipt for/, async (owner) => ({
    paymentId: await paymentOf(owner, true),
  })),
  notice('payment.failed', /^Your payment for .* didn’t go through$/, async (owner) => ({
    paymentId: await paymentOf(owner, false, { status: 'failed' }),
  })),
  notice('payment.refund-failed', /^Your bank returned the refund/, async (owner) => ({
    paymentId: await paymentOf(owner, true, { refunds: [failed] }),
    refundId: failed._id.toString(),
  })),
  notice('donation.receipt-wanted', /^Thank you for your donation/, async (owner) => ({
    donationId: await giftFrom(owner),
  })),
])('%s has its own email', async (_event, subject, happen) => {
  const owner = await createUser(models());

  await happen(owner);

  const mail = await bench().inbox.waitFor(({ recipients }) => recipients.includes(owner.email));
  expect(mail.subject).toMatch(subject);
});

async function expiredLinkOf({ _id: userId, email }: Owner) {
  const { database, settings } = bench().deps;
  const asked = { purpose: 'reset-password', userId, email, now: new Date(0) } as const;
  const linkId = await inTransaction(database.connection, (session) =>
    createLink(models(), session, { ...asked, secret: settings.jwtSecret }),
  );
  return linkId.toString();
}

const refundOf = (values: Partial<PaymentRefund>): PaymentRefund => ({
  ...failed,
  _id: new Types.ObjectId(),
  ...values,
});

const lost: PaymentDispute = {
  ...{ stripeId: 'dp_1', amount: 2_500, reason: 'fraudulent', status: 'lost', openedAt: new Date() },
  toDo: false,
};

const withheld = <Name extends EventName>(
  name: Name,
  why: string,
  payloadOf: (owner: Owner) => Promise<EventPayload<Name>>,
) =>
  [name, why, (owner: Owner) => payloadOf(owner).then((payload) => bench().happen(name, payload))] as const;

it.each([
  withheld('camper.seat-offered', 'the camper waits again', async (owner) => ({
    camperId: await camperOf(owner, waits),
  })),
  withheld('camper.waitlisted', 'the camper has a seat again', async (owner) => ({
    camperId: await camperOf(owner),
  })),
  withheld('camper.payment-link-sent', 'every camper is paid for or not asked to pay', async (owner) => ({
    camperIds: [await camperOf(owner, { paid: true }), await camperOf(owner, { paid: null })],
    userId: owner._id.toString(),
  })),
  withheld('camper.payment-link-sent', 'the camper is another family’s', async (owner) => ({
    camperIds: [await camperOf(await createUser(models()), { paid: false })],
    userId: owner._id.toString(),
  })),
  withheld('registration.proof-received', 'the picture was deleted', async (owner) => ({
    kind: 'camper',
    recordId: await camperOf(owner),
  })),
  withheld('registration.proof-unreadable', 'the picture was replaced', async (owner) => ({
    kind: 'camper',
    recordId: await camperOf(owner, { imageId: new Types.ObjectId() }),
  })),
  withheld('payment.settled', 'nothing was paid', async (owner) => ({
    paymentId: await paymentOf(owner, false, { status: 'open', settledAt: undefined }),
  })),
  withheld('payment.settled', 'the whole payment is refunded', async (owner) => {
    const camper = await createCamper(models(), { userId: owner._id, paid: true });
    const refunds = [refundOf({ campers: [camper._id], amount: 30_000, status: 'due' })];
    return { paymentId: (await createPayment(models(), [camper], { refunds }))._id.toString() };
  }),
  withheld('payment.failed', 'the payment arrived after all', async (owner) => ({
    paymentId: await paymentOf(owner, false, { status: 'paid' }),
  })),
  withheld('payment.failed', 'every camper is covered by another payment', async (owner) => ({
    paymentId: await paymentOf(owner, true, { status: 'failed' }),
  })),
  withheld('payment.failed', 'the camper waits by now', async (owner) => {
    const camper = await createCamper(models(), { userId: owner._id, paid: false, ...waits });
    return { paymentId: (await createPayment(models(), [camper], { status: 'failed' }))._id.toString() };
  }),
  withheld('payment.refunded', 'the refund is still due', async (owner) => {
    const refund = refundOf({ status: 'due' });
    const paymentId = await paymentOf(owner, true, { refunds: [refund] });
    return { paymentId, refundId: refund._id.toString() };
  }),
  withheld('payment.refund-failed', 'a later try succeeded', async (owner) => {
    const refund = refundOf({ status: 'done' });
    const paymentId = await paymentOf(owner, true, { refunds: [refund] });
    return { paymentId, refundId: refund._id.toString() };
  }),
  withheld('donation.settled', 'the bank took the whole payment back', async (owner) => ({
    donationId: await giftFrom(owner, { disputes: [lost] }),
  })),
  withheld('user.account-changed', 'nobody has verified the address', async ({ _id }) => {
    await models().User.updateOne({ _id }, { emailVerified: false });
    const changed = { actorId: new Types.ObjectId(), recordIds: [_id], fields: ['phone'] };
    const audit = await models().Audit.create({ ...changed, action: 'change', subject: 'user' });
    return { auditId: audit._id.toString() };
  }),
  withheld('user.password-reset-requested', 'the link has expired', async (owner) => ({
    linkId: await expiredLinkOf(owner),
  })),
])('%s sends nothing if %s', async (_event, _why, happen) => {
  const owner = await createUser(models());

  await bench().finished(await happen(owner));

  const sent = bench().inbox.messages();
  expect(sent.filter(({ recipients }) => recipients.includes(owner.email))).toEqual([]);
});

it('names only the unpaid part of a failed payment for two campers', async () => {
  const { _id: userId, email } = await createUser(models());
  const [open, paid] = [
    await createCamper(models(), { ...ann, userId, paid: false }),
    await createCamper(models(), { userId, paid: true }),
  ];
  const payment = await createPayment(models(), [open, paid], { status: 'failed' });

  await bench().happen('payment.failed', { paymentId: payment._id.toString() });

  const { text } = await bench().inbox.waitFor(({ recipients }) => recipients.includes(email));
  expect(text).toContain('$300.00 for Ann Doe, so');
  expect(text).not.toContain('$600.00');
});
