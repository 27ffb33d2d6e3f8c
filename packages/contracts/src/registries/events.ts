import * as z from 'zod';
import { recordId } from '../forms/fields';
import { imageSubjects } from '../image/image-subjects';

const id = recordId();

/**
 * Events that need work later. A row of the outbox is one event, written in the record's own transaction. Payloads
 * carry ids, never personal data (docs/reliability.md, Jobs). Old payloads must stay readable, so add optional fields
 * only.
 */
export const events = {
  /** A visitor signed up or requested a link. The outcome is determined after the response. */
  'user.account-requested': z.object({ requestId: id }),
  /** A verification link has to be emailed at sign-up, on request, or after a change of address. */
  'user.verification-requested': z.object({ linkId: id }),
  /** Sign-up with an address that has an account. Its owner gets a notice with a link to set a new password. */
  'user.known-address-registered': z.object({ userId: id, linkId: id.optional() }),
  /** A change to an address that already has an account. Its owner gets a notice with a link. */
  'user.known-address-wanted': z.object({ userId: id, linkId: id.optional() }),
  /** A change of email address was requested. The current address gets a notice. */
  'user.address-change-requested': z.object({ userId: id }),
  /**
   * A new address was verified and replaced a verified one. The old address, stored in the undo link, gets a notice.
   */
  'user.address-changed': z.object({ linkId: id }),
  /** An undo link restored the former address. The replaced address, stored in the link, gets a notice. */
  'user.address-change-undone': z.object({ linkId: id }),
  /** Somebody requested an address that an undo link reserves for its former account. It gets a notice. */
  'user.kept-address-wanted': z.object({ linkId: id }),
  'user.password-reset-requested': z.object({ linkId: id }),
  /** An account had unusually many wrong logins. Its owner gets a notice. */
  'user.wrong-logins': z.object({ userId: id }),
  'user.password-changed': z.object({ userId: id }),
  /** A second factor was turned on or off or changed, or a recovery code was used. The owner gets a notice. */
  'user.second-factor-changed': z.object({
    userId: id,
    change: z.enum([
      ...['on', 'off', 'codes', 'recovery', 'reset'],
      ...['app-off', 'passkey-added', 'passkey-removed'],
    ] as const),
  }),
  /** A family asked to be erased. The owner gets a notice, since it may be somebody else with their login. */
  'user.erasure-asked': z.object({ userId: id }),
  /** Medical answers of a family are deleted after this day. The family gets a notice. */
  'user.medical-deletion-announced': z.object({ userId: id, on: z.iso.datetime() }),
  'camper.registered': z.object({ camperId: id }),
  'camper.payment-link-sent': z.object({ camperIds: z.array(id).min(1), userId: id }),
  /** Older rows, and those of automatic offers, have no `before`. Taking the seat back needs it. */
  'camper.seat-offered': z.object({
    camperId: id,
    before: z
      .object({
        pinned: z.boolean(),
        chosenWaitlist: z.boolean(),
        paid: z.literal(false).nullable(),
        /** When the seat was given. Taking it back would also undo later changes. */
        givenAt: z.iso.datetime(),
      })
      .optional(),
  }),
  /** A staff application arrived. */
  'staff.applied': z.object({ staffApplicationId: id }),
  /** A registration of any kind was changed. The audit row has the details. */
  'registration.changed': z.object({ auditId: id }),
  /** Somebody else changed an account. The audit row has the details. */
  'user.account-changed': z.object({ auditId: id }),
  /** An administrator moved a camper with a seat to the waitlist. */
  'camper.waitlisted': z.object({ camperId: id }),
  /** A vaccination was proved with a picture. */
  'registration.proof-received': z.object({ kind: z.enum(imageSubjects), recordId: id }),
  /** A proof's picture couldn't be processed. The registration has no picture now. */
  'registration.proof-unreadable': z.object({ kind: z.enum(imageSubjects), recordId: id }),
  /** The same event in older rows. The camper has no picture now. */
  'camper.image-unreadable': z.object({ camperId: id }),
  'counselor.registered': z.object({ counselorId: id }),
  /** A week after the registration, there is still no application. */
  'counselor.application-missing': z.object({ counselorId: id }),
  'counselor-application.received': z.object({ applicationId: id }),
  /** An original picture is stored and has to be resized. */
  'image.stored': z.object({ imageId: id }),
  /** A signed webhook event is stored (stored names call it a notice). It only triggers a check. */
  'stripe.notice-received': z.object({ noticeId: z.string().min(1).max(255) }),
  /** A payment became paid. At most once. */
  'payment.settled': z.object({ paymentId: id }),
  /** Money arrived for a lost seat, and has to be refunded (invariant I8). */
  'payment.refund-due': z.object({ paymentId: id }),
  /** A refund of a payment was made. Older rows name only the payment. */
  'payment.refunded': z.object({ paymentId: id, refundId: id.optional() }),
  /** The bank rejected a refund that the family was emailed about. */
  'payment.refund-failed': z.object({ paymentId: id, refundId: id }),
  /** The bank didn't pay. A pending debit was returned, and nothing is paid. */
  'payment.failed': z.object({ paymentId: id }),
  /** An administrator resends the receipt of a payment. */
  'payment.receipt-wanted': z.object({ paymentId: id }),
  /** An administrator resends the thank-you email for a donation. */
  'donation.receipt-wanted': z.object({ donationId: id }),
  /** A donation was received. At most once. */
  'donation.settled': z.object({ donationId: id }),
  'donation.failed': z.object({ donationId: id }),
  /** An email address, a phone number or a link of the camp's texts was changed. One event for each administrator. */
  'content.contacts-changed': z.object({ contentId: id, version: z.number().int().min(1), userId: id }),
  /** An administrator wrote to a group. The recipients are stored with the message. */
  'message.sent': z.object({ messageId: id }),
  /** An administrator wants to see an email with words that aren't saved. */
  'content.mail-tested': z.object({ mailTestId: id }),
  /** A webhook has to be told about an event, for the first time or again. */
  'outgoing-webhook.due': z.object({ deliveryId: id }),
  /** A check of the system found something that needs a person. One event for each administrator. */
  'system.needs-person': z.object({ userId: id }),
} as const;

export type EventName = keyof typeof events;

export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]>;
