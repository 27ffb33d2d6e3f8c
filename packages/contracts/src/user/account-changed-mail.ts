import { campContent } from '../content/camp';
import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, type ExamplePerson } from '../mail/examples';
import { firstName, greetingOf } from '../mail/merge-fields';

interface AccountChangedData {
  nameFirst: string;
  /** Names of the changed fields, without values. */
  fields: readonly string[];
  profileUrl: string;
}

/** To the owner of an account that somebody else changed. */
export const accountChangedMail = editableMail('mail-account-changed', {
  label: 'Account changed',
  about: 'To the owner of an account, when the camp changes it.',
  words: {
    subject: 'Your account at {camp name} was changed',
    heading: 'Your account was changed',
    text: prose(
      '{greeting}',
      'The camp changed your account. Please check that everything on your profile is right.',
    ),
  },
  example: ({ nameFirst }: ExamplePerson): AccountChangedData => ({
    nameFirst,
    fields: ['First name', 'Phone'],
    profileUrl: exampleFamily.profileUrl,
  }),
  fields: { greeting: greetingOf, 'first name': firstName },
  write: ({ fields, profileUrl }) => ({
    facts: [['Changed', fields.join(', ')]],
    action: { label: 'See your profile', url: profileUrl },
    note: `If you didn’t expect this, email ${campContent.contact.email}.`,
  }),
});
