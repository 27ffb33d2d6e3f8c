import { exampleFacts } from '../camp/facts';
import { prose } from '../content/prose';
import { listed, type LabelledValues } from '../mail/content';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf } from '../mail/merge-fields';
import { costAsText } from '../payment/dollars';

interface PaymentLinkData {
  nameFirst: string;
  year: number;
  campFacts: LabelledValues;
  /** Cents. */
  campers: readonly { name: string; amount: number }[];
  due: string | undefined;
  profileUrl: string;
}

const totalOf = ({ campers }: PaymentLinkData) => campers.reduce((sum, { amount }) => sum + amount, 0);

/** @returns the wording for one camper or for several */
const byNumber =
  (one: string, several: string) =>
  ({ campers }: PaymentLinkData) =>
    campers.length > 1 ? several : one;

/** The email that asks for the payment of one or several campers. `due` is the due date, absent once it is past. */
export const paymentLinkMail = editableMail('mail-payment-link', {
  label: 'Payment link',
  about: 'To families, when they can pay for their campers or confirm free spots.',
  words: {
    subject: 'Your payment link for {camp name} {year}',
    subjectWhenFree: 'Please confirm your {registration} for {camp name} {year}',
    heading: 'You can now pay for your {registration}',
    headingWhenFree: 'You can now confirm your {registration}',
    text: prose(
      'Hello {first name},',
      'We have a spot at {camp name} {year} for {campers}. Please pay {when} to secure it. You can pay by card from your profile.',
    ),
    textForSeveral: prose(
      'Hello {first name},',
      'We have spots at {camp name} {year} for {campers}. Please pay {when} to secure them. You can pay by card from your profile, for one camper or all of them.',
    ),
    textWhenFree: prose(
      'Hello {first name},',
      'We have {a spot} at {camp name} {year} for {campers}. Please confirm {it} from your profile {when}. Camp is free, so there’s nothing to pay.',
    ),
  },
  example: ({ nameFirst, child, sibling, isRare, isFree }: ExamplePerson): PaymentLinkData => ({
    ...exampleFamily,
    nameFirst,
    campers: [
      { name: child, amount: isFree ? 0 : 30_000 },
      ...(sibling ? [{ name: sibling, amount: isFree ? 0 : 32_500 }] : []),
    ],
    campFacts: exampleFacts(),
    due: isRare ? undefined : 'Saturday, July 27',
  }),
  fields: {
    greeting: greetingOf,
    'first name': firstName,
    campers: ({ campers }) => listed(campers.map(({ name }) => name)),
    year: campYear,
    when: ({ due }) => (due ? `by ${due}` : 'as soon as you can'),
    registration: byNumber('registration', 'registrations'),
    'a spot': byNumber('a spot', 'spots'),
    it: byNumber('it', 'them'),
  },
  write: (data, words) => {
    const { campFacts, campers, due, profileUrl } = data;
    const total = totalOf(data);
    const free = total === 0;
    const several = campers.length > 1;
    return {
      subject: free ? words.subjectWhenFree : words.subject,
      heading: free ? words.headingWhenFree : words.heading,
      paragraphs: words[free ? 'textWhenFree' : several ? 'textForSeveral' : 'text'],
      facts: [...campFacts, ...(due ? [[free ? 'Confirm by' : 'Pay by', due] as const] : [])],
      table: [
        ...campers.map(({ name, amount }) => [name, costAsText(amount / 100)] as const),
        ...(several ? [['Total', costAsText(total / 100)] as const] : []),
      ],
      action: { label: free ? 'Confirm now' : 'Pay now', url: profileUrl },
    };
  },
});
