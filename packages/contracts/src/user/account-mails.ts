import { campContent } from '../content/camp';
import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleResetUrl, exampleSite, type ExamplePerson } from '../mail/examples';
import { firstName, greetingOf } from '../mail/merge-fields';
import { pageAddress } from '../registries/page-address';

/** Data of every notice to an account's address. */
export interface NoticeData {
  /** Absent while the address is not verified: the name may be another person's words. */
  nameFirst?: string;
  publicUrl: string;
}

/**
 * To somebody who signed up or asked for a new link. Without a name. Until the link is opened the address may be a
 * stranger's, and a typed name would reach that stranger as the camp's words.
 */
export const verificationMail = editableMail('mail-verification', {
  label: 'Verify an email address',
  about: 'To people who sign up. Nobody has verified the address yet, so the email names nobody.',
  words: {
    subject: 'Verify your email',
    heading: 'Verify your email',
    text: prose(
      'Hello,',
      'Please confirm that this is your email address. Once it’s verified, you can log in to {camp name}.',
    ),
  },
  example: (): { url: string } => ({
    url: `${exampleSite}/user/verify?email=pat%40example.com&uuid=token`,
  }),
  fields: {},
  write: ({ url }) => ({
    action: { label: 'Verify your email', url },
    note: 'The link works for 24 hours. If you didn’t sign up, you can ignore this email.',
  }),
});

/**
 * To the reader of an address who has to choose a password before it is verified, since somebody else may have signed
 * up. Without a name, like `verificationMail`.
 */
export const choosePasswordMail = editableMail('mail-choose-password', {
  label: 'Choose a password',
  about: 'To people who ask for a new link before their address is verified. The email names nobody.',
  words: {
    subject: 'Verify your email and choose your password',
    heading: 'Choose your password',
    text: prose(
      'Hello,',
      'Someone, probably you, signed up at {camp name} with this address and asked for a new link. Use it to choose your password, which also verifies this address. Any earlier password stops working.',
    ),
  },
  example: (): { url: string } => ({ url: exampleResetUrl }),
  fields: {},
  write: ({ url }) => ({
    action: { label: 'Choose your password', url },
    note: 'The link works once, for 60 minutes. If you didn’t sign up, you can ignore this email.',
  }),
});

/** To a person who requested a password reset. */
export const passwordResetMail = editableMail('mail-password-reset', {
  label: 'Reset a password',
  about: 'To people who ask for a new password.',
  words: {
    subject: 'Reset your password',
    heading: 'Choose a new password',
    text: prose('{greeting}', 'Use this link to choose a new password.'),
  },
  example: ({ nameFirst }: ExamplePerson): { nameFirst: string; url: string } => ({
    nameFirst,
    url: exampleResetUrl,
  }),
  fields: { greeting: greetingOf, 'first name': firstName },
  write: ({ url }) => ({
    action: { label: 'Choose a new password', url },
    note: 'The link works once, for 60 minutes. If you didn’t ask for it, ignore this email. Your password stays the same.',
  }),
});

/** To a person whose password was changed. */
export const passwordChangedMail = editableMail('mail-password-changed', {
  label: 'Password changed',
  about: 'To people whose password was changed.',
  words: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: prose('{greeting}', 'Your password was changed, and every other device was logged out.'),
  },
  example: ({ nameFirst }: ExamplePerson): NoticeData => ({ nameFirst, publicUrl: exampleSite }),
  fields: { greeting: greetingOf },
  write: ({ publicUrl }) => ({
    action: { label: 'Log in', url: pageAddress(publicUrl, 'login') },
    note: `If you didn’t change it, choose a new password right away and email ${campContent.contact.email}.`,
  }),
});

/** To the owner of an account at which many wrong passwords were tried. */
export const wrongLoginsMail = editableMail('mail-wrong-logins', {
  label: 'Wrong passwords',
  about: 'To people for whose account someone tried many wrong passwords.',
  words: {
    subject: 'Someone is trying to log in to your account',
    heading: 'Someone is trying to log in to your account',
    text: prose(
      '{greeting}',
      'Someone tried many wrong passwords for your account at {camp name} within an hour. Your account is safe, and you can still log in. We’re slowing these attempts down, so logging in on a new device may take you a little longer.',
      'If your password is short or you use it elsewhere, choose a new one that only you know.',
    ),
  },
  example: ({ nameFirst }: ExamplePerson): NoticeData => ({ nameFirst, publicUrl: exampleSite }),
  fields: { greeting: greetingOf },
  write: ({ publicUrl }) => ({
    action: { label: 'Reset your password', url: pageAddress(publicUrl, 'passwordResetCreate') },
    note: `If it was you, there’s nothing else to do. If you see anything in your account that isn’t yours, email ${campContent.contact.email}. We send this email at most once a day.`,
  }),
});
