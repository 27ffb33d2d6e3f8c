import { exampleFacts } from '../camp/facts';
import { campContent } from '../content/camp';
import { prose } from '../content/prose';
import { seeRegistrations, type LabelledValues } from '../mail/content';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf, type MergeField } from '../mail/merge-fields';
import type { AmountDue } from '../payment/amount-due';
import { centsAsText, costAsText } from '../payment/dollars';

/** One registration, as emails describe it: never with a medical answer. */
interface CamperMailData {
  nameFirst: string;
  camper: string;
  year: number;
  /** When and where. */
  campFacts: LabelledValues;
  price: AmountDue;
  profileUrl: string;
}

const exampleOf = ({ nameFirst, child, isFree }: ExamplePerson): CamperMailData => ({
  ...exampleFamily,
  nameFirst,
  camper: child,
  campFacts: exampleFacts(),
  price: isFree ? { cost: 0, lateFee: 0, total: 0 } : { cost: 30_000, lateFee: 2_500, total: 32_500 },
});

const fields = {
  greeting: greetingOf,
  'first name': firstName,
  camper: ({ camper }) => camper,
  year: campYear,
} satisfies Readonly<Record<string, MergeField<CamperMailData>>>;

/** Families with several campers get one email for each. */
const necessary = { subject: ['camper'] } as const;

/** The cost of a registration, as a line of its email. */
const priceFact = ({ cost, total, lateFee }: AmountDue) => {
  if (cost === 0 && lateFee > 0) return ['Cost', `Free, plus a ${centsAsText(lateFee)} late fee`] as const;
  const late = lateFee > 0 ? `, including a ${centsAsText(lateFee)} late fee` : '';
  return ['Cost', `${costAsText(total / 100)}${late}`] as const;
};

const isFree = ({ total }: AmountDue) => total === 0;

/**
 * The confirmation of a registration with a seat. `linksDue` is the day by which payment links are sent. Absent once it
 * is past.
 */
export const camperRegisteredMail = editableMail('mail-camper-registered', {
  label: 'Registration received',
  about: 'To families, as soon as a camper is registered and has a spot.',
  words: {
    subject: 'We received {camper}’s registration for {camp name} {year}',
    heading: 'We received your registration for {camper}',
    text: prose('Hello {first name},', 'Thank you for registering {camper} for {camp name} {year}.'),
    nextStep:
      'What happens next: we’ll email you a payment link {when}. The spot is secured once you’ve paid.',
    nextStepWhenFree:
      'What happens next: we’ll email you {when}. Then confirm the spot from your profile. Camp is free, so there’s nothing to pay.',
  },
  example: (person: ExamplePerson): CamperMailData & { linksDue: string | undefined } => ({
    ...exampleOf(person),
    linksDue: person.isRare ? undefined : 'Saturday, July 13',
  }),
  fields: { ...fields, when: ({ linksDue }) => (linksDue ? `by ${linksDue}` : 'as soon as we can') },
  necessary,
  write: ({ camper, campFacts, price, profileUrl }, words) => ({
    paragraphs: [...words.text, ...(isFree(price) ? words.nextStepWhenFree : words.nextStep)],
    facts: [['Camper', camper], ...campFacts, priceFact(price)],
    action: seeRegistrations(profileUrl),
    note: 'Check-in is attached as a calendar event.',
  }),
});

/** The confirmation of a waitlisted registration. `chosen`: the family asked for the waitlist. */
export const camperWaitlistedMail = editableMail('mail-camper-waitlisted', {
  label: 'On the waitlist',
  about: 'To families, as soon as a camper is registered and on the waitlist.',
  words: {
    subject: '{camper} is on the waitlist for {camp name} {year}',
    heading: '{camper} is on the waitlist',
    text: prose(
      'Hello {first name},',
      'Thank you for registering {camper} for {camp name} {year}. All spots are taken right now, so {camper} is on the waitlist.',
      'We’ll email you as soon as a spot opens up. {nothing to pay}',
    ),
    textWhenChosen: prose(
      'Hello {first name},',
      'Thank you for registering {camper} for {camp name} {year}. As you asked, {camper} is on the waitlist.',
      'Because you asked to wait, we won’t offer {camper} a spot automatically. When you want one, email {camp email}. {nothing to pay}',
    ),
  },
  example: (person: ExamplePerson): CamperMailData & { chosen: boolean } => ({
    ...exampleOf(person),
    chosen: person.isRare,
  }),
  fields: {
    ...fields,
    'nothing to pay': ({ price }) => (isFree(price) ? '' : 'There’s nothing to pay until then.'),
  },
  necessary,
  write: ({ camper, campFacts, profileUrl, chosen }, words) => ({
    paragraphs: chosen ? words.textWhenChosen : words.text,
    facts: [['Camper', camper], ...campFacts],
    action: seeRegistrations(profileUrl),
  }),
});

/** The notice that a camper with a seat was moved to the waitlist. */
export const movedToWaitlistMail = editableMail('mail-moved-to-waitlist', {
  label: 'Moved to the waitlist',
  about: 'To families, when you move a camper from a spot to the waitlist.',
  words: {
    subject: '{camper} is now on the waitlist for {camp name} {year}',
    heading: '{camper} is now on the waitlist',
    text: prose(
      'Hello {first name},',
      'We moved {camper} to the waitlist for {camp name} {year}. The registration is still active, and there’s nothing to pay right now.',
      'We’ll email you if we can offer {camper} a spot. Questions? Email {camp email}.',
    ),
    textWhenFree: prose(
      'Hello {first name},',
      'We moved {camper} to the waitlist for {camp name} {year}. The registration is still active.',
      'We’ll email you if we can offer {camper} a spot. Questions? Email {camp email}.',
    ),
  },
  example: exampleOf,
  fields,
  necessary,
  write: ({ camper, campFacts, price, profileUrl }, words) => ({
    paragraphs: isFree(price) ? words.textWhenFree : words.text,
    facts: [['Camper', camper], ...campFacts],
    action: seeRegistrations(profileUrl),
  }),
});

/** A waitlisted camper got a seat. */
export const seatOfferedMail = editableMail('mail-seat-offered', {
  label: 'A spot opened up',
  about: 'To families on the waitlist, when their camper gets a spot.',
  words: {
    subject: 'A spot for {camper} at {camp name} {year}',
    heading: 'There’s a spot for {camper}',
    text: prose(
      'Hello {first name},',
      'Good news! A spot opened up at {camp name} {year}, and {camper} is off the waitlist.',
    ),
    nextStep: 'To secure the spot, pay for the registration from your profile.',
    nextStepLater: 'We’ll email you a payment link. The spot is secured once you’ve paid.',
    nextStepWhenFree:
      'To secure the spot, confirm it from your profile. Camp is free, so there’s nothing to pay.',
    nextStepLaterWhenFree:
      'We’ll email you when you can confirm the spot. Camp is free, so there’s nothing to pay.',
  },
  example: (person: ExamplePerson): CamperMailData & { payable: boolean } => ({
    ...exampleOf(person),
    payable: !person.isRare,
  }),
  fields,
  necessary,
  write: ({ camper, campFacts, price, payable, profileUrl }, words) => ({
    paragraphs: [
      ...words.text,
      ...(isFree(price)
        ? words[payable ? 'nextStepWhenFree' : 'nextStepLaterWhenFree']
        : words[payable ? 'nextStep' : 'nextStepLater']),
    ],
    facts: [['Camper', camper], ...campFacts, priceFact(price)],
    action: payable
      ? { label: isFree(price) ? 'Confirm the spot' : 'Pay now', url: profileUrl }
      : seeRegistrations(profileUrl),
    note: `If you no longer need the spot, email ${campContent.contact.email} so another child can come.`,
  }),
});
