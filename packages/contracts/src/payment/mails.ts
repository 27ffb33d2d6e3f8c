import { campContent } from '../content/camp';
import { centsAsText, costAsText } from './dollars';
import { exampleFacts } from '../camp/facts';
import { listed, type LabelledValues, type MailTemplate } from '../mail/content';

interface ReceiptData {
  nameFirst: string;
  year: number;
  /** When and where. */
  campFacts: LabelledValues;
  /** Cents; without what went back whole. */
  lines: readonly { name: string; cost: number; lateFee: number; back: number }[];
  /** When it was settled, as text. */
  date: string;
  /** What the family can name when it asks. */
  reference: string;
  profileUrl: string;
}

const example = {
  nameFirst: 'Pat',
  year: 2030,
  date: 'July 20, 2030',
  reference: '64b000000000000000000001',
  profileUrl: 'https://camp.example.org/user/profile',
};

/** The receipt of a payment. */
export const receiptMail: MailTemplate<ReceiptData> = {
  example: {
    ...example,
    campFacts: exampleFacts,
    lines: [
      { name: 'Casey Camper', cost: 30_000, lateFee: 0, back: 0 },
      { name: 'Cameron Camper', cost: 30_000, lateFee: 2_500, back: 5_000 },
    ],
  },
  write: ({ nameFirst, year, campFacts, lines, date, reference, profileUrl }) => {
    const total = lines.reduce((sum, { cost, lateFee, back }) => sum + cost + lateFee - back, 0);
    const free = lines.every(({ cost, lateFee }) => cost + lateFee === 0);
    const secured = `${lines.length === 1 ? 'The place' : 'The places'} of ${listed(lines.map(({ name }) => name))} at ${campContent.name} ${year} ${lines.length === 1 ? 'is' : 'are'} secured.`;
    return {
      subject: free
        ? `Your place at ${campContent.name} ${year} is confirmed`
        : `Your receipt for ${campContent.name} ${year}`,
      heading: free ? 'Registration confirmed' : 'Payment received',
      paragraphs: [
        `Hello ${nameFirst},`,
        `Thank you! ${free ? `You confirmed on ${date}.` : `Your payment arrived on ${date}.`} ${secured}`,
      ],
      facts: [...campFacts, [free ? 'Confirmed on' : 'Paid on', date]],
      table: [
        ...lines.flatMap(({ name, cost, lateFee, back }) => [
          [name, costAsText(cost / 100)] as const,
          ...(lateFee > 0 ? [[`${name}, late fee`, centsAsText(lateFee)] as const] : []),
          ...(back > 0 ? [[`${name}, sent back`, centsAsText(-back)] as const] : []),
        ]),
        ['Total', free ? costAsText(0) : centsAsText(total)] as const,
      ],
      action: { label: 'See your registrations', url: profileUrl },
      note: `${free ? 'Confirmation' : 'Payment'} ${reference}. Please keep this mail${free ? '' : ' as your receipt'}. The check-in is attached for your calendar.`,
    };
  },
};

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
    action: { label: 'See your registrations', url: profileUrl },
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
    action: { label: 'See your registrations', url: profileUrl },
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

/** The money, and what to do about it. */
const endOf = (
  { amount, campers, reference, profileUrl }: BankNoticeData,
  amountLabel: string,
  actionLabel: string,
) => ({
  facts: [
    [amountLabel, centsAsText(amount)],
    ['For', listed(campers)],
  ] as const,
  action: { label: actionLabel, url: profileUrl },
  note: `Payment ${reference}.`,
});

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
    ...endOf(data, 'On its way to you', 'See your registrations'),
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
    ...endOf(data, 'Still to pay', 'Pay again'),
  }),
};
