import type * as z from 'zod';
import { events, type EventName } from './events';

/** Queues are apart so that a hanging mail server delays no payment and no sign-up (docs/reliability.md, Worker). */
export const queueNames = ['account', 'mail', 'image', 'payment', 'message'] as const;

/** One of the queues; each has its own workers. */
export type QueueName = (typeof queueNames)[number];

/** One job: its queue, what it carries, and how often it is tried before it is a dead letter. */
export interface JobDefinition<Name extends EventName = EventName> {
  queue: QueueName;
  event: Name;
  payload: (typeof events)[Name];
  attempts: number;
  /** First wait in milliseconds; doubles with each attempt, up to `longestWait`. */
  backoff: number;
  /** Waits until no job of its queue without this is left, e.g. a notice while somebody waits for a link. */
  yields?: true;
}

/** No wait between two attempts is longer, in milliseconds: work goes on soon after a fault is over (I7, F8). */
export const longestWait = 30_000;

// About a day of attempts: a mail server or a Stripe that is down for an evening loses nothing. What cannot succeed
// later (a refused address, a poison image) fails at once, whatever stands here.
const aDay = { attempts: 3_000, backoff: 1_000 };
const retries = {
  account: aDay,
  mail: aDay,
  image: { ...aDay, attempts: 100 },
  payment: aDay,
  message: aDay,
};

const onEvent = <Name extends EventName>(event: Name, queue: QueueName): JobDefinition<Name> => ({
  queue,
  event,
  payload: events[event],
  ...retries[queue],
});

/** A mail that nobody waits for in front of the screen: links, receipts and seats go first. */
const notice = <Name extends EventName>(event: Name): JobDefinition<Name> => ({
  ...onEvent(event, 'mail'),
  yields: true,
});

/** Every job, by name; the worker's handlers are exhaustive over these names. */
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
  'image.resize': onEvent('image.stored', 'image'),
  'payment.settle-from-notice': onEvent('stripe.notice-received', 'payment'),
  'message.send': onEvent('message.sent', 'message'),
  'payment.refund': onEvent('payment.refund-due', 'payment'),
};

/** The name of a job. */
export type JobName = keyof typeof jobs;

/** What a job carries. */
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]['payload']>;

/** The jobs that an event sets off; no second list to forget. */
export function jobsOfEvent(event: EventName): JobName[] {
  return (Object.keys(jobs) as JobName[]).filter((name) => jobs[name].event === event);
}
