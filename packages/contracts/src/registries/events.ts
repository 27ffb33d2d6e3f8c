import * as z from 'zod';
import { recordId } from '../forms/fields';
import { imageSubjects } from '../image/image-subjects';

const id = recordId();

/**
 * What can happen that somebody has to act on later. A row of the outbox is one of these, written in the transaction
 * of the record itself; payloads carry ids, never personal data (docs/reliability.md, Jobs). Old payloads
 * must keep parsing: add optional fields only.
 */
export const events = {
  /** Somebody who is not logged in signed up, or asked for a link: what comes of it is decided after the answer. */
  'user.account-requested': z.object({ requestId: id }),
  /** A verification link is to be mailed: at sign-up, on request, after a change of address. */
  'user.verification-requested': z.object({ linkId: id }),
  /** Somebody signed up with an address that has an account: its owner gets a notice, with a link to a new password. */
  'user.known-address-registered': z.object({ userId: id, linkId: id.optional() }),
  /** Somebody wants to change the address of another account to one that has an account: its owner gets a notice, with a link. */
  'user.known-address-wanted': z.object({ userId: id, linkId: id.optional() }),
  /** Another e-mail address was asked for; the address that counts until then gets a notice. */
  'user.address-change-requested': z.object({ userId: id }),
  /** A verified new address took a verified one's place, which gets a notice: the undo link's, or what it kept. */
  'user.address-changed': z.object({ linkId: id }),
  /** An undo link brought the former address back: the one that it took, which the link keeps, gets a notice. */
  'user.address-change-undone': z.object({ linkId: id }),
  /** Somebody wants an address that is kept for the account that had it, as its undo link says: it gets a notice. */
  'user.kept-address-wanted': z.object({ linkId: id }),
  'user.password-reset-requested': z.object({ linkId: id }),
  /** An account had more wrong logins than its owner makes: the owner gets a notice. */
  'user.wrong-logins': z.object({ userId: id }),
  'user.password-changed': z.object({ userId: id }),
  'camper.registered': z.object({ camperId: id }),
  'camper.payment-link-sent': z.object({ camperIds: z.array(id).min(1), userId: id }),
  /** Older rows, and those of seats that were not given by hand, carry no `before`: by it the seat is taken back. */
  'camper.seat-offered': z.object({
    camperId: id,
    before: z
      .object({
        pinned: z.boolean(),
        chosenWaitlist: z.boolean(),
        paid: z.literal(false).nullable(),
        /** When the seat was given: what changed since would be undone too. */
        givenAt: z.iso.datetime(),
      })
      .optional(),
  }),
  /** Somebody applied for work at camp. */
  'staff.applied': z.object({ staffApplicationId: id }),
  /** Somebody changed a registration of any kind: which one, and what of it, says the entry that was written down. */
  'registration.changed': z.object({ auditId: id }),
  /** Somebody else changed an account: what of it, says the entry that was written down. */
  'user.account-changed': z.object({ auditId: id }),
  /** An administrator put somebody who had a seat on the waitlist. */
  'camper.waitlisted': z.object({ camperId: id }),
  /** Somebody proved a vaccination with a picture. */
  'registration.proof-received': z.object({ kind: z.enum(imageSubjects), recordId: id }),
  /** No picture could be made of a proof; the registration has none now. */
  'registration.proof-unreadable': z.object({ kind: z.enum(imageSubjects), recordId: id }),
  /** The same as older rows have it; the camper has none now. */
  'camper.image-unreadable': z.object({ camperId: id }),
  'counselor.registered': z.object({ counselorId: id }),
  /** A week after the registration there is no application. */
  'counselor.application-missing': z.object({ counselorId: id }),
  'counselor-application.received': z.object({ applicationId: id }),
  /** An original image is stored and waits for its resized form. */
  'image.stored': z.object({ imageId: id }),
  /** A signed webhook event is stored (a notice, as stored names have it); a hint to look, nothing more. */
  'stripe.notice-received': z.object({ noticeId: z.string().min(1).max(255) }),
  /** A payment went to paid, once. */
  'payment.settled': z.object({ paymentId: id }),
  /** Money came for a seat that is gone and is to be sent back (invariant I8). */
  'payment.refund-due': z.object({ paymentId: id }),
  /** One refund of a payment was made; older rows name only the payment. */
  'payment.refunded': z.object({ paymentId: id, refundId: id.optional() }),
  /** The bank did not take a refund of which the family had been told. */
  'payment.refund-failed': z.object({ paymentId: id, refundId: id }),
  /** The bank did not pay: a debit that was on its way came back, and nothing is paid. */
  'payment.failed': z.object({ paymentId: id }),
  /** Somebody of the office sends the receipt of a payment once more. */
  'payment.receipt-wanted': z.object({ paymentId: id }),
  /** Somebody of the office sends the thanks for a gift once more. */
  'donation.receipt-wanted': z.object({ donationId: id }),
  /** A gift arrived, once. */
  'donation.settled': z.object({ donationId: id }),
  'donation.failed': z.object({ donationId: id }),
  /** Somebody of the office wrote to a group; the people are kept beside the message. */
  'message.sent': z.object({ messageId: id }),
} as const;

/** The name of an event. */
export type EventName = keyof typeof events;

/** An event's payload. */
export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]>;
