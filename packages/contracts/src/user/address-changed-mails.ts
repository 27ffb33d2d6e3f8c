import { campContent } from '../content/camp';
import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleSite, exampleUndoUrl } from '../mail/examples';
import { pageAddress } from '../registries/page-address';

const exampleOf = (): { publicUrl: string } => ({ publicUrl: exampleSite });

/**
 * To the address that an account had until another one took its place. Without a name, as all mails to an address that
 * is not the account's any more: somebody else may have typed it.
 */
export const addressChangedMail = editableMail('mail-address-changed', {
  label: 'Address changed',
  about: 'To the previous address of an account, once another one replaced it. The email names nobody.',
  words: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    text: prose(
      'Hello,',
      'Another email address replaced this one on your account at {camp name}. From now on, you log in with the new one, and all our email goes there.',
    ),
  },
  example: (): { url: string } => ({ url: exampleUndoUrl }),
  fields: {},
  write: ({ url }, words) => ({
    paragraphs: [
      ...words.text,
      'If you didn’t make this change, undo it. You’ll get this address back and choose a new password, and every device will be logged out.',
    ],
    action: { label: 'Undo the change', url },
    note: 'If you made this change, you don’t need to do anything. The link works once, for 7 days. During that time, no other account can use this address.',
  }),
});

/** The same where nothing can be undone: to the address in between, on the way back to the one before it. */
export const addressReplacedMail = editableMail('mail-address-replaced', {
  label: 'Address changed, without undo',
  about: 'To a previous address that can’t be restored. The email names nobody.',
  words: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    text: prose(
      'Hello,',
      'Another email address replaced this one on an account at {camp name}. From now on, that account logs in with the other address, and all our email goes there.',
    ),
  },
  example: exampleOf,
  fields: {},
  write: ({ publicUrl }) => ({
    action: { label: 'Contact us', url: pageAddress(publicUrl, 'contact') },
    note: `If you made this change, you don’t need to do anything. If you didn’t, email ${campContent.contact.email} right away.`,
  }),
});

/** To the address that lost its account because its former address undid the change. */
export const addressChangeUndoneMail = editableMail('mail-address-change-undone', {
  label: 'Address change undone',
  about: 'To an address whose account went back to the previous address. The email names nobody.',
  words: {
    subject: 'The change to your email address was undone',
    heading: 'The change to your email address was undone',
    text: prose(
      'Hello,',
      'An account at {camp name} had this email address. Someone with access to its previous address undid that change. The previous address is back with a new password, and every device was logged out.',
    ),
  },
  example: exampleOf,
  fields: {},
  write: ({ publicUrl }) => ({
    action: { label: 'Contact us', url: pageAddress(publicUrl, 'contact') },
    note: `If the account is yours, email ${campContent.contact.email} right away.`,
  }),
});
