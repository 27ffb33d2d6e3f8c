import { campContent } from '../content/camp';
import { greeting, type MailTemplate } from '../mail/content';

/**
 * Email to the owner of an account that somebody else changed. `fields` has the names of the changed fields, without
 * values.
 */
export const accountChangedMail: MailTemplate<{
  nameFirst: string;
  fields: readonly string[];
  profileUrl: string;
}> = {
  example: {
    nameFirst: 'Pat',
    fields: ['First name', 'Phone'],
    profileUrl: 'https://camp.example.org/user/profile',
  },
  write: ({ nameFirst, fields, profileUrl }) => ({
    subject: `Your account at ${campContent.name} was changed`,
    heading: 'Your account was changed',
    paragraphs: [
      greeting(nameFirst),
      'The camp changed your account. Please check that everything on your profile is right.',
    ],
    facts: [['Changed', fields.join(', ')]],
    action: { label: 'See your profile', url: profileUrl },
    note: `If you didn’t expect this, email ${campContent.contact.email}.`,
  }),
};
