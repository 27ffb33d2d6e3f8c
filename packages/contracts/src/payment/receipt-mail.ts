import { exampleFacts } from '../camp/facts';
import { campContent } from '../content/camp';
import {
  exampleFamily,
  listed,
  seeRegistrations,
  type LabelledValues,
  type MailTemplate,
} from '../mail/content';
import { centsAsText, costAsText } from './dollars';

interface ReceiptData {
  nameFirst: string;
  year: number;
  /** When and where camp is. */
  campFacts: LabelledValues;
  /** Lines in cents, without fully refunded campers. */
  lines: readonly { name: string; cost: number; lateFee: number; back: number }[];
  /** When the payment was settled, as text. */
  date: string;
  /** A reference that the family can quote. */
  reference: string;
  profileUrl: string;
}

/** The receipt of a payment. */
export const receiptMail: MailTemplate<ReceiptData> = {
  example: {
    ...exampleFamily,
    date: 'July 20, 2030',
    reference: '64b000000000000000000001',
    get campFacts() {
      return exampleFacts();
    },
    lines: [
      { name: 'Casey Camper', cost: 30_000, lateFee: 0, back: 0 },
      { name: 'Cameron Camper', cost: 30_000, lateFee: 2_500, back: 5_000 },
    ],
  },
  write: ({ nameFirst, year, campFacts, lines, date, reference, profileUrl }) => {
    const total = lines.reduce((sum, { cost, lateFee, back }) => sum + cost + lateFee - back, 0);
    const free = lines.every(({ cost, lateFee }) => cost + lateFee === 0);
    const secured = `${lines.length === 1 ? 'The spot' : 'The spots'} for ${listed(lines.map(({ name }) => name))} at ${campContent.name} ${year} ${lines.length === 1 ? 'is' : 'are'} secured.`;
    return {
      subject: free
        ? `Your spot at ${campContent.name} ${year} is confirmed`
        : `Your receipt for ${campContent.name} ${year}`,
      heading: free ? 'Registration confirmed' : 'Payment received',
      paragraphs: [
        `Hello ${nameFirst},`,
        `Thank you! We received your ${free ? 'confirmation' : 'payment'} on ${date}. ${secured}`,
      ],
      facts: [...campFacts, [free ? 'Confirmed on' : 'Paid on', date]],
      table: [
        ...lines.flatMap(({ name, cost, lateFee, back }) => [
          [name, costAsText(cost / 100)] as const,
          ...(lateFee > 0 ? [[`${name}, late fee`, centsAsText(lateFee)] as const] : []),
          ...(back > 0 ? [[`${name}, refunded`, centsAsText(-back)] as const] : []),
        ]),
        ['Total', free ? costAsText(0) : centsAsText(total)] as const,
      ],
      action: seeRegistrations(profileUrl),
      note: `${free ? 'Confirmation' : 'Payment'} reference: ${reference}. Please keep this email${free ? '' : ' as your receipt'}. Check-in is attached as a calendar event.`,
    };
  },
};
