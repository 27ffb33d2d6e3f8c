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

const onEvent = <Name extends EventName>(
  event: Name,
  queue: QueueName,
  retry: Pick<JobDefinition, 'attempts' | 'backoff' | 'yields'>,
): JobDefinition<Name> => ({ queue, event, payload: events[event], ...retry });

// About a day of attempts: a mail server or a Stripe that is down for an evening loses nothing. What cannot succeed
// later (a refused address, a poison image) fails at once, whatever stands here.
const account = { attempts: 3_000, backoff: 1_000 };
const mail = { attempts: 3_000, backoff: 1_000 };
// Nobody waits in front of the screen for it: links, receipts and seats go first.
const notice = { ...mail, yields: true } as const;
const image = { attempts: 100, backoff: 1_000 };
const message = { attempts: 3_000, backoff: 1_000 };
const payment = { attempts: 3_000, backoff: 1_000 };

/** Every job, by name; the worker's handlers are exhaustive over these names. */
export const jobs = {
  'account.settle-request': onEvent('user.account-requested', 'account', account),
  'mail.verification': onEvent('user.verification-requested', 'mail', mail),
  'mail.known-address': onEvent('user.known-address-registered', 'mail', mail),
  'mail.known-address-wanted': onEvent('user.known-address-wanted', 'mail', mail),
  'mail.address-change': onEvent('user.address-change-requested', 'mail', mail),
  'mail.address-changed': onEvent('user.address-changed', 'mail', mail),
  'mail.address-change-undone': onEvent('user.address-change-undone', 'mail', mail),
  'mail.kept-address-wanted': onEvent('user.kept-address-wanted', 'mail', mail),
  'mail.password-reset': onEvent('user.password-reset-requested', 'mail', mail),
  'mail.wrong-logins': onEvent('user.wrong-logins', 'mail', notice),
  'mail.password-changed': onEvent('user.password-changed', 'mail', mail),
  'mail.camper-registered': onEvent('camper.registered', 'mail', notice),
  'mail.payment-link': onEvent('camper.payment-link-sent', 'mail', mail),
  'mail.seat-offered': onEvent('camper.seat-offered', 'mail', mail),
  'mail.staff-applied': onEvent('staff.applied', 'mail', notice),
  'mail.registration-changed': onEvent('registration.changed', 'mail', notice),
  'mail.registration-changed-camp': onEvent('registration.changed', 'mail', notice),
  'mail.account-changed': onEvent('user.account-changed', 'mail', notice),
  'mail.moved-to-waitlist': onEvent('camper.waitlisted', 'mail', notice),
  'mail.proof-received': onEvent('registration.proof-received', 'mail', notice),
  'mail.proof-unreadable': onEvent('registration.proof-unreadable', 'mail', notice),
  'mail.counselor-registered': onEvent('counselor.registered', 'mail', notice),
  'mail.counselor-application-missing': onEvent('counselor.application-missing', 'mail', notice),
  'mail.counselor-applied': onEvent('counselor-application.received', 'mail', notice),
  'mail.image-unreadable': onEvent('camper.image-unreadable', 'mail', notice),
  'mail.receipt': onEvent('payment.settled', 'mail', mail),
  'mail.receipt-again': onEvent('payment.receipt-wanted', 'mail', mail),
  'mail.donation-thanks-again': onEvent('donation.receipt-wanted', 'mail', mail),
  'mail.refund': onEvent('payment.refunded', 'mail', mail),
  'mail.refund-failed': onEvent('payment.refund-failed', 'mail', mail),
  'mail.payment-failed': onEvent('payment.failed', 'mail', mail),
  'mail.donation-thanks': onEvent('donation.settled', 'mail', mail),
  'mail.donation-failed': onEvent('donation.failed', 'mail', mail),
  'image.resize': onEvent('image.stored', 'image', image),
  'payment.settle-from-notice': onEvent('stripe.notice-received', 'payment', payment),
  'message.send': onEvent('message.sent', 'message', message),
  'payment.refund': onEvent('payment.refund-due', 'payment', payment),
};

/** The name of a job. */
export type JobName = keyof typeof jobs;

/** What a job carries. */
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]['payload']>;

/** The jobs that an event sets off; no second list to forget. */
export function jobsOfEvent(event: EventName): JobName[] {
  return (Object.keys(jobs) as JobName[]).filter((name) => jobs[name].event === event);
}
