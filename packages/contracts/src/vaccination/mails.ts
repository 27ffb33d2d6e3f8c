import { campContent } from '../content/camp';
import { greeting, type MailTemplate } from '../mail/content';

/** The registration, for emails about its proof, without the answer. */
interface ProofMailData {
  nameFirst: string;
  /** The registered person. */
  person: string;
  year: number;
  /** Address of the page for a new picture. */
  url: string;
}

const example: ProofMailData = {
  nameFirst: 'Pat',
  person: 'Casey Camper',
  year: 2030,
  url: 'https://camp.example.org/user/profile',
};

/** The notice that a picture arrived. */
export const proofReceivedMail: MailTemplate<ProofMailData> = {
  example,
  write: ({ nameFirst, person, year, url }) => ({
    subject: `We received the picture you sent for ${person}`,
    heading: 'Thank you for the picture',
    paragraphs: [
      greeting(nameFirst),
      `We received the picture for ${person}’s registration for ${campContent.name} ${year}. We don’t need anything else for now.`,
      'Only the people who look after everyone’s health at camp see the picture. We delete it 90 days after camp.',
    ],
    action: { label: 'See your registrations', url },
    note: `If you didn’t send a picture, email ${campContent.contact.email}.`,
  }),
};

/** The notice that an upload was unreadable and the registration is still valid. */
export const proofUnreadableMail: MailTemplate<ProofMailData> = {
  example: { ...example, url: 'https://camp.example.org/covid-19-upload' },
  write: ({ nameFirst, person, year, url }) => ({
    subject: `We couldn’t read the picture you sent for ${person}`,
    heading: 'Please send the picture again',
    paragraphs: [
      greeting(nameFirst),
      `We have ${person}’s registration for ${campContent.name} ${year}, but we couldn’t read the picture you sent for it. The file seems to be damaged or incomplete.`,
      `Please upload a new picture, or bring the vaccination card to check-in. Questions? Email ${campContent.contact.nurse.email}.`,
    ],
    action: { label: 'Send the picture again', url },
  }),
};
