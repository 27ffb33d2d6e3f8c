import { campContent } from '@camp/contracts/content/camp';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { greeting, type MailTemplate } from '@camp/contracts/mail/content';
import type { NoticeData } from './account-mails';

const publicUrl = 'https://camp.example.org';
const undoUrl = `${publicUrl}/user/undo-address-change?email=pat%40example.com&uuid=token`;

/** To the new address that somebody wants to have on an account; without a name, as `verificationMail`. */
export const newAddressMail: MailTemplate<{ url: string }> = {
  example: { url: `${publicUrl}/user/verify?email=new%40example.com&uuid=token` },
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

/** To the address that an account has while another one, asked for, is not verified yet. */
export const addressChangeMail: MailTemplate<NoticeData> = {
  example: { nameFirst: 'Pat', publicUrl },
  write: ({ nameFirst, publicUrl: site }) => ({
    subject: 'Your email address is about to change',
    heading: 'Your email address is about to change',
    paragraphs: [
      greeting(nameFirst),
      'Another email address was entered for your account. It takes the place of this one as soon as it is verified.',
    ],
    action: { label: 'Reset your password', url: pageAddress(site, 'passwordResetCreate') },
    note: `If it was you, there is nothing to do here. If it was not you, choose a new password at once, which also stops the change, and write to ${campContent.contact.email}.`,
  }),
};

/**
 * To the address that an account had until another one took its place. Without a name, as all mails to an address that
 * is not the account's any more: somebody else may have typed it.
 */
export const addressChangedMail: MailTemplate<{ url: string }> = {
  example: { url: undoUrl },
  write: ({ url }) => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      'Hello,',
      `Another email address took the place of this one on your account at ${campContent.name}. From now on you log in with the new one, and all mail goes there.`,
      'If it was not you, undo the change: this address comes back, every device is logged out, and you choose a new password.',
    ],
    action: { label: 'Undo the change', url },
    note: 'If it was you, there is nothing to do. The link works once, for 7 days; as long no other account can have this address.',
  }),
};

/** The same where nothing can be undone: to the address in between, on the way back to the one before it. */
export const addressReplacedMail: MailTemplate<{ publicUrl: string }> = {
  example: { publicUrl },
  write: ({ publicUrl: site }) => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      'Hello,',
      `Another email address took the place of this one on an account at ${campContent.name}. From now on it logs in with the other one, and all mail goes there.`,
    ],
    action: { label: 'Contact us', url: pageAddress(site, 'contact') },
    note: `If it was you, there is nothing to do. If it was not you, write to ${campContent.contact.email} at once.`,
  }),
};

/** To the address that lost its account because its former address undid the change. */
export const addressChangeUndoneMail: MailTemplate<{ publicUrl: string }> = {
  example: { publicUrl },
  write: ({ publicUrl: site }) => ({
    subject: 'The change of your email address was undone',
    heading: 'The change of your email address was undone',
    paragraphs: [
      'Hello,',
      `An account at ${campContent.name} had this email address. Somebody who reads the mail of its former address has undone that: the former address is back, with a new password, and every device was logged out.`,
    ],
    action: { label: 'Contact us', url: pageAddress(site, 'contact') },
    note: `If the account is yours, write to ${campContent.contact.email} at once.`,
  }),
};

/** To an address that is kept for the account that had it, when somebody wants it for another one. */
export const keptAddressWantedMail: MailTemplate<{ url: string; until: string }> = {
  example: { url: undoUrl, until: 'July 8, 2026' },
  write: ({ url, until }) => ({
    subject: `This address cannot be used at ${campContent.name} yet`,
    heading: 'This address cannot be used yet',
    paragraphs: [
      'Hello,',
      `Somebody, probably you, wants to use this address for an account. It belonged to another account until a short time ago, and is kept for it until ${until}, so that the change can be undone.`,
      'If the change was right, try again after that day. If it was not you who changed it, undo it: that account gets this address back, and you choose a new password.',
    ],
    action: { label: 'Undo the change', url },
    note: 'If it was not you who wants to use this address, there is nothing to do.',
  }),
};
