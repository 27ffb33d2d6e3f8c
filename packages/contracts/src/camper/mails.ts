import { campContent } from '../content/camp';
import { centsAsText, costAsText } from '../payment/dollars';
import type { AmountDue } from '../payment/amount-due';
import { exampleFacts } from '../camp/facts';
import { exampleFamily, seeRegistrations, type LabelledValues, type MailTemplate } from '../mail/content';

/** One registration, as emails describe it: never with a medical answer. */
interface CamperMailData {
  nameFirst: string;
  camper: string;
  year: number;
  /** When and where camp is. */
  campFacts: LabelledValues;
  price: AmountDue;
  profileUrl: string;
}

const example = (): CamperMailData => ({
  ...exampleFamily,
  camper: 'Casey Camper',
  campFacts: exampleFacts(),
  price: { cost: 30_000, lateFee: 2_500, total: 32_500 },
});

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
export const camperRegisteredMail: MailTemplate<CamperMailData & { linksDue: string | undefined }> = {
  get example() {
    return { ...example(), linksDue: 'Saturday, July 13' };
  },
  write: ({ nameFirst, camper, year, campFacts, price, linksDue, profileUrl }) => ({
    subject: `We received ${camper}’s registration for ${campContent.name} ${year}`,
    heading: `We received your registration for ${camper}`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `Thank you for registering ${camper} for ${campContent.name} ${year}.`,
      nextStep(price, linksDue ? `by ${linksDue}` : 'as soon as we can'),
    ],
    facts: [['Camper', camper], ...campFacts, priceFact(price)],
    action: seeRegistrations(profileUrl),
    note: 'Check-in is attached as a calendar event.',
  }),
};

/** @param when - when the email that asks for payment is sent, in words */
const nextStep = (price: AmountDue, when: string) =>
  isFree(price)
    ? `What happens next: we’ll email you ${when}. Then confirm the spot from your profile. Camp is free, so there’s nothing to pay.`
    : `What happens next: we’ll email you a payment link ${when}. The spot is secured once you’ve paid.`;

/** The confirmation of a waitlisted registration. `chosen`: the family asked for the waitlist. */
export const camperWaitlistedMail: MailTemplate<CamperMailData & { chosen: boolean }> = {
  get example() {
    return { ...example(), chosen: false };
  },
  write: ({ nameFirst, camper, year, campFacts, price, profileUrl, chosen }) => ({
    subject: `${camper} is on the waitlist for ${campContent.name} ${year}`,
    heading: `${camper} is on the waitlist`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `Thank you for registering ${camper} for ${campContent.name} ${year}. ${chosen ? `As you asked, ${camper} is on the waitlist.` : `All spots are taken right now, so ${camper} is on the waitlist.`}`,
      chosen
        ? `Because you asked to wait, we won’t offer ${camper} a spot automatically. When you want one, email ${campContent.contact.email}.${untilThen(price)}`
        : `We’ll email you as soon as a spot opens up.${untilThen(price)}`,
    ],
    facts: [['Camper', camper], ...campFacts],
    action: seeRegistrations(profileUrl),
  }),
};

const untilThen = (price: AmountDue) => (isFree(price) ? '' : ' There’s nothing to pay until then.');

/** The notice that a camper with a seat was moved to the waitlist. */
export const movedToWaitlistMail: MailTemplate<CamperMailData> = {
  get example() {
    return example();
  },
  write: ({ nameFirst, camper, year, campFacts, price, profileUrl }) => ({
    subject: `${camper} is now on the waitlist for ${campContent.name} ${year}`,
    heading: `${camper} is now on the waitlist`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `We moved ${camper} to the waitlist for ${campContent.name} ${year}. The registration is still active${isFree(price) ? '' : ', and there’s nothing to pay right now'}.`,
      `We’ll email you as soon as a spot opens up. Questions? Email ${campContent.contact.email}.`,
    ],
    facts: [['Camper', camper], ...campFacts],
    action: seeRegistrations(profileUrl),
  }),
};

/** The notice that a waitlisted camper got a seat. */
export const seatOfferedMail: MailTemplate<CamperMailData & { payable: boolean }> = {
  get example() {
    return { ...example(), payable: true };
  },
  write: ({ nameFirst, camper, year, campFacts, price, payable, profileUrl }) => ({
    subject: `A spot for ${camper} at ${campContent.name} ${year}`,
    heading: `There’s a spot for ${camper}`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `Good news! A spot opened up at ${campContent.name} ${year}, and ${camper} is off the waitlist.`,
      isFree(price) ? confirmWords(payable) : payWords(payable),
    ],
    facts: [['Camper', camper], ...campFacts, priceFact(price)],
    action: payable
      ? { label: isFree(price) ? 'Confirm the spot' : 'Pay now', url: profileUrl }
      : seeRegistrations(profileUrl),
    note: `If you no longer need the spot, email ${campContent.contact.email} so another child can come.`,
  }),
};

const payWords = (payable: boolean) =>
  payable
    ? 'To secure the spot, pay for the registration from your profile.'
    : 'We’ll email you a payment link. The spot is secured once you’ve paid.';

const confirmWords = (payable: boolean) =>
  payable
    ? 'To secure the spot, confirm it from your profile. Camp is free, so there’s nothing to pay.'
    : 'We’ll email you when you can confirm the spot. Camp is free, so there’s nothing to pay.';
