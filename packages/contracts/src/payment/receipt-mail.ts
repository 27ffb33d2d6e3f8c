import { exampleFacts } from '../camp/facts';
import { campContent, legalNameAndAddress } from '../content/camp';
import { prose } from '../content/prose';
import { listed, seeRegistrations, type LabelledValues } from '../mail/content';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, exampleReference, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf } from '../mail/merge-fields';
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
export const receiptMail = editableMail('mail-receipt', {
  label: 'Receipt',
  about: 'To families, once their payment has arrived or a free spot is confirmed.',
  words: {
    subject: 'Your receipt for {camp name} {year}',
    subjectWhenFree: 'Your spot at {camp name} {year} is confirmed',
    heading: 'Payment received',
    headingWhenFree: 'Registration confirmed',
    text: prose(
      'Hello {first name},',
      'Thank you! We received your payment on {date}. The spot for {campers} at {camp name} {year} is secured.',
    ),
    textForSeveral: prose(
      'Hello {first name},',
      'Thank you! We received your payment on {date}. The spots for {campers} at {camp name} {year} are secured.',
    ),
    textWhenFree: prose(
      'Hello {first name},',
      'Thank you! We received your confirmation on {date}. The {spot} for {campers} at {camp name} {year} {is} secured.',
    ),
  },
  example: ({ nameFirst, child, sibling, isFree }: ExamplePerson): ReceiptData => ({
    ...exampleFamily,
    nameFirst,
    date: 'July 20, 2030',
    reference: exampleReference,
    campFacts: exampleFacts(),
    lines: [
      { name: child, cost: isFree ? 0 : 30_000, lateFee: 0, back: 0 },
      ...(sibling ? [{ name: sibling, cost: 30_000, lateFee: 2_500, back: 5_000 }] : []),
    ],
  }),
  fields: {
    greeting: greetingOf,
    'first name': firstName,
    campers: ({ lines }) => listed(lines.map(({ name }) => name)),
    year: campYear,
    date: ({ date }) => date,
    spot: ({ lines }) => (lines.length === 1 ? 'spot' : 'spots'),
    is: ({ lines }) => (lines.length === 1 ? 'is' : 'are'),
  },
  write: ({ campFacts, lines, date, reference, profileUrl }, words) => {
    const total = lines.reduce((sum, { cost, lateFee, back }) => sum + cost + lateFee - back, 0);
    const free = lines.every(({ cost, lateFee }) => cost + lateFee === 0);
    return {
      subject: free ? words.subjectWhenFree : words.subject,
      heading: free ? words.headingWhenFree : words.heading,
      paragraphs: words[free ? 'textWhenFree' : lines.length > 1 ? 'textForSeveral' : 'text'],
      facts: [...campFacts, ...(free ? [['Confirmed on', date] as const] : paidTo(date))],
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
});

/** What a family needs for its taxes. */
const paidTo = (date: string): LabelledValues => [
  ['Paid on', date],
  ['Paid to', legalNameAndAddress()],
  ['EIN', campContent.organization.ein],
];
