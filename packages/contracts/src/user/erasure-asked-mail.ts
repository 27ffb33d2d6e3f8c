import { campContent } from '../content/camp';
import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleSite, type ExamplePerson } from '../mail/examples';
import { greetingOf } from '../mail/merge-fields';
import { pageAddress } from '../registries/page-address';
import type { NoticeData } from './account-mails';
import { staysAfterErasure } from './after-erasure';

/** To the owner of an account whose data somebody asked to delete, so that a stolen login can't do it silently. */
export const erasureAskedMail = editableMail('mail-erasure-asked', {
  label: 'Deletion of data asked',
  about: 'To people who asked for their data to be deleted, as soon as they do.',
  words: {
    subject: 'We’ll delete your account at {camp name}',
    heading: 'You asked us to delete your data',
    text: prose(
      '{greeting}',
      'We got your request to delete your account and everything that belongs to it. Until an administrator does it, you can take the request back on your profile.',
    ),
  },
  example: ({ nameFirst }: ExamplePerson): NoticeData => ({ nameFirst, publicUrl: exampleSite }),
  fields: { greeting: greetingOf },
  write: ({ publicUrl }) => ({
    facts: [
      ['Deleted', 'Account, registrations, applications, pictures and notes'],
      ...staysAfterErasure.map((what): [string, string] => ['Stays', what]),
      ['Backups', 'Until the last one with your data is deleted'],
    ],
    action: { label: 'See or take back the request', url: pageAddress(publicUrl, 'userProfile') },
    note: `If this wasn’t you, take the request back, choose a new password right away and email ${campContent.contact.email}.`,
  }),
});
