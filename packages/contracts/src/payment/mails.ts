import { prose } from '../content/prose';
import { listed, seeRegistrations } from '../mail/content';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, exampleReference, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf, type MergeField } from '../mail/merge-fields';
import { centsAsText } from './dollars';

interface FamilyData {
  nameFirst: string;
  year: number;
  reference: string;
  profileUrl: string;
}

const familyOf = ({ nameFirst }: ExamplePerson): FamilyData => ({
  ...exampleFamily,
  nameFirst,
  reference: exampleReference,
});

const fields = {
  greeting: greetingOf,
  'first name': firstName,
  year: campYear,
} satisfies Readonly<Record<string, MergeField<FamilyData>>>;

interface SeatsAfterRefund {
  /** Names of the campers whose registrations are deleted with the refund. */
  canceled: readonly string[];
  /** Names of the campers who keep their spot if it is paid again. */
  toPayAgain: readonly string[];
}

const seatsOf = ({ child, sibling }: ExamplePerson): SeatsAfterRefund => ({
  canceled: [child],
  toPayAgain: sibling ? [sibling] : [],
});

/** What happens to the spots of refunded campers. */
const seatWords = ({ canceled, toPayAgain }: SeatsAfterRefund): string[] => [
  ...(canceled.length > 0
    ? [
        `${canceled.length === 1 ? 'The registration' : 'The registrations'} for ${listed(canceled)} ${canceled.length === 1 ? 'is' : 'are'} canceled.`,
      ]
    : []),
  ...(toPayAgain.length > 0
    ? [
        `${listed(toPayAgain)} ${toPayAgain.length === 1 ? 'keeps the spot' : 'keep their spots'}. Please pay again from your profile.`,
      ]
    : []),
];

interface RefundData extends FamilyData, SeatsAfterRefund {
  /** The amount in cents. */
  refunds: readonly { campers: readonly string[]; amount: number; reason: string }[];
}

const refundedOf = ({ refunds }: RefundData) =>
  centsAsText(refunds.reduce((sum, { amount }) => sum + amount, 0));

const refundedCampers = ({ refunds }: RefundData) =>
  listed([...new Set(refunds.flatMap(({ campers }) => campers))]);

/** The notice of a refund. */
export const refundMail = editableMail('mail-refund', {
  label: 'Refund',
  about: 'To families, once a refund is made. The amounts and reasons follow the text.',
  words: {
    subject: 'Your refund from {camp name} {year}',
    heading: 'We refunded your payment',
    text: 'Hello {first name},',
    ending: 'The refund goes to the card you paid with. Your bank usually takes five to ten days to show it.',
  },
  example: (person: ExamplePerson): RefundData => ({
    ...familyOf(person),
    ...seatsOf(person),
    refunds: [
      {
        campers: [person.child],
        amount: 30_000,
        reason: 'The spot was no longer available when the payment arrived.',
      },
    ],
  }),
  fields: { ...fields, campers: refundedCampers, amount: refundedOf },
  write: (data, words) => ({
    paragraphs: [
      ...words.text,
      ...data.refunds.map(
        ({ campers, amount, reason }) => `${centsAsText(amount)} for ${listed(campers)}: ${reason}`,
      ),
      ...seatWords(data),
      ...words.ending,
    ],
    facts: [
      ['Refunded', refundedOf(data)],
      ['For', refundedCampers(data)],
    ],
    action: seeRegistrations(data.profileUrl),
    note: `Payment reference: ${data.reference}.`,
  }),
});

/** The notice that a bank took a payment back and the camp has decided about the spots. */
export const disputeLostMail = editableMail('mail-dispute-lost', {
  label: 'Payment reversed by the bank',
  about: 'To families, when their bank reversed a payment. What happens to their spots follows the text.',
  words: {
    subject: 'Your bank reversed your payment for {camp name} {year}',
    heading: 'Your bank reversed your payment',
    text: prose(
      'Hello {first name},',
      'You or your bank disputed a payment, and {amount} was returned to you.',
    ),
  },
  example: (
    person: ExamplePerson,
  ): FamilyData &
    SeatsAfterRefund & {
      /** Cents. */
      amount: number;
    } => ({ ...familyOf(person), ...seatsOf(person), amount: 30_000 }),
  fields: { ...fields, amount: ({ amount }) => centsAsText(amount) },
  write: (data, words) => ({
    paragraphs: [...words.text, ...seatWords(data)],
    facts: [['Returned', centsAsText(data.amount)]],
    action: seeRegistrations(data.profileUrl),
    note: `Payment reference: ${data.reference}.`,
  }),
});
