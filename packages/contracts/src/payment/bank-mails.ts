import { prose } from '../content/prose';
import { listed, seeRegistrations } from '../mail/content';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, exampleReference, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf, type MergeField } from '../mail/merge-fields';
import { centsAsText } from './dollars';

interface BankNoticeData {
  nameFirst: string;
  year: number;
  /** Cents. */
  amount: number;
  /** Names of the campers that were paid for. */
  campers: readonly string[];
  reference: string;
  profileUrl: string;
}

const exampleOf = ({ nameFirst, child, sibling }: ExamplePerson): BankNoticeData => ({
  ...exampleFamily,
  nameFirst,
  reference: exampleReference,
  amount: sibling ? 62_500 : 30_000,
  campers: sibling ? [child, sibling] : [child],
});

const fields = {
  greeting: greetingOf,
  'first name': firstName,
  campers: ({ campers }) => listed(campers),
  year: campYear,
  amount: ({ amount }) => centsAsText(amount),
} satisfies Readonly<Record<string, MergeField<BankNoticeData>>>;

/** The amount, and the campers it is for. */
const factsOf = (amountLabel: string, { amount, campers }: BankNoticeData) =>
  [
    [amountLabel, centsAsText(amount)],
    ['For', listed(campers)],
  ] as const;

/** The notice that the bank rejected a refund after the family was told about it. */
export const refundFailedMail = editableMail('mail-refund-failed', {
  label: 'Refund rejected by the bank',
  about: 'To families, when their bank rejected a refund after we emailed them about it.',
  words: {
    subject: 'Your bank returned the refund from {camp name} {year}',
    heading: 'Your bank returned your refund',
    text: prose(
      'Hello {first name},',
      'We sent you a refund of {amount} for {campers}, but your bank returned it. The card may be closed or replaced.',
      'We’ll send the refund again or find another way. You don’t need to do anything. If nothing arrives within ten days, email {camp email}.',
    ),
  },
  example: exampleOf,
  fields,
  write: (data) => ({
    facts: factsOf('Outstanding refund', data),
    action: seeRegistrations(data.profileUrl),
    note: `Payment reference: ${data.reference}.`,
  }),
});

/** A pending bank debit was returned. `campers`: still to be paid for. */
export const paymentFailedMail = editableMail('mail-payment-failed', {
  label: 'Payment failed',
  about: 'To families, when their bank didn’t pay.',
  words: {
    subject: 'Your payment for {camp name} {year} didn’t go through',
    heading: 'Your payment didn’t go through',
    text: prose(
      'Hello {first name},',
      'Your bank didn’t pay the {amount} for {campers}, so you weren’t charged. The spot isn’t secured yet.',
      'Please pay again from your profile with a card or another account.',
    ),
    textForSeveral: prose(
      'Hello {first name},',
      'Your bank didn’t pay the {amount} for {campers}, so you weren’t charged. The spots aren’t secured yet.',
      'Please pay again from your profile with a card or another account.',
    ),
  },
  example: exampleOf,
  fields,
  write: (data, words) => ({
    paragraphs: data.campers.length === 1 ? words.text : words.textForSeveral,
    facts: factsOf('Outstanding', data),
    action: { label: 'Pay again', url: data.profileUrl },
    note: `Payment reference: ${data.reference}.`,
  }),
});
