import { campContent, legalNameAndAddress } from '../content/camp';
import { donationContent } from '../content/donations';
import { centsAsText } from '../payment/dollars';
import { pageAddress } from '../registries/page-address';
import { type MailTemplate } from '../mail/content';

interface DonationThanksData {
  /** The amount in cents. */
  amount: number;
  /** When the gift arrived, as text. */
  date: string;
  /** A reference for the donor's questions. */
  reference: string;
  publicUrl: string;
}

/**
 * Thanks for a gift. It contains all facts of a tax acknowledgment: the amount, the date, and that nothing was given in
 * return. It leaves out the donor's name, since nobody has verified that the address is the donor's.
 */
export const donationThanksMail: MailTemplate<DonationThanksData> = {
  example: {
    amount: 25_000,
    date: 'July 20, 2030',
    reference: '64b000000000000000000001',
    publicUrl: 'https://camp.example.org',
  },
  write: ({ amount, date, reference, publicUrl }) => ({
    subject: `Thank you for your donation to ${campContent.name}`,
    heading: 'Thank you for your donation!',
    paragraphs: [
      'Hello friend of camp,',
      `We received your gift of ${centsAsText(amount)} on ${date}. You’re helping fund adventures for years to come.`,
      `${legalNameAndAddress()} is a registered 501(c)(3) non-profit. ${donationContent.taxAcknowledgment} Please keep this email with your tax records.`,
    ],
    table: [
      ['Gift', centsAsText(amount)],
      ['Received', date],
      ['EIN', campContent.organization.ein],
    ],
    action: { label: 'See what camp is like', url: pageAddress(publicUrl, 'camperHome') },
    note: `Donation reference: ${reference}.`,
  }),
};

/** The notice that a pending bank debit for a gift failed. */
export const donationFailedMail: MailTemplate<Omit<DonationThanksData, 'date'>> = {
  example: { amount: 25_000, reference: '64b000000000000000000001', publicUrl: 'https://camp.example.org' },
  write: ({ amount, reference, publicUrl }) => ({
    subject: `Your donation to ${campContent.name} didn’t go through`,
    heading: 'Your donation didn’t go through',
    paragraphs: [
      'Hello friend of camp,',
      `Your bank didn’t pay the ${centsAsText(amount)}, so you weren’t charged. Thank you for wanting to give!`,
      'If you’d like, try again with a card or another account.',
    ],
    facts: [['Gift', centsAsText(amount)]],
    action: { label: 'Try again', url: pageAddress(publicUrl, 'donate') },
    note: `Donation reference: ${reference}.`,
  }),
};
