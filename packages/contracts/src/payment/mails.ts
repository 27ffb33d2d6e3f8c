import { campContent } from '../content/camp';
import { exampleFamily, listed, seeRegistrations, type MailTemplate } from '../mail/content';
import { centsAsText } from './dollars';

const example = { ...exampleFamily, reference: '64b000000000000000000001' };

interface RefundData {
  nameFirst: string;
  year: number;
  /** Cents. */
  refunds: readonly { campers: readonly string[]; amount: number; reason: string }[];
  /** Names of whose registration goes with the money. */
  canceled: readonly string[];
  /** Names of who keeps the place once it is paid for again. */
  toPayAgain: readonly string[];
  reference: string;
  profileUrl: string;
}

/** Money was sent back. */
export const refundMail: MailTemplate<RefundData> = {
  example: {
    ...example,
    refunds: [
      {
        campers: ['Casey Camper'],
        amount: 30_000,
        reason: 'The place was no longer available when the payment arrived.',
      },
    ],
    canceled: ['Casey Camper'],
    toPayAgain: ['Cameron Camper'],
  },
  write: ({ nameFirst, year, refunds, canceled, toPayAgain, reference, profileUrl }) => ({
    subject: `Your refund from ${campContent.name} ${year}`,
    heading: 'We sent your money back',
    paragraphs: [
      `Hello ${nameFirst},`,
      ...refunds.map(
        ({ campers, amount, reason }) => `${centsAsText(amount)} for ${listed(campers)}: ${reason}`,
      ),
      ...seatWords({ canceled, toPayAgain }),
      'The money goes back to the card you paid with; depending on your bank it shows within five to ten days.',
    ],
    facts: [
      ['Sent back', centsAsText(refunds.reduce((sum, { amount }) => sum + amount, 0))],
      ['For', listed([...new Set(refunds.flatMap(({ campers }) => campers))])],
    ],
    action: seeRegistrations(profileUrl),
    note: `Payment ${reference}.`,
  }),
};

interface DisputeLostData extends Pick<RefundData, 'nameFirst' | 'year' | 'canceled' | 'toPayAgain'> {
  /** Cents. */
  amount: number;
  reference: string;
  profileUrl: string;
}

/** A bank took a payment back, and the camp has chosen what becomes of the places. */
export const disputeLostMail: MailTemplate<DisputeLostData> = {
  example: { ...example, amount: 30_000, canceled: ['Casey Camper'], toPayAgain: ['Cameron Camper'] },
  write: ({ nameFirst, year, amount, canceled, toPayAgain, reference, profileUrl }) => ({
    subject: `Your bank took back your payment for ${campContent.name} ${year}`,
    heading: 'Your bank took your payment back',
    paragraphs: [
      `Hello ${nameFirst},`,
      `You or your bank disputed a payment, and ${centsAsText(amount)} of it went back to you.`,
      ...seatWords({ canceled, toPayAgain }),
    ],
    facts: [['Returned', centsAsText(amount)]],
    action: seeRegistrations(profileUrl),
    note: `Payment ${reference}.`,
  }),
};

/** What becomes of the places whose money went back. */
const seatWords = ({ canceled, toPayAgain }: Pick<RefundData, 'canceled' | 'toPayAgain'>): string[] => [
  ...(canceled.length > 0
    ? [
        `${canceled.length === 1 ? 'The registration' : 'The registrations'} of ${listed(canceled)} ${canceled.length === 1 ? 'is' : 'are'} canceled.`,
      ]
    : []),
  ...(toPayAgain.length > 0
    ? [
        `${listed(toPayAgain)} ${toPayAgain.length === 1 ? 'keeps the place' : 'keep their places'}, which ${toPayAgain.length === 1 ? 'is' : 'are'} to be paid for again from your profile.`,
      ]
    : []),
];

interface BankNoticeData {
  nameFirst: string;
  year: number;
  /** Cents. */
  amount: number;
  /** Names of the campers whom the money is for. */
  campers: readonly string[];
  reference: string;
  profileUrl: string;
}

/** The money, and whom it is for. */
const factsOf = (amountLabel: string, { amount, campers }: Pick<BankNoticeData, 'amount' | 'campers'>) =>
  [
    [amountLabel, centsAsText(amount)],
    ['For', listed(campers)],
  ] as const;

/** The bank did not take money back of which the family was told that it was sent. */
export const refundFailedMail: MailTemplate<BankNoticeData> = {
  example: { ...example, amount: 30_000, campers: ['Casey Camper'] },
  write: (data) => ({
    subject: `Your bank did not take the money back from ${campContent.name} ${data.year}`,
    heading: 'Your bank did not take the money back',
    paragraphs: [
      `Hello ${data.nameFirst},`,
      `We sent you ${centsAsText(data.amount)} for ${listed(data.campers)}, and your bank returned it to us: the card may be closed or replaced.`,
      'We send it once more, or in another way. You do not have to do anything. Write to us if nothing has arrived within ten days.',
    ],
    facts: factsOf('On its way to you', data),
    action: seeRegistrations(data.profileUrl),
    note: `Payment ${data.reference}.`,
  }),
};

/** A bank debit that was on its way came back. `campers`: who are still to be paid for. */
export const paymentFailedMail: MailTemplate<BankNoticeData> = {
  example: { ...example, amount: 62_500, campers: ['Casey Camper', 'Cameron Camper'] },
  write: (data) => ({
    subject: `Your payment for ${campContent.name} ${data.year} did not go through`,
    heading: 'Your payment did not go through',
    paragraphs: [
      `Hello ${data.nameFirst},`,
      `Your bank did not pay the ${centsAsText(data.amount)} for ${listed(data.campers)}, so nothing was taken, and ${data.campers.length === 1 ? 'the place is' : 'the places are'} not secured yet.`,
      'Please pay again from your profile, with a card or another account.',
    ],
    facts: factsOf('Still to pay', data),
    action: { label: 'Pay again', url: data.profileUrl },
    note: `Payment ${data.reference}.`,
  }),
};
