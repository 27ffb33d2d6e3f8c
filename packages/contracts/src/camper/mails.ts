import { campContent } from '../content/camp';
import { centsAsText, costAsText } from '../payment/dollars';
import type { AmountDue } from '../payment/amount-due';
import { exampleFacts } from '../camp/facts';
import { listed, type LabelledValues, type MailTemplate } from '../mail/content';

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

const examplePrice: AmountDue = { cost: 30_000, lateFee: 2_500, total: 32_500 };

const example: CamperMailData = {
  nameFirst: 'Pat',
  camper: 'Casey Camper',
  year: 2030,
  campFacts: exampleFacts,
  price: examplePrice,
  profileUrl: 'https://camp.example.org/user/profile',
};

/** What a registration costs, as a fact of its mail. */
const priceFact = ({ cost, total, lateFee }: AmountDue) => {
  if (cost === 0 && lateFee > 0)
    return ['Price', `Free, plus the late fee of ${centsAsText(lateFee)}`] as const;
  const late = lateFee > 0 ? `, with the late fee of ${centsAsText(lateFee)}` : '';
  return ['Price', `${costAsText(total / 100)}${late}`] as const;
};

const isFree = ({ total }: AmountDue) => total === 0;

const seeProfile = (url: string) => ({ label: 'See your registrations', url });

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
    action: seeProfile(profileUrl),
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
    action: seeProfile(profileUrl),
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
    action: seeProfile(profileUrl),
  }),
};

/** The camp asks for the payment of one or several campers. `due`: the day it is due; none once it is past. */
export const paymentLinkMail: MailTemplate<{
  nameFirst: string;
  year: number;
  campFacts: LabelledValues;
  /** Cents. */
  campers: readonly { name: string; amount: number }[];
  due: string | undefined;
  profileUrl: string;
}> = {
  example: {
    nameFirst: 'Pat',
    year: 2030,
    campers: [
      { name: 'Casey Camper', amount: 30_000 },
      { name: 'Cameron Camper', amount: 32_500 },
    ],
    campFacts: exampleFacts,
    due: 'July 27, 2030',
    profileUrl: example.profileUrl,
  },
  write: ({ nameFirst, year, campFacts, campers, due, profileUrl }) => {
    const total = campers.reduce((sum, { amount }) => sum + amount, 0);
    const free = total === 0;
    const by = due ? `by ${due}` : 'as soon as you can';
    return {
      subject: free
        ? `Please confirm your registration for ${campContent.name} ${year}`
        : `Your payment link for ${campContent.name} ${year}`,
      heading: `You can ${free ? 'confirm' : 'pay for'} your registration now`,
      paragraphs: [
        `Hello ${nameFirst},`,
        `There is a place at ${campContent.name} ${year} for ${listed(campers.map(({ name }) => name))}. ${
          free
            ? `Camp is free: there is nothing to pay. Please confirm from your profile ${by} to secure the place.`
            : `Please pay ${by} to secure it. You pay by card from your profile, for one camper or for all of them.`
        }`,
      ],
      facts: [...campFacts, ...(due ? [[free ? 'Confirm by' : 'Pay by', due] as const] : [])],
      table: [
        ...campers.map(({ name, amount }) => [name, costAsText(amount / 100)] as const),
        ...(campers.length > 1 ? [['Total', costAsText(total / 100)] as const] : []),
      ],
      action: { label: free ? 'Confirm now' : 'Pay now', url: profileUrl },
    };
  },
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
      : seeProfile(profileUrl),
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
