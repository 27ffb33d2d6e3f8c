import type * as z from 'zod';
import { events, type EventName } from './events';

/** Separate queues, so that a hanging mail server delays no payment and no sign-up (docs/reliability.md, Worker). */
export const queueNames = ['account', 'mail', 'image', 'payment', 'message', 'webhook'] as const;

/** The name of a queue. Each has its own workers. */
export type QueueName = (typeof queueNames)[number];

/** A job: its queue, its data, and how often it is attempted before it becomes a dead letter. */
export interface JobDefinition<Name extends EventName = EventName> {
  queue: QueueName;
  event: Name;
  payload: (typeof events)[Name];
  attempts: number;
  /** First delay in milliseconds. It doubles with each attempt, up to `longestWait`. */
  backoff: number;
  /** Whether it waits until its queue has no job without this flag. So notices wait while people wait for links. */
  yields?: true;
}

/** Maximum delay between attempts, in milliseconds, so that work resumes soon after a fault (I7, F8). */
export const longestWait = 30_000;

// Attempts for about a day, so that an evening's outage of the mail server or Stripe loses nothing. Permanent failures
// (a refused address, a corrupt image) fail at once.
const aDay = { attempts: 3_000, backoff: 1_000 };
const retries = {
  account: aDay,
  mail: aDay,
  image: { ...aDay, attempts: 100 },
  payment: aDay,
  message: aDay,
  webhook: aDay,
};

const onEvent = <Name extends EventName>(event: Name, queue: QueueName): JobDefinition<Name> => ({
  queue,
  event,
  payload: events[event],
  ...retries[queue],
});

/** An email that nobody is waiting for. Links, receipts and seats are sent first. */
const notice = <Name extends EventName>(event: Name): JobDefinition<Name> => ({
  ...onEvent(event, 'mail'),
  yields: true,
});

/** Every job by name. The worker must have a handler for each. */
export const jobs = {
  'account.settle-request': onEvent('user.account-requested', 'account'),
  'mail.verification': onEvent('user.verification-requested', 'mail'),
  'mail.known-address': onEvent('user.known-address-registered', 'mail'),
  'mail.known-address-wanted': onEvent('user.known-address-wanted', 'mail'),
  'mail.address-change': onEvent('user.address-change-requested', 'mail'),
  'mail.address-changed': onEvent('user.address-changed', 'mail'),
  'mail.address-change-undone': onEvent('user.address-change-undone', 'mail'),
  'mail.kept-address-wanted': onEvent('user.kept-address-wanted', 'mail'),
  'mail.password-reset': onEvent('user.password-reset-requested', 'mail'),
  'mail.wrong-logins': notice('user.wrong-logins'),
  'mail.password-changed': onEvent('user.password-changed', 'mail'),
  'mail.second-factor-changed': onEvent('user.second-factor-changed', 'mail'),
  'mail.erasure-asked': onEvent('user.erasure-asked', 'mail'),
  'mail.medical-deletion': notice('user.medical-deletion-announced'),
  'mail.camper-registered': notice('camper.registered'),
  'mail.payment-link': onEvent('camper.payment-link-sent', 'mail'),
  'mail.seat-offered': onEvent('camper.seat-offered', 'mail'),
  'mail.staff-applied': notice('staff.applied'),
  'mail.registration-changed': notice('registration.changed'),
  'mail.registration-changed-camp': notice('registration.changed'),
  'mail.account-changed': notice('user.account-changed'),
  'mail.moved-to-waitlist': notice('camper.waitlisted'),
  'mail.proof-received': notice('registration.proof-received'),
  'mail.proof-unreadable': notice('registration.proof-unreadable'),
  'mail.counselor-registered': notice('counselor.registered'),
  'mail.counselor-application-missing': notice('counselor.application-missing'),
  'mail.counselor-applied': notice('counselor-application.received'),
  'mail.image-unreadable': notice('camper.image-unreadable'),
  'mail.receipt': onEvent('payment.settled', 'mail'),
  'mail.receipt-again': onEvent('payment.receipt-wanted', 'mail'),
  'mail.donation-thanks-again': onEvent('donation.receipt-wanted', 'mail'),
  'mail.refund': onEvent('payment.refunded', 'mail'),
  'mail.refund-failed': onEvent('payment.refund-failed', 'mail'),
  'mail.payment-failed': onEvent('payment.failed', 'mail'),
  'mail.donation-thanks': onEvent('donation.settled', 'mail'),
  'mail.donation-failed': onEvent('donation.failed', 'mail'),
  'mail.contacts-changed': notice('content.contacts-changed'),
  'mail.test': onEvent('content.mail-tested', 'mail'),
  'mail.needs-person': notice('system.needs-person'),
  'image.resize': onEvent('image.stored', 'image'),
  'payment.settle-from-notice': onEvent('stripe.notice-received', 'payment'),
  'message.send': onEvent('message.sent', 'message'),
  'webhook.send': onEvent('outgoing-webhook.due', 'webhook'),
  'payment.refund': onEvent('payment.refund-due', 'payment'),
};

export type JobName = keyof typeof jobs;

export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]['payload']>;

/** The jobs that an event starts. No other list says so. */
export function jobsOfEvent(event: EventName): JobName[] {
  return (Object.keys(jobs) as JobName[]).filter((name) => jobs[name].event === event);
}
