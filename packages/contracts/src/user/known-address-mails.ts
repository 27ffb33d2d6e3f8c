import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleResetUrl, exampleSite, type ExamplePerson } from '../mail/examples';
import { greetingOf } from '../mail/merge-fields';
import { pageAddress } from '../registries/page-address';
import type { NoticeData } from './account-mails';

/** Data of a notice to the owner of a known address. */
interface KnownAddressData extends NoticeData {
  /** The link to a new password; absent where a newer one took its place. */
  resetUrl?: string;
}

const exampleOf = ({ nameFirst, isRare }: ExamplePerson): KnownAddressData => ({
  nameFirst,
  publicUrl: exampleSite,
  ...(!isRare && { resetUrl: exampleResetUrl }),
});

const nothingToDo = (url: string | undefined) =>
  `If it wasn’t you, you don’t need to do anything.${url ? ' The link works once, for 60 minutes.' : ''}`;

/** To the owner of an address with which somebody signed up again. The browser doesn't learn that it is known. */
export const knownAddressMail = editableMail('mail-known-address', {
  label: 'Signed up again',
  about: 'To the owner of an account, when someone signs up with its address again.',
  words: {
    subject: 'You already have an account at {camp name}',
    heading: 'You already have an account',
    text: prose(
      '{greeting}',
      'Someone, probably you, tried to sign up with this address. It already has an account, and that account hasn’t changed. If you forgot your password, choose a new one.',
    ),
  },
  example: exampleOf,
  fields: { greeting: greetingOf },
  write: ({ publicUrl, resetUrl: url }) => ({
    action: { label: 'Reset your password', url: url ?? pageAddress(publicUrl, 'passwordResetCreate') },
    note: nothingToDo(url),
  }),
});

/**
 * To the owner of an address that was entered as another account's new one. The browser doesn't learn that it is known.
 */
export const knownAddressWantedMail = editableMail('mail-known-address-wanted', {
  label: 'Address entered for another account',
  about: 'To the owner of an account, when someone enters its address for another account.',
  words: {
    subject: 'Your email address was entered for another account at {camp name}',
    heading: 'Your email address was entered for another account',
    text: prose(
      '{greeting}',
      'Someone tried to use this address for another account. It already belongs to your account, so neither account was changed. If you have two accounts, log in with this address to use this one. If you forgot its password, choose a new one.',
    ),
  },
  example: exampleOf,
  fields: { greeting: greetingOf },
  write: ({ publicUrl, resetUrl: url }) => ({
    action: url
      ? { label: 'Reset your password', url }
      : { label: 'Log in', url: pageAddress(publicUrl, 'login') },
    note: nothingToDo(url),
  }),
});
