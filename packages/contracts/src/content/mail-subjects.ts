import {
  camperRegisteredMail,
  camperWaitlistedMail,
  movedToWaitlistMail,
  seatOfferedMail,
} from '../camper/mails';
import { paymentLinkMail } from '../camper/payment-link-mail';
import { applicationMissingMail, counselorRegisteredMail } from '../counselor/mails';
import { counselorAppliedMail } from '../counselor-application/mails';
import { donationFailedMail, donationThanksMail } from '../donation/mails';
import { paymentFailedMail, refundFailedMail } from '../payment/bank-mails';
import { disputeLostMail, refundMail } from '../payment/mails';
import { receiptMail } from '../payment/receipt-mail';
import { medicalDeletionMail } from '../registration/medical-deletion-mail';
import { registrationChangedMail } from '../registration/registration-changed-mail';
import { staffAppliedMail } from '../staff-application/mails';
import { accountChangedMail } from '../user/account-changed-mail';
import {
  choosePasswordMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
  wrongLoginsMail,
} from '../user/account-mails';
import {
  addressChangedMail,
  addressChangeUndoneMail,
  addressReplacedMail,
} from '../user/address-changed-mails';
import { addressChangeMail, newAddressMail, reservedAddressWantedMail } from '../user/address-mails';
import { erasureAskedMail } from '../user/erasure-asked-mail';
import { knownAddressMail, knownAddressWantedMail } from '../user/known-address-mails';
import { secondFactorChangedMail } from '../user/second-factor-mail';
import { proofReceivedMail, proofUnreadableMail } from '../vaccination/mails';
import type { ContentSubject } from './fields';

/** Every email whose words a camp changes, in the order of a family's year. */
const mails = [
  camperRegisteredMail,
  camperWaitlistedMail,
  movedToWaitlistMail,
  seatOfferedMail,
  paymentLinkMail,
  receiptMail,
  paymentFailedMail,
  refundMail,
  refundFailedMail,
  disputeLostMail,
  registrationChangedMail,
  proofReceivedMail,
  proofUnreadableMail,
  medicalDeletionMail,
  counselorRegisteredMail,
  applicationMissingMail,
  counselorAppliedMail,
  staffAppliedMail,
  donationThanksMail,
  donationFailedMail,
  verificationMail,
  choosePasswordMail,
  passwordResetMail,
  passwordChangedMail,
  wrongLoginsMail,
  secondFactorChangedMail,
  erasureAskedMail,
  accountChangedMail,
  newAddressMail,
  addressChangeMail,
  addressChangedMail,
  addressReplacedMail,
  addressChangeUndoneMail,
  reservedAddressWantedMail,
  knownAddressMail,
  knownAddressWantedMail,
] as const;

type Mail = (typeof mails)[number];

/** The key of an email's subject. */
export type MailSubjectName = Mail['key'];

/** An email's example with words that aren't saved, by its key. */
export const mailPreviews = Object.fromEntries(mails.map(({ key, preview }) => [key, preview])) as Readonly<
  Record<MailSubjectName, Mail['preview']>
>;

export const mailSubjectNames = mails.map(({ key }) => key) as [MailSubjectName, ...MailSubjectName[]];

/** How each email is edited. */
export const mailSubjects = Object.fromEntries(mails.map(({ key, subject }) => [key, subject])) as Readonly<
  Record<MailSubjectName, ContentSubject>
>;
