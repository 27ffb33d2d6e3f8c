import { campContent } from '../content/camp';
import { centsAsText, costAsText } from '../payment/dollars';
import type { AmountDue } from '../payment/amount-due';
import { exampleFacts } from '../camp/facts';
import { exampleFamily, seeRegistrations, type LabelledValues, type MailTemplate } from '../mail/content';

/** One registration, as the mails speak of it: never a medical answer. */
interface CamperMailData {
  nameFirst: string;
  camper: string;
  year: number;
  /** When and where. */
  campFacts: LabelledValues;
  price: AmountDue;
  profileUrl: string;
}

const example: CamperMailData = {
  ...exampleFamily,
  camper: 'Casey Camper',
  campFacts: exampleFacts,
  price: { cost: 30_000, lateFee: 2_500, total: 32_500 },
};

/** What a registration costs, as a fact of its mail. */
const priceFact = ({ cost, total, lateFee }: AmountDue) => {
  if (cost === 0 && lateFee > 0)
    return ['Price', `Free, plus the late fee of ${centsAsText(lateFee)}`] as const;
  const late = lateFee > 0 ? `, with the late fee of ${centsAsText(lateFee)}` : '';
  return ['Price', `${costAsText(total / 100)}${late}`] as const;
};

const isFree = ({ total }: AmountDue) => total === 0;

/** A registration arrived and holds a seat. `linksDue`: the day by which payment links go out; none once it is past. */
export const camperRegisteredMail: MailTemplate<CamperMailData & { linksDue: string | undefined }> = {
  example: { ...example, linksDue: 'July 13, 2030' },
  write: ({ nameFirst, camper, year, campFacts, price, linksDue, profileUrl }) => ({
    subject: `We received the registration of ${camper} for ${campContent.name} ${year}`,
    heading: `We have your registration for ${camper}`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `Thank you! The registration of ${camper} for ${campContent.name} ${year} has arrived.`,
      nextStep(price, linksDue ? `by ${linksDue} at the latest` : 'as soon as we can'),
    ],
    facts: [['Camper', camper], ...campFacts, priceFact(price)],
    action: seeRegistrations(profileUrl),
    note: 'The check-in is attached for your calendar.',
  }),
};

/** @param when - by when the mail goes out that asks for the payment, in words */
const nextStep = (price: AmountDue, when: string) =>
  isFree(price)
    ? `What happens next: we email you ${when}, and you confirm the place from your profile. Camp is free: there is nothing to pay.`
    : `What happens next: we send you a payment link ${when}. The place is secured once the registration is paid for.`;

/** A registration arrived and waits for a seat; `chosen`: because its family asked for the waitlist. */
export const camperWaitlistedMail: MailTemplate<CamperMailData & { chosen: boolean }> = {
  example: { ...example, chosen: false },
  write: ({ nameFirst, camper, year, campFacts, price, profileUrl, chosen }) => ({
    subject: `${camper} is on the waitlist for ${campContent.name} ${year}`,
    heading: `${camper} is on the waitlist`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `Thank you! We received the registration of ${camper} for ${campContent.name} ${year}. ${chosen ? `As you asked, ${camper} is on the waitlist.` : `All places are taken at the moment, so ${camper} is on the waitlist.`}`,
      chosen
        ? `No place is given to ${camper} by itself: write to ${campContent.contact.email} when you want one.${untilThen(price)}`
        : `As soon as a place is free we write to you.${untilThen(price)}`,
    ],
    facts: [['Camper', camper], ...campFacts],
    action: seeRegistrations(profileUrl),
  }),
};

const untilThen = (price: AmountDue) => (isFree(price) ? '' : ' There is nothing to pay until then.');

/** Somebody who had a seat was put on the waitlist. */
export const movedToWaitlistMail: MailTemplate<CamperMailData> = {
  example,
  write: ({ nameFirst, camper, year, campFacts, price, profileUrl }) => ({
    subject: `${camper} is on the waitlist for ${campContent.name} ${year} now`,
    heading: `${camper} is on the waitlist now`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `We have put ${camper} on the waitlist for ${campContent.name} ${year}. The registration stands${isFree(price) ? '' : '; there is nothing to pay for now'}.`,
      `We write to you as soon as there is a place. Questions? ${campContent.contact.email}.`,
    ],
    facts: [['Camper', camper], ...campFacts],
    action: seeRegistrations(profileUrl),
  }),
};

/** A seat became free for somebody who waited. */
export const seatOfferedMail: MailTemplate<CamperMailData & { payable: boolean }> = {
  example: { ...example, payable: true },
  write: ({ nameFirst, camper, year, campFacts, price, payable, profileUrl }) => ({
    subject: `A place for ${camper} at ${campContent.name} ${year}`,
    heading: `There is a place for ${camper}`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `Good news: a place at ${campContent.name} ${year} became free, and ${camper} has moved up from the waitlist.`,
      isFree(price) ? confirmWords(payable) : payWords(payable),
    ],
    facts: [['Camper', camper], ...campFacts, priceFact(price)],
    action: payable
      ? { label: isFree(price) ? 'Confirm the place' : 'Pay now', url: profileUrl }
      : seeRegistrations(profileUrl),
    note: `If you no longer need the place, please tell us at ${campContent.contact.email} so that another child can come.`,
  }),
};

const payWords = (payable: boolean) =>
  payable
    ? 'Please pay for the registration from your profile to secure the place.'
    : 'We will send you a payment link. The place is secured once the registration is paid for.';

const confirmWords = (payable: boolean) =>
  payable
    ? 'Please confirm from your profile to secure the place. Camp is free: there is nothing to pay.'
    : 'We will email you when you can confirm the place. Camp is free: there is nothing to pay.';
