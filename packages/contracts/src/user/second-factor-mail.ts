import { campContent } from '../content/camp';
import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleSite, type ExamplePerson } from '../mail/examples';
import { greetingOf } from '../mail/merge-fields';
import { pageAddress } from '../registries/page-address';
import type { NoticeData } from './account-mails';

/** What happened to an account's second factor, as the email says it. */
export const secondFactorChanges = {
  on: 'Logging in now also asks for a code from an authenticator app',
  off: 'Logging in no longer asks for a code',
  codes: 'New recovery codes were made, and earlier ones stopped working',
  recovery: 'A recovery code was used, and it won’t work again',
  'app-off': 'The authenticator app was turned off, and your passkeys still work',
  'passkey-added': 'A passkey was added, and it can confirm your login',
  'passkey-removed': 'A passkey was removed',
  reset: 'The camp removed your login codes and passkeys, and logged out every device',
} as const;

export type SecondFactorChange = keyof typeof secondFactorChanges;

/** To the owner of an account whose second factor was changed or used up. */
export const secondFactorChangedMail = editableMail('mail-second-factor-changed', {
  label: 'Login codes changed',
  about:
    'To people whose authenticator app, passkeys or recovery codes were changed, or who used a recovery code.',
  words: {
    subject: 'How you log in was changed',
    heading: 'How you log in was changed',
    text: prose('{greeting}', 'Something changed in how you log in to your account at {camp name}.'),
  },
  example: ({ nameFirst }: ExamplePerson): NoticeData & { change: SecondFactorChange } => ({
    nameFirst,
    change: 'on',
    publicUrl: exampleSite,
  }),
  fields: { greeting: greetingOf },
  write: ({ change, publicUrl }) => ({
    facts: [['Changed', secondFactorChanges[change]]],
    action: { label: 'Log in', url: pageAddress(publicUrl, 'login') },
    note: `If this wasn’t you, choose a new password right away and email ${campContent.contact.email}.`,
  }),
});
