import { campContent, legalNameAndAddress } from '../content/camp';
import { taxAcknowledgment } from '../content/donations';
import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleReference, exampleSite } from '../mail/examples';
import type { MergeField } from '../mail/merge-fields';
import { centsAsText } from '../payment/dollars';
import { pageAddress } from '../registries/page-address';

interface GiftData {
  /** Cents. */
  amount: number;
  /** A reference for the donor's questions. */
  reference: string;
  publicUrl: string;
}

interface DonationThanksData extends GiftData {
  /** When the gift arrived, as text. */
  date: string;
}

const exampleGift = (): GiftData => ({
  amount: 25_000,
  reference: exampleReference,
  publicUrl: exampleSite,
});

const amount: MergeField<GiftData> = (gift) => centsAsText(gift.amount);

/**
 * Thanks for a gift. It contains all facts of a tax acknowledgment: the amount, the date, and that nothing was given in
 * return. It leaves out the donor's name, since nobody has verified that the address is the donor's.
 */
export const donationThanksMail = editableMail('mail-donation-thanks', {
  label: 'Thanks for a donation',
  about: 'To donors, once their donation has arrived. The tax acknowledgment follows the text.',
  words: {
    subject: 'Thank you for your donation to {camp name}',
    heading: 'Thank you for your donation!',
    text: prose(
      'Hello friend of camp,',
      'We received your gift of {amount} on {date}. You’re helping fund adventures for years to come.',
    ),
  },
  example: (): DonationThanksData => ({ ...exampleGift(), date: 'July 20, 2030' }),
  fields: { amount, date: ({ date }) => date },
  write: (gift, words) => ({
    paragraphs: [
      ...words.text,
      `${legalNameAndAddress()} is a registered 501(c)(3) non-profit. ${taxAcknowledgment} Please keep this email with your tax records.`,
    ],
    table: [
      ['Gift', amount(gift)],
      ['Received', gift.date],
      ['EIN', campContent.organization.ein],
    ],
    action: { label: 'See what camp is like', url: pageAddress(gift.publicUrl, 'camperHome') },
    note: `Donation reference: ${gift.reference}.`,
  }),
});

/** A pending bank debit for a gift failed. */
export const donationFailedMail = editableMail('mail-donation-failed', {
  label: 'Donation failed',
  about: 'To donors, when their bank didn’t pay.',
  words: {
    subject: 'Your donation to {camp name} didn’t go through',
    heading: 'Your donation didn’t go through',
    text: prose(
      'Hello friend of camp,',
      'Your bank didn’t pay the {amount}, so you weren’t charged. Thank you for wanting to give!',
      'If you’d like, try again with a card or another account.',
    ),
  },
  example: exampleGift,
  fields: { amount },
  write: (gift) => ({
    facts: [['Gift', amount(gift)]],
    action: { label: 'Try again', url: pageAddress(gift.publicUrl, 'donate') },
    note: `Donation reference: ${gift.reference}.`,
  }),
});
