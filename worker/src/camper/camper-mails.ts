import { campContent } from '@camp/contracts/content/camp';
import { centsAsText } from '@camp/contracts/payment/dollars';
import { listed, type MailTemplate } from '../mail/content';

/** One registration, as the mails speak of it: never a medical answer. */
interface CamperMailData {
  nameFirst: string;
  camper: string;
  year: number;
  profileUrl: string;
}

const example: CamperMailData = {
  nameFirst: 'Pat',
  camper: 'Casey Camper',
  year: 2030,
  profileUrl: 'https://camp.example.org/user/profile',
};

const seeProfile = (url: string) => ({ label: 'See your registrations', url });

/** A registration arrived and holds a seat. `linksDue`: the day by which payment links go out; none once it is past. */
export const camperRegisteredMail: MailTemplate<CamperMailData & { linksDue: string | undefined }> = {
  example: { ...example, linksDue: 'July 13, 2030' },
  write: ({ nameFirst, camper, year, linksDue, profileUrl }) => ({
    subject: `${camper} is registered for ${campContent.name} ${year}`,
    heading: `We have your registration for ${camper}`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `Thank you for registering ${camper} for ${campContent.name} ${year}.`,
      `What happens next: we send you a payment link ${linksDue ? `by ${linksDue} at the latest` : 'as soon as we can'}. The place is secured once the registration is paid for.`,
    ],
    action: seeProfile(profileUrl),
  }),
};

/** A registration arrived and waits for a seat. */
export const camperWaitlistedMail: MailTemplate<CamperMailData> = {
  example,
  write: ({ nameFirst, camper, year, profileUrl }) => ({
    subject: `${camper} is on the waitlist for ${campContent.name} ${year}`,
    heading: `${camper} is on the waitlist`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `Thank you for registering ${camper} for ${campContent.name} ${year}. All places are taken at the moment, so ${camper} is on the waitlist.`,
      'As soon as a place is free we write to you. There is nothing to pay until then.',
    ],
    action: seeProfile(profileUrl),
  }),
};

/** The camp asks for the payment of one or several campers. `due`: the day it is due; none once it is past. */
export const paymentLinkMail: MailTemplate<{
  nameFirst: string;
  year: number;
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
    due: 'July 27, 2030',
    profileUrl: example.profileUrl,
  },
  write: ({ nameFirst, year, campers, due, profileUrl }) => ({
    subject: `Your payment link for ${campContent.name} ${year}`,
    heading: 'You can pay for your registration now',
    paragraphs: [
      `Hello ${nameFirst},`,
      `There is a place at ${campContent.name} ${year} for ${listed(campers.map(({ name }) => name))}. Please pay ${due ? `by ${due}` : 'as soon as you can'} to secure it. You pay by card from your profile, for one camper or for all of them.`,
    ],
    table: campers.map(({ name, amount }) => [name, centsAsText(amount)] as const),
    action: { label: 'Pay now', url: profileUrl },
  }),
};

/** A seat became free for somebody who waited. */
export const seatOfferedMail: MailTemplate<CamperMailData & { payable: boolean }> = {
  example: { ...example, payable: true },
  write: ({ nameFirst, camper, year, payable, profileUrl }) => ({
    subject: `A place for ${camper} at ${campContent.name} ${year}`,
    heading: `There is a place for ${camper}`,
    paragraphs: [
      `Hello ${nameFirst},`,
      `Good news: a place at ${campContent.name} ${year} became free, and ${camper} has moved up from the waitlist.`,
      payable
        ? 'Please pay for the registration from your profile to secure the place.'
        : 'We will send you a payment link. The place is secured once the registration is paid for.',
    ],
    action: payable ? { label: 'Pay now', url: profileUrl } : seeProfile(profileUrl),
    note: `If you no longer need the place, please tell us at ${campContent.contact.email} so that another child can come.`,
  }),
};

/** The uploaded proof of vaccination is no picture; the registration itself stands. */
export const imageUnreadableMail: MailTemplate<CamperMailData> = {
  example,
  write: ({ nameFirst, camper, year, profileUrl }) => ({
    subject: `We could not read the picture you sent for ${camper}`,
    heading: 'Please send the picture again',
    paragraphs: [
      `Hello ${nameFirst},`,
      `The registration of ${camper} for ${campContent.name} ${year} has arrived and stands. The picture that came with it could not be read: the file seems to be damaged or incomplete.`,
      `Please take it again and bring it to check-in, or write to ${campContent.contact.nurse.email}.`,
    ],
    action: seeProfile(profileUrl),
  }),
};
