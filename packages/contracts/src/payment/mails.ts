import { campContent } from '../content/camp';
import { exampleFamily, listed, seeRegistrations, type MailTemplate } from '../mail/content';
import { centsAsText } from './dollars';

const example = { ...exampleFamily, reference: '64b000000000000000000001' };

interface RefundData {
  nameFirst: string;
  year: number;
  /** The amount in cents. */
  refunds: readonly { campers: readonly string[]; amount: number; reason: string }[];
  /** Names of the campers whose registrations are deleted with the refund. */
  canceled: readonly string[];
  /** Names of the campers who keep their spot if it is paid again. */
  toPayAgain: readonly string[];
  reference: string;
  profileUrl: string;
}

/** The notice of a refund. */
export const refundMail: MailTemplate<RefundData> = {
  example: {
    ...example,
    refunds: [
      {
        campers: ['Casey Camper'],
        amount: 30_000,
        reason: 'The spot was no longer available when the payment arrived.',
      },
    ],
    canceled: ['Casey Camper'],
    toPayAgain: ['Cameron Camper'],
  },
  write: ({ nameFirst, year, refunds, canceled, toPayAgain, reference, profileUrl }) => ({
    subject: `Your refund from ${campContent.name} ${year}`,
    heading: 'We refunded your payment',
    paragraphs: [
      `Hello ${nameFirst},`,
      ...refunds.map(
        ({ campers, amount, reason }) => `${centsAsText(amount)} for ${listed(campers)}: ${reason}`,
      ),
      ...seatWords({ canceled, toPayAgain }),
      'The refund goes to the card you paid with. Your bank usually takes five to ten days to show it.',
    ],
    facts: [
      ['Refunded', centsAsText(refunds.reduce((sum, { amount }) => sum + amount, 0))],
      ['For', listed([...new Set(refunds.flatMap(({ campers }) => campers))])],
    ],
    action: seeRegistrations(profileUrl),
    note: `Payment reference: ${reference}.`,
  }),
};

interface DisputeLostData extends Pick<RefundData, 'nameFirst' | 'year' | 'canceled' | 'toPayAgain'> {
  /** The amount in cents. */
  amount: number;
  reference: string;
  profileUrl: string;
}

/** The notice that a bank took a payment back and the camp has decided about the spots. */
export const disputeLostMail: MailTemplate<DisputeLostData> = {
  example: { ...example, amount: 30_000, canceled: ['Casey Camper'], toPayAgain: ['Cameron Camper'] },
  write: ({ nameFirst, year, amount, canceled, toPayAgain, reference, profileUrl }) => ({
    subject: `Your bank reversed your payment for ${campContent.name} ${year}`,
    heading: 'Your bank reversed your payment',
    paragraphs: [
      `Hello ${nameFirst},`,
      `You or your bank disputed a payment, and ${centsAsText(amount)} was returned to you.`,
      ...seatWords({ canceled, toPayAgain }),
    ],
    facts: [['Returned', centsAsText(amount)]],
    action: seeRegistrations(profileUrl),
    note: `Payment reference: ${reference}.`,
  }),
};

/** What happens to the spots of refunded campers. */
const seatWords = ({ canceled, toPayAgain }: Pick<RefundData, 'canceled' | 'toPayAgain'>): string[] => [
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

interface BankNoticeData {
  nameFirst: string;
  year: number;
  /** The amount in cents. */
  amount: number;
  /** Names of the campers that the payment was for. */
  campers: readonly string[];
  reference: string;
  profileUrl: string;
}

/** The amount, and the campers it is for. */
const factsOf = (amountLabel: string, { amount, campers }: Pick<BankNoticeData, 'amount' | 'campers'>) =>
  [
    [amountLabel, centsAsText(amount)],
    ['For', listed(campers)],
  ] as const;

/** The notice that the bank rejected a refund after the family was emailed about it. */
export const refundFailedMail: MailTemplate<BankNoticeData> = {
  example: { ...example, amount: 30_000, campers: ['Casey Camper'] },
  write: (data) => ({
    subject: `Your bank returned the refund from ${campContent.name} ${data.year}`,
    heading: 'Your bank returned your refund',
    paragraphs: [
      `Hello ${data.nameFirst},`,
      `We sent you a refund of ${centsAsText(data.amount)} for ${listed(data.campers)}, but your bank returned it. The card may be closed or replaced.`,
      `We’ll send the refund again or find another way. You don’t need to do anything. If nothing arrives within ten days, email ${campContent.contact.email}.`,
    ],
    facts: factsOf('Outstanding refund', data),
    action: seeRegistrations(data.profileUrl),
    note: `Payment reference: ${data.reference}.`,
  }),
};

/** The notice that a pending bank debit was returned. `campers` are those who must still be paid for. */
export const paymentFailedMail: MailTemplate<BankNoticeData> = {
  example: { ...example, amount: 62_500, campers: ['Casey Camper', 'Cameron Camper'] },
  write: (data) => ({
    subject: `Your payment for ${campContent.name} ${data.year} didn’t go through`,
    heading: 'Your payment didn’t go through',
    paragraphs: [
      `Hello ${data.nameFirst},`,
      `Your bank didn’t pay the ${centsAsText(data.amount)} for ${listed(data.campers)}, so you weren’t charged. ${data.campers.length === 1 ? 'The spot isn’t' : 'The spots aren’t'} secured yet.`,
      'Please pay again from your profile with a card or another account.',
    ],
    facts: factsOf('Outstanding', data),
    action: { label: 'Pay again', url: data.profileUrl },
    note: `Payment reference: ${data.reference}.`,
  }),
};
