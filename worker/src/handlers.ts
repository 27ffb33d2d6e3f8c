import { jobs, jobsOfEvent, type JobName, type JobPayload } from '@camp/contracts/registries/jobs';
import { deliverOnce } from '@camp/database/delivery/deliver-once';
import { DeliveryUnderWayError } from '@camp/database/delivery/own-delivery';
import { NotYetError, type Handlers, type JobMemory, type Work } from '@camp/queue/consumer';
import * as camper from './camper/send-camper-mails';
import { composeApplicationMissing, composeCounselorRegistered } from './counselor/send-counselor-mails';
import { composeContactsChanged } from './content/send-contacts-changed';
import { composeCounselorApplied } from './counselor-application/send-application-mails';
import { composeMailTest } from './content/send-mail-test';
import type { WorkerDependencies } from './dependencies';
import { composeDonationFailed, composeDonationThanks } from './donation/send-donation-mails';
import { resizeImage } from './image/resize-image';
import { mail } from './mail/mail-effect';
import * as changed from './mail/send-registration-changed';
import { sendMessages } from './message/send-messages';
import { announce } from './outgoing-webhook/announce';
import { sendWebhook } from './outgoing-webhook/send-webhook';
import { refundPayment, settleFromWebhookEvent } from './payment/handle-payments';
import * as payment from './payment/send-payment-mails';
import { composeMedicalDeletion } from './registration/send-medical-deletion';
import { composeStaffApplied } from './staff-application/send-staff-application-mails';
import { composeNeedsPerson } from './system/send-needs-person';
import * as account from './user/send-account-mails';
import * as address from './user/send-address-mails';
import { composeAccountChanged } from './user/send-account-changed';
import { settleRequest } from './user/settle-request';
import { composeProofReceived, composeProofUnreadable } from './vaccination/send-proof-mails';

/**
 * The effect of one job for its payload. The delivery record ensures that it happens once.
 * @param ensureHeld - throws if another worker may run the job by now
 */
type Effect<Name extends JobName> = (
  deps: WorkerDependencies,
  payload: JobPayload<Name>,
  key: string,
  ensureHeld: () => void,
) => Promise<void>;

/** One handler for each job of the registry. A missing one does not compile. */
const effects: { [Name in JobName]: Effect<Name> } = {
  'account.settle-request': settleRequest,
  'mail.verification': mail(account.composeVerification),
  'mail.known-address': mail(account.composeKnownAddress),
  'mail.known-address-wanted': mail(account.composeKnownAddressWanted),
  'mail.address-change': mail(address.composeAddressChange),
  'mail.address-changed': mail(address.composeAddressChanged),
  'mail.address-change-undone': mail(address.composeAddressChangeUndone),
  'mail.kept-address-wanted': mail(address.composeReservedAddressWanted),
  'mail.password-reset': mail(account.composePasswordReset),
  'mail.wrong-logins': mail(account.composeWrongLogins),
  'mail.password-changed': mail(account.composePasswordChanged),
  'mail.second-factor-changed': mail(account.composeSecondFactorChanged),
  'mail.erasure-asked': mail(account.composeErasureAsked),
  'mail.medical-deletion': mail(composeMedicalDeletion),
  'mail.camper-registered': mail(camper.composeCamperRegistered),
  'mail.payment-link': mail(camper.composePaymentLink),
  'mail.seat-offered': mail(camper.composeSeatOffered),
  'mail.staff-applied': mail(composeStaffApplied),
  'mail.registration-changed': mail(changed.composeRegistrationChanged),
  'mail.registration-changed-camp': mail(changed.composeRegistrationChangedForCamp),
  'mail.account-changed': mail(composeAccountChanged),
  'mail.moved-to-waitlist': mail(camper.composeMovedToWaitlist),
  'mail.proof-received': mail(composeProofReceived),
  'mail.proof-unreadable': mail(composeProofUnreadable),
  'mail.image-unreadable': mail((deps, { camperId }) =>
    composeProofUnreadable(deps, { kind: 'camper', recordId: camperId }),
  ),
  'mail.counselor-registered': mail(composeCounselorRegistered),
  'mail.counselor-application-missing': mail(composeApplicationMissing),
  'mail.counselor-applied': mail(composeCounselorApplied),
  'mail.receipt': mail(payment.composeReceipt),
  'mail.receipt-again': mail(payment.composeReceipt),
  'mail.donation-thanks-again': mail(composeDonationThanks),
  'mail.refund': mail(payment.composeRefund),
  'mail.refund-failed': mail(payment.composeRefundFailed),
  'mail.payment-failed': mail(payment.composePaymentFailed),
  'mail.donation-thanks': mail(composeDonationThanks),
  'mail.donation-failed': mail(composeDonationFailed),
  'mail.contacts-changed': mail(composeContactsChanged),
  'mail.test': mail(composeMailTest),
  'mail.needs-person': mail(composeNeedsPerson),
  'image.resize': resizeImage,
  'payment.settle-from-notice': settleFromWebhookEvent,
  'message.send': sendMessages,
  'webhook.send': sendWebhook,
  'payment.refund': refundPayment,
};

/** The first job of an event also announces it to webhooks, so that their absence costs no job. */
const isFirstJob = (name: JobName) => jobsOfEvent(jobs[name].event)[0] === name;

/** The handlers of all queues. */
export function createHandlers(deps: WorkerDependencies): Handlers {
  const handle =
    <Name extends JobName>(effect: Effect<Name>) =>
    ({ eventId, name, payload }: Work<Name>, memory: JobMemory) =>
      deliverOnce(
        deps.database.models,
        { eventId, handler: name, payload },
        () => deps.clock.now(),
        async (ensureHeld) => {
          if (isFirstJob(name)) await announce(deps, { eventId, event: jobs[name].event, payload });
          await effect(deps, payload, `${eventId}-${name}`, ensureHeld);
        },
        memory,
      ).catch((error: unknown) => {
        throw error instanceof DeliveryUnderWayError ? new NotYetError(error.wait) : error;
      });
  return Object.fromEntries(
    Object.entries(effects).map(([name, effect]) => [name, handle(effect as Effect<JobName>)]),
  ) as Handlers;
}
