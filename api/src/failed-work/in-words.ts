import type { EventName } from '@camp/contracts/registries/events';
import type { JobName } from '@camp/contracts/registries/jobs';

/** What each job was to do; one without words does not compile. */
const jobWords: Record<JobName, string> = {
  'account.settle-request': 'A sign-up or a request for a link',
  'mail.verification': 'The mail that verifies an address',
  'mail.known-address': 'The notice that somebody signed up with a known address',
  'mail.known-address-wanted': 'The notice that somebody wants a known address',
  'mail.address-change': 'The notice that another address was asked for',
  'mail.address-changed': 'The notice of a changed address',
  'mail.address-change-undone': 'The notice that a change of address was undone',
  'mail.kept-address-wanted': 'The notice that somebody wants a kept address',
  'mail.password-reset': 'The mail that resets a password',
  'mail.wrong-logins': 'The notice of wrong logins',
  'mail.password-changed': 'The notice of a changed password',
  'mail.camper-registered': 'The confirmation of a registration',
  'mail.payment-link': 'The payment link',
  'mail.seat-offered': 'The offer of a seat',
  'mail.staff-applied': 'The confirmation of a staff application',
  'mail.registration-changed': 'The notice of a changed registration',
  'mail.registration-changed-camp': 'The camp’s notice of a changed registration',
  'mail.account-changed': 'The notice of a changed account',
  'mail.moved-to-waitlist': 'The notice of the waitlist',
  'mail.proof-received': 'The confirmation of a proof of vaccination',
  'mail.proof-unreadable': 'The notice of a picture that cannot be read',
  'mail.counselor-registered': 'The confirmation of a counselor’s registration',
  'mail.counselor-application-missing': 'The reminder of a counselor application',
  'mail.counselor-applied': 'The confirmation of a counselor application',
  'mail.image-unreadable': 'The notice of a picture that cannot be read',
  'mail.receipt': 'The receipt of a payment',
  'mail.receipt-again': 'The receipt of a payment, sent again',
  'mail.donation-thanks-again': 'The thanks for a gift, sent again',
  'mail.refund': 'The notice of a refund',
  'mail.refund-failed': 'The notice of a refund that the bank did not take',
  'mail.payment-failed': 'The notice of a payment that the bank refused',
  'mail.donation-thanks': 'The thanks for a gift',
  'mail.donation-failed': 'The notice of a gift that the bank refused',
  'image.resize': 'A picture that was sent',
  'payment.settle-from-notice': 'A webhook event of Stripe',
  'message.send': 'A message to a group',
  'payment.refund': 'A refund',
};

/** @param handler of a dead letter: a job's name, or an event's that set none off */
export const whatOf = (handler: JobName | EventName | string): string =>
  Object.hasOwn(jobWords, handler) ? jobWords[handler as JobName] : `Work of another version (${handler})`;

/** Why work failed and what helps, for people who do not read logs. */
export interface Explanation {
  why: string;
  advice: string;
}

/** The first that fits counts. */
const explanations: readonly (Explanation & { reason: RegExp; handler?: RegExp })[] = [
  {
    reason: /^The mail server refused with 5/,
    why: 'The mail server refused this address for good: it may be mistyped, or the mailbox may be closed.',
    advice: 'Look at the family’s address and correct it, then try again.',
  },
  {
    reason: /^Stripe refused the refund: (?:charge_already_refunded|charge_disputed)/,
    why: 'At Stripe the money has gone back already, or the bank is asking for it.',
    advice: 'Look at the payment in the list of differences with Stripe.',
  },
  {
    reason: /^Stripe refused the refund/,
    why: 'Stripe would not send the money back, for example because too little is in the camp’s account there.',
    advice: 'Look at the payment at Stripe, then try again.',
  },
  {
    reason: /^Refund \S+ (?:failed|canceled)/,
    why: 'The bank did not take the money back: the card may be closed.',
    advice: 'Send the refund again from the payment, or pay the family in another way.',
  },
  {
    reason: /^The payment has no payment intent/,
    why: 'This payment was never made at Stripe, so nothing can go back there.',
    advice: 'Discard this, and pay the family in another way if they did pay.',
  },
  {
    // The second as older failures have it.
    reason: /^Stripe does not know what (webhook event|notice)/,
    why: 'Stripe told about a payment that it does not know any more.',
    advice: 'Nothing is lost: every payment is looked at again within minutes. Discard this.',
  },
  {
    reason: /./,
    handler: /^image\./,
    why: 'The picture cannot be read. The family was asked to send it again.',
    advice: 'Discard this.',
  },
  {
    reason: /^It never finished/,
    why: 'It was tried for days and never finished, for example because the mail server was away.',
    advice: 'Try again.',
  },
  {
    reason: /is not what the registry says|No job of this version/,
    why: 'It came from another version of this site, which this one does not understand.',
    advice: 'Discard this, and look at the record itself.',
  },
];

const unknown: Explanation = {
  why: 'It failed again and again, for a reason that nobody foresaw.',
  advice: 'Try again. If it comes back, tell whoever looks after the site; the log has the details.',
};

/** Explains why a job failed. @param reason as the dead letter keeps it */
export function explain(handler: string, reason = ''): Explanation {
  const found = explanations.find(
    (one) => one.reason.test(reason) && (one.handler === undefined || one.handler.test(handler)),
  );
  const { why, advice } = found ?? unknown;
  return { why, advice };
}
