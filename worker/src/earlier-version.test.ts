import { jobs } from '@camp/contracts/registries/jobs';
import { createUser } from '@camp/database/test/factories/user';
import { Queue } from 'bullmq';
import { Types } from 'mongoose';
import { prepareWorker } from '../test/fixture';

/**
 * Names of events, queues and jobs that version 1.0 leaves in the database and Redis, listed manually. A missing name
 * would leave jobs that nobody handles.
 */
const namesOfVersion1 = `
user.account-requested            account   account.settle-request
user.verification-requested       mail      mail.verification
user.known-address-registered     mail      mail.known-address
user.known-address-wanted         mail      mail.known-address-wanted
user.address-change-requested     mail      mail.address-change
user.address-changed              mail      mail.address-changed
user.address-change-undone        mail      mail.address-change-undone
user.kept-address-wanted          mail      mail.kept-address-wanted
user.password-reset-requested     mail      mail.password-reset
user.wrong-logins                 mail      mail.wrong-logins
user.password-changed             mail      mail.password-changed
user.account-changed              mail      mail.account-changed
camper.registered                 mail      mail.camper-registered
camper.payment-link-sent          mail      mail.payment-link
camper.seat-offered               mail      mail.seat-offered
camper.waitlisted                 mail      mail.moved-to-waitlist
camper.image-unreadable           mail      mail.image-unreadable
staff.applied                     mail      mail.staff-applied
registration.changed              mail      mail.registration-changed
registration.changed              mail      mail.registration-changed-camp
registration.proof-received       mail      mail.proof-received
registration.proof-unreadable     mail      mail.proof-unreadable
counselor.registered              mail      mail.counselor-registered
counselor.application-missing     mail      mail.counselor-application-missing
counselor-application.received    mail      mail.counselor-applied
payment.settled                   mail      mail.receipt
payment.receipt-wanted            mail      mail.receipt-again
payment.refunded                  mail      mail.refund
payment.refund-failed             mail      mail.refund-failed
payment.failed                    mail      mail.payment-failed
payment.refund-due                payment   payment.refund
donation.settled                  mail      mail.donation-thanks
donation.receipt-wanted           mail      mail.donation-thanks-again
donation.failed                   mail      mail.donation-failed
stripe.notice-received            payment   payment.settle-from-notice
image.stored                      image     image.resize
message.sent                      message   message.send`;

const { bench } = prepareWorker();

it('handles every event and job name of version 1.0', () => {
  const lines = namesOfVersion1.trim().split('\n');
  const today = Object.entries(jobs).map(([name, { event, queue }]) => `${event} ${queue} ${name}`);

  expect(today).toEqual(expect.arrayContaining(lines.map((line) => line.replace(/ +/g, ' '))));
});

it('sends the emails of events and jobs that version 1.0 left', async () => {
  const { deps, inbox, work, finished } = bench();
  const { models } = deps.database;
  const users = await Promise.all([createUser(models), createUser(models)]);
  const rows = users.map(({ _id }) => ({
    _id: new Types.ObjectId(),
    name: 'user.password-changed',
    payload: { userId: _id.toString() },
    createdAt: new Date(),
  }));
  const [waiting, queued] = rows;
  await models.Outbox.collection.insertMany([waiting!, { ...queued!, dispatchedAt: new Date() }]);
  const queue = new Queue('mail', {
    connection: { url: deps.settings.redisUrl },
    prefix: deps.settings.queuePrefix,
  });
  const eventId = String(queued!._id);
  const left = { eventId, payload: queued!.payload };
  await queue.add('mail.password-changed', left, { jobId: `${eventId}-mail.password-changed` });
  await queue.close();

  work();
  await Promise.all(rows.map(({ _id }) => finished(_id.toString())));

  const written = inbox.messages().flatMap(({ recipients }) => recipients);
  expect(written.toSorted()).toEqual(users.map(({ email }) => email).toSorted());
});
