import { campContent } from '@camp/contracts/content/camp';
import type { MailTemplate } from '../mail/content';

/**
 * To somebody who signed up or asked for a new link. Without a name: until the link is opened the address may be a
 * stranger's, and what somebody typed as their name would reach that stranger as the camp's words.
 */
export const verificationMail: MailTemplate<{ url: string }> = {
  example: {
    url: 'https://camp.example.org/user/verify?email=pat%40example.com&uuid=token',
  },
  write: ({ url }) => ({
    subject: 'Verify your email',
    heading: 'Verify your email',
    paragraphs: [
      'Hello,',
      `Please confirm that this address is yours. You can log in to ${campContent.name} as soon as it is verified.`,
    ],
    action: { label: 'Verify your email', url },
    note: 'The link works for 24 hours. If you did not sign up, you can ignore this mail.',
  }),
};

/** To the new address that somebody wants to have on an account; without a name, as `verificationMail`. */
export const newAddressMail: MailTemplate<{ url: string }> = {
  example: {
    url: 'https://camp.example.org/user/verify?email=new%40example.com&uuid=token',
  },
  write: ({ url }) => ({
    subject: 'Verify your new email address',
    heading: 'Verify your new email address',
    paragraphs: [
      'Hello,',
      `This address was entered for your account at ${campContent.name}. Please confirm that it is yours: it takes the place of the old one as soon as it is verified.`,
    ],
    action: { label: 'Verify your new email address', url },
    note: 'The link works for 24 hours. If you did not ask for this change, ignore this mail: without the link nothing changes.',
  }),
};

/** To the owner of an address with which somebody signed up again; the browser was told nothing of it. */
export const knownAddressMail: MailTemplate<{ nameFirst: string; publicUrl: string }> = {
  example: { nameFirst: 'Pat', publicUrl: 'https://camp.example.org' },
  write: ({ nameFirst, publicUrl }) => ({
    subject: `You already have an account at ${campContent.name}`,
    heading: 'You already have an account',
    paragraphs: [
      `Hello ${nameFirst},`,
      'Somebody, probably you, tried to sign up with this address. There is an account for it already, and it stays as it is. If you forgot your password, choose a new one.',
    ],
    action: { label: 'Reset your password', url: `${publicUrl}/password-reset-create` },
    note: 'If it was not you, there is nothing to do.',
  }),
};

/** To the owner of an address that was entered as the new one of another account; the browser was told nothing of it. */
export const knownAddressWantedMail: MailTemplate<{ nameFirst: string; publicUrl: string }> = {
  example: { nameFirst: 'Pat', publicUrl: 'https://camp.example.org' },
  write: ({ nameFirst, publicUrl }) => ({
    subject: `Your address was entered for another account at ${campContent.name}`,
    heading: 'Your address was entered for another account',
    paragraphs: [
      `Hello ${nameFirst},`,
      'Somebody tried to use this address for another account. It belongs to your account already, so neither account was changed. If it was you and you have two accounts, log in with this address to use the one that it belongs to.',
    ],
    action: { label: 'Log in', url: `${publicUrl}/login` },
    note: 'If it was not you, there is nothing to do.',
  }),
};

/** To the address that an account has while another one, asked for, is not verified yet. */
export const addressChangeMail: MailTemplate<{ nameFirst: string; publicUrl: string }> = {
  example: { nameFirst: 'Pat', publicUrl: 'https://camp.example.org' },
  write: ({ nameFirst, publicUrl }) => ({
    subject: 'Your email address is about to change',
    heading: 'Your email address is about to change',
    paragraphs: [
      `Hello ${nameFirst},`,
      'Another email address was entered for your account. It takes the place of this one as soon as it is verified.',
    ],
    action: { label: 'Reset your password', url: `${publicUrl}/password-reset-create` },
    note: `If it was you, there is nothing to do here. If it was not you, choose a new password at once, which also stops the change, and write to ${campContent.contact.email}.`,
  }),
};

/** To the address that an account had until another one took its place. */
export const addressChangedMail: MailTemplate<{ nameFirst: string; publicUrl: string }> = {
  example: { nameFirst: 'Pat', publicUrl: 'https://camp.example.org' },
  write: ({ nameFirst, publicUrl }) => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${nameFirst},`,
      'Another email address took the place of this one on your account. From now on you log in with the new one, and all mail goes there.',
    ],
    action: { label: 'Contact us', url: `${publicUrl}/contact` },
    note: `If it was you, there is nothing to do. If it was not you, write to ${campContent.contact.email} at once.`,
  }),
};

/** To somebody who asked to choose a new password. */
export const passwordResetMail: MailTemplate<{ nameFirst: string; url: string }> = {
  example: {
    nameFirst: 'Pat',
    url: 'https://camp.example.org/password-reset?email=pat%40example.com&uuid=token',
  },
  write: ({ nameFirst, url }) => ({
    subject: 'Reset your password',
    heading: 'Choose a new password',
    paragraphs: [`Hello ${nameFirst},`, 'With this link you can choose a new password.'],
    action: { label: 'Choose a new password', url },
    note: 'The link works once, for 30 minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
  }),
};

/** To somebody whose password was changed. */
export const passwordChangedMail: MailTemplate<{ nameFirst: string; publicUrl: string }> = {
  example: { nameFirst: 'Pat', publicUrl: 'https://camp.example.org' },
  write: ({ nameFirst, publicUrl }) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${nameFirst},`,
      'The password of your account was changed, and every device was logged out.',
    ],
    action: { label: 'Log in', url: `${publicUrl}/login` },
    note: `If it was not you, choose a new password at once and write to ${campContent.contact.email}.`,
  }),
};
