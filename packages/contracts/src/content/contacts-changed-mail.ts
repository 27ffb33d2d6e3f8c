import { campContent } from './camp';
import { greeting, type LabelledValues, type MailTemplate } from '../mail/content';

/** Email to each administrator when an email address, a phone number or a link of the camp's texts was changed. */
export const contactsChangedMail: MailTemplate<{
  nameFirst: string;
  /** Name of the administrator who saved it, and when. */
  who: string;
  when: string;
  /** Labels of the fields, each with its old and its new value. */
  changes: LabelledValues;
  textUrl: string;
}> = {
  example: {
    nameFirst: 'Pat',
    who: 'Robin Rivera',
    when: 'May 4, 2030, 3:00 PM (GMT)',
    changes: [['Email address of the camp', 'old@example.org → new@example.org']],
    textUrl: 'https://camp.example.org/admin/content/camp',
  },
  write: ({ nameFirst, who, when, changes, textUrl }) => ({
    subject: `Contacts of ${campContent.name} were changed`,
    heading: 'Contacts were changed',
    paragraphs: [
      greeting(nameFirst),
      `${who} changed contacts that families see on the website and in emails. Please check that they’re right.`,
    ],
    facts: [...changes, ['Saved', when]],
    action: { label: 'See the change', url: textUrl },
    note: 'If something is wrong, restore the earlier version on that page. Then check who has the role admin.',
  }),
};
