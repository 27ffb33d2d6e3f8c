import { campContent } from '../content/camp';
import { pageAddress } from '../registries/page-address';
import { greeting, type MailTemplate } from '../mail/content';

/** Data of every notice to an account's address. */
export interface NoticeData {
  /** Absent while the address is unverified, since the name may be another person's words. */
  nameFirst?: string;
  publicUrl: string;
}

/** Data of a notice to the owner of a known address. */
interface KnownAddressData extends NoticeData {
  /** The link to a new password. Absent if a newer link replaced it. */
  resetUrl?: string;
}

const example: NoticeData = { nameFirst: 'Pat', publicUrl: 'https://camp.example.org' };
const resetUrl = 'https://camp.example.org/password-reset?email=pat%40example.com&uuid=token';

const nothingToDo = (url: string | undefined) =>
  `If it wasn’t you, you don’t need to do anything.${url ? ' The link works once, for 60 minutes.' : ''}`;

/**
 * Email to somebody who signed up or requested a new link. It has no name. Until the link is opened, the address may be
 * a stranger's, and a name that somebody else typed would seem to be the camp's words.
 */
export const verificationMail: MailTemplate<{ url: string }> = {
  example: { url: 'https://camp.example.org/user/verify?email=pat%40example.com&uuid=token' },
  write: ({ url }) => ({
    subject: 'Verify your email',
    heading: 'Verify your email',
    paragraphs: [
      'Hello,',
      `Please confirm that this is your email address. Once it’s verified, you can log in to ${campContent.name}.`,
    ],
    action: { label: 'Verify your email', url },
    note: 'The link works for 24 hours. If you didn’t sign up, you can ignore this email.',
  }),
};

/**
 * Email to the owner of an address, who must choose a password before it is verified, since somebody else may have
 * signed up. It has no name, like `verificationMail`.
 */
export const choosePasswordMail: MailTemplate<{ url: string }> = {
  example: { url: resetUrl },
  write: ({ url }) => ({
    subject: 'Verify your email and choose your password',
    heading: 'Choose your password',
    paragraphs: [
      'Hello,',
      `Someone, probably you, signed up at ${campContent.name} with this address and asked for a new link. Use it to choose your password, which also verifies this address. Any earlier password stops working.`,
    ],
    action: { label: 'Choose your password', url },
    note: 'The link works once, for 60 minutes. If you didn’t sign up, you can ignore this email.',
  }),
};

/**
 * Email to the owner of an address with which somebody signed up again. The browser doesn't learn that the address is
 * known.
 */
export const knownAddressMail: MailTemplate<KnownAddressData> = {
  example: { ...example, resetUrl },
  write: ({ nameFirst, publicUrl, resetUrl: url }) => ({
    subject: `You already have an account at ${campContent.name}`,
    heading: 'You already have an account',
    paragraphs: [
      greeting(nameFirst),
      'Someone, probably you, tried to sign up with this address. It already has an account, and that account hasn’t changed. If you forgot your password, choose a new one.',
    ],
    action: { label: 'Reset your password', url: url ?? pageAddress(publicUrl, 'passwordResetCreate') },
    note: nothingToDo(url),
  }),
};

/**
 * Email to the owner of an address that was entered as another account's new one. The browser doesn't learn that the
 * address is known.
 */
export const knownAddressWantedMail: MailTemplate<KnownAddressData> = {
  example: { ...example, resetUrl },
  write: ({ nameFirst, publicUrl, resetUrl: url }) => ({
    subject: `Your email address was entered for another account at ${campContent.name}`,
    heading: 'Your email address was entered for another account',
    paragraphs: [
      greeting(nameFirst),
      'Someone tried to use this address for another account. It already belongs to your account, so neither account was changed. If you have two accounts, log in with this address to use this one. If you forgot its password, choose a new one.',
    ],
    action: url
      ? { label: 'Reset your password', url }
      : { label: 'Log in', url: pageAddress(publicUrl, 'login') },
    note: nothingToDo(url),
  }),
};

/** Email to a person who requested a password reset. */
export const passwordResetMail: MailTemplate<{ nameFirst: string; url: string }> = {
  example: { nameFirst: 'Pat', url: resetUrl },
  write: ({ nameFirst, url }) => ({
    subject: 'Reset your password',
    heading: 'Choose a new password',
    paragraphs: [greeting(nameFirst), 'Use this link to choose a new password.'],
    action: { label: 'Choose a new password', url },
    note: 'The link works once, for 60 minutes. If you didn’t ask for it, ignore this email. Your password stays the same.',
  }),
};

/** Email to a person whose password was changed. */
export const passwordChangedMail: MailTemplate<NoticeData> = {
  example,
  write: ({ nameFirst, publicUrl }) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [greeting(nameFirst), 'Your password was changed, and every other device was logged out.'],
    action: { label: 'Log in', url: pageAddress(publicUrl, 'login') },
    note: `If you didn’t change it, choose a new password right away and email ${campContent.contact.email}.`,
  }),
};

/** Email to the owner of an account after many wrong passwords. */
export const wrongLoginsMail: MailTemplate<NoticeData> = {
  example,
  write: ({ nameFirst, publicUrl }) => ({
    subject: 'Someone is trying to log in to your account',
    heading: 'Someone is trying to log in to your account',
    paragraphs: [
      greeting(nameFirst),
      `Someone tried many wrong passwords for your account at ${campContent.name} within an hour. Your account is safe, and you can still log in. We’re slowing these attempts down, so logging in on a new device may take you a little longer.`,
      'If your password is short or you use it elsewhere, choose a new one that only you know.',
    ],
    action: { label: 'Reset your password', url: pageAddress(publicUrl, 'passwordResetCreate') },
    note: `If it was you, there’s nothing else to do. If you see anything in your account that isn’t yours, email ${campContent.contact.email}. We send this email at most once a day.`,
  }),
};
