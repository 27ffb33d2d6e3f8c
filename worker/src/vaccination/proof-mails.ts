import { campContent } from '@camp/contracts/content/camp';
import { greeting, type MailTemplate } from '@camp/contracts/mail/content';

/** A registration, as the mails about its proof speak of it: never the answer itself. */
interface ProofMailData {
  nameFirst: string;
  /** Whose registration it is. */
  person: string;
  year: number;
  /** Where to go. */
  url: string;
}

const example: ProofMailData = {
  nameFirst: 'Pat',
  person: 'Casey Camper',
  year: 2030,
  url: 'https://camp.example.org/user/profile',
};

/** A picture arrived. */
export const proofReceivedMail: MailTemplate<ProofMailData> = {
  example,
  write: ({ nameFirst, person, year, url }) => ({
    subject: `We received the picture you sent for ${person}`,
    heading: 'Thank you for the picture',
    paragraphs: [
      greeting(nameFirst),
      `The picture for the registration of ${person} for ${campContent.name} ${year} has arrived. Nothing else is needed for now.`,
      'Only those who care for everybody’s health at camp look at it, and it is deleted 90 days after camp.',
    ],
    action: { label: 'See your registrations', url },
    note: `If you did not send a picture, please write to ${campContent.contact.email}.`,
  }),
};

/** What was uploaded is no picture; the registration itself stands. */
export const proofUnreadableMail: MailTemplate<ProofMailData> = {
  example: { ...example, url: 'https://camp.example.org/covid-19-upload' },
  write: ({ nameFirst, person, year, url }) => ({
    subject: `We could not read the picture you sent for ${person}`,
    heading: 'Please send the picture again',
    paragraphs: [
      greeting(nameFirst),
      `The registration of ${person} for ${campContent.name} ${year} stands. The picture that you sent for it could not be read: the file seems to be damaged or incomplete.`,
      `Please take it again and upload it, bring it to check-in, or write to ${campContent.contact.nurse.email}.`,
    ],
    action: { label: 'Send the picture again', url },
  }),
};
