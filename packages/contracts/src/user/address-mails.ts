import { campContent } from '../content/camp';
import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleSite, exampleUndoUrl, type ExamplePerson } from '../mail/examples';
import { greetingOf } from '../mail/merge-fields';
import { pageAddress } from '../registries/page-address';
import type { NoticeData } from './account-mails';

/** To the requested new address of an account; without a name, like `verificationMail`. */
export const newAddressMail = editableMail('mail-new-address', {
  label: 'Verify a new address',
  about: 'To the new address of an account. Nobody has verified it yet, so the email names nobody.',
  words: {
    subject: 'Verify your new email address',
    heading: 'Verify your new email address',
    text: prose(
      'Hello,',
      'This address was entered for your account at {camp name}. Please confirm that it’s yours. It then replaces the old address.',
    ),
  },
  example: (): { url: string } => ({ url: `${exampleSite}/user/verify?email=new%40example.com&uuid=token` }),
  fields: {},
  write: ({ url }) => ({
    action: { label: 'Verify your new email address', url },
    note: 'The link works for 24 hours. If you didn’t ask for this change, ignore this email. Nothing changes unless you open the link.',
  }),
});

/** To the address that an account has while another one, asked for, is not verified yet. */
export const addressChangeMail = editableMail('mail-address-change', {
  label: 'New address requested',
  about: 'To the current address of an account, when a new one is entered.',
  words: {
    subject: 'Was this you? Someone asked to change your email',
    heading: 'Was this you? Someone asked to change your email',
    text: prose(
      '{greeting}',
      'Another email address was entered for your account. Once it’s verified, it replaces this address.',
    ),
  },
  example: ({ nameFirst }: ExamplePerson): NoticeData => ({ nameFirst, publicUrl: exampleSite }),
  fields: { greeting: greetingOf },
  write: ({ publicUrl }) => ({
    action: { label: 'Reset your password', url: pageAddress(publicUrl, 'passwordResetCreate') },
    note: `If it was you, you don’t need to do anything here. If it wasn’t, choose a new password right away, which also stops the change. Then email ${campContent.contact.email}.`,
  }),
});

/** To an address that is reserved for its former account, when somebody requests it for another one. */
export const reservedAddressWantedMail = editableMail('mail-reserved-address-wanted', {
  label: 'Address not available yet',
  about: 'To an address that was replaced, when someone wants to use it again. The email names nobody.',
  words: {
    subject: 'This address can’t be used at {camp name} yet',
    heading: 'This address can’t be used yet',
    text: prose(
      'Hello,',
      'Someone, probably you, wants to use this address for an account. Another address recently replaced it on a different account. We’re holding this address until {until} so that the change can be undone.',
    ),
  },
  example: (): { url: string; until: string } => ({ url: exampleUndoUrl, until: 'Wednesday, July 8' }),
  fields: { until: ({ until }) => until },
  necessary: { text: ['until'] },
  write: ({ url }, words) => ({
    paragraphs: [
      ...words.text,
      'If you made the change, try again after that day. If you didn’t, undo it. The other account gets this address back, and you choose a new password.',
    ],
    action: { label: 'Undo the change', url },
    note: 'If you didn’t ask to use this address, you don’t need to do anything.',
  }),
});
