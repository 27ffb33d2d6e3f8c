import type { EventName } from '@camp/contracts/registries/events';
import type { JobName } from '@camp/contracts/registries/jobs';

/** The task of each job in words. A job without words does not compile. */
const jobWords: Record<JobName, string> = {
  'account.settle-request': 'Sign-up or request for a link',
  'mail.verification': 'Verification email',
  'mail.known-address': 'Email about an existing account',
  'mail.known-address-wanted': 'Email about an address entered for another account',
  'mail.address-change': 'Email about a requested address change',
  'mail.address-changed': 'Email about a changed address',
  'mail.address-change-undone': 'Email about an undone address change',
  'mail.kept-address-wanted': 'Email about an address that can’t be used yet',
  'mail.password-reset': 'Password reset email',
  'mail.wrong-logins': 'Email about wrong passwords',
  'mail.password-changed': 'Email about a changed password',
  'mail.second-factor-changed': 'Email about changed login codes',
  'mail.erasure-asked': 'Email about a request to delete data',
  'mail.medical-deletion': 'Email before medical answers are deleted',
  'mail.camper-registered': 'Email about a received registration',
  'mail.payment-link': 'Payment link email',
  'mail.seat-offered': 'Seat offer email',
  'mail.staff-applied': 'Email about a received staff application',
  'mail.registration-changed': 'Email about a changed registration',
  'mail.registration-changed-camp': 'Email to the camp about a changed registration',
  'mail.account-changed': 'Email about a changed account',
  'mail.moved-to-waitlist': 'Email about a move to the waitlist',
  'mail.proof-received': 'Email about a received picture',
  'mail.proof-unreadable': 'Email about an unreadable picture',
  'mail.counselor-registered': 'Email about a received counselor registration',
  'mail.counselor-application-missing': 'Counselor application reminder email',
  'mail.counselor-applied': 'Email about a received counselor application',
  'mail.image-unreadable': 'Email about an unreadable picture',
  'mail.receipt': 'Payment receipt email',
  'mail.receipt-again': 'Payment receipt email, sent again',
  'mail.donation-thanks-again': 'Donation receipt email, sent again',
  'mail.refund': 'Refund email',
  'mail.refund-failed': 'Email about a refund the bank rejected',
  'mail.payment-failed': 'Email about a payment the bank declined',
  'mail.donation-thanks': 'Donation receipt email',
  'mail.donation-failed': 'Email about a donation the bank declined',
  'mail.contacts-changed': 'Email to administrators about changed contacts',
  'mail.test': 'Test email',
  'mail.needs-person': 'Email to administrators about the state of the website',
  'image.resize': 'Uploaded picture',
  'payment.settle-from-notice': 'Stripe webhook event',
  'message.send': 'Group message',
  'webhook.send': 'Webhook',
  'payment.refund': 'Refund',
};

/** @param handler - of a dead letter: a job's name, or the name of an event without jobs */
export const whatOf = (handler: JobName | EventName | string): string =>
  Object.hasOwn(jobWords, handler) ? jobWords[handler as JobName] : `Job from another version (${handler})`;

/** Why a job failed and what helps, for people who don't read logs. */
export interface Explanation {
  why: string;
  advice: string;
}

/** Reasons after which the original of a picture is deleted. The second is of a picture that stopped the worker. */
export const unreadablePicture = /^No picture can be made of it|^It failed too often: UnrecoverableError/;

/** The first matching explanation counts. */
const explanations: readonly (Explanation & { reason: RegExp; handler?: RegExp })[] = [
  {
    // Earlier versions stored ‘refused with 550’.
    reason: /^The mail server refused (?:the email with code|with) 5/,
    why: 'The mail server refused this address. It may be mistyped, or the mailbox may be closed.',
    advice: 'Correct the family’s email address, then try again.',
  },
  {
    reason: /^Stripe refused the refund: (?:charge_already_refunded|charge_disputed)/,
    why: 'Stripe says the money is already refunded or disputed.',
    advice: 'Find the payment under Payments, Mismatches with Stripe.',
  },
  {
    reason: /^Stripe refused the refund/,
    why: 'Stripe couldn’t send the refund. The camp’s Stripe balance may be too low.',
    advice: 'Check the payment in Stripe, then try again.',
  },
  {
    reason: /^Refund \S+ (?:failed|canceled)/,
    why: 'The bank rejected the refund. The card may be closed.',
    advice:
      'Select “Retry the refund” under Payments, Mismatches with Stripe, or pay the family another way.',
  },
  {
    reason: /^The payment has no payment intent/,
    why: 'This payment wasn’t made in Stripe, so it can’t be refunded there.',
    advice: 'If the family did pay, pay them back another way. Then discard this job.',
  },
  {
    // Older failures have the second word.
    reason: /^Stripe does not know what (webhook event|notice)/,
    why: 'Stripe reported a payment that it no longer knows.',
    advice: 'Nothing is lost. Every payment is checked again within minutes. Discard this job.',
  },
  {
    reason: unreadablePicture,
    handler: /^image\./,
    why: 'The picture can’t be read. We’ve asked the family to send it again.',
    advice: 'Discard this job.',
  },
  {
    reason: /^It (?:never finished|failed too often)/,
    handler: /^image\./,
    why: 'The picture wasn’t ready in time. The server may have been too busy.',
    advice: 'Try again.',
  },
  {
    reason: /^It never finished/,
    why: 'This job was tried for days and never finished. The mail server may have been down.',
    advice: 'Try again.',
  },
  {
    reason: /is not what the registry says|No job of this version/,
    why: 'This job came from another version of this site, and this version can’t read it.',
    advice: 'Check whether the record still needs anything done. Then discard this job.',
  },
];

const unknown: Explanation = {
  why: 'This job kept failing for an unexpected reason.',
  advice: 'Try again. If it fails again, tell the person who runs this site. The log has details.',
};

/** Explains why a job failed. @param reason - of the dead letter */
export function explain(handler: string, reason = ''): Explanation {
  const found = explanations.find(
    (one) => one.reason.test(reason) && (one.handler === undefined || one.handler.test(handler)),
  );
  const { why, advice } = found ?? unknown;
  return { why, advice };
}
