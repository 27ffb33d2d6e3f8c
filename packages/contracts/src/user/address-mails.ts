import { campContent } from '../content/camp';
import { pageAddress } from '../registries/page-address';
import { greeting, type MailTemplate } from '../mail/content';
import type { NoticeData } from './account-mails';

const publicUrl = 'https://camp.example.org';
const undoUrl = `${publicUrl}/user/undo-address-change?email=pat%40example.com&uuid=token`;

/** Email to the requested new address of an account. It has no name, like `verificationMail`. */
export const newAddressMail: MailTemplate<{ url: string }> = {
  example: { url: `${publicUrl}/user/verify?email=new%40example.com&uuid=token` },
  write: ({ url }) => ({
    subject: 'Verify your new email address',
    heading: 'Verify your new email address',
    paragraphs: [
      'Hello,',
      `This address was entered for your account at ${campContent.name}. Please confirm that it’s yours. It then replaces the old address.`,
    ],
    action: { label: 'Verify your new email address', url },
    note: 'The link works for 24 hours. If you didn’t ask for this change, ignore this email. Nothing changes unless you open the link.',
  }),
};

/** Email to an account's current address while a requested new one is unverified. */
export const addressChangeMail: MailTemplate<NoticeData> = {
  example: { nameFirst: 'Pat', publicUrl },
  write: ({ nameFirst, publicUrl: site }) => ({
    subject: 'Was this you? Someone asked to change your email',
    heading: 'Was this you? Someone asked to change your email',
    paragraphs: [
      greeting(nameFirst),
      'Another email address was entered for your account. Once it’s verified, it replaces this address.',
    ],
    action: { label: 'Reset your password', url: pageAddress(site, 'passwordResetCreate') },
    note: `If it was you, you don’t need to do anything here. If it wasn’t, choose a new password right away, which also stops the change. Then email ${campContent.contact.email}.`,
  }),
};

/**
 * Email to an account's former address after it was replaced. It has no name, like all emails to an address that is no
 * longer the account's, since somebody else may have typed it.
 */
export const addressChangedMail: MailTemplate<{ url: string }> = {
  example: { url: undoUrl },
  write: ({ url }) => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      'Hello,',
      `Another email address replaced this one on your account at ${campContent.name}. From now on, you log in with the new one, and all our email goes there.`,
      'If you didn’t make this change, undo it. You’ll get this address back and choose a new password, and every device will be logged out.',
    ],
    action: { label: 'Undo the change', url },
    note: 'If you made this change, you don’t need to do anything. The link works once, for 7 days. During that time, no other account can use this address.',
  }),
};

/** Email to a replaced address that cannot undo the change. The account returned to the address it had before. */
export const addressReplacedMail: MailTemplate<{ publicUrl: string }> = {
  example: { publicUrl },
  write: ({ publicUrl: site }) => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      'Hello,',
      `Another email address replaced this one on an account at ${campContent.name}. From now on, that account logs in with the other address, and all our email goes there.`,
    ],
    action: { label: 'Contact us', url: pageAddress(site, 'contact') },
    note: `If you made this change, you don’t need to do anything. If you didn’t, email ${campContent.contact.email} right away.`,
  }),
};

/** Email to the address that lost its account because the former address undid the change. */
export const addressChangeUndoneMail: MailTemplate<{ publicUrl: string }> = {
  example: { publicUrl },
  write: ({ publicUrl: site }) => ({
    subject: 'The change to your email address was undone',
    heading: 'The change to your email address was undone',
    paragraphs: [
      'Hello,',
      `An account at ${campContent.name} had this email address. Someone with access to its previous address undid that change. The previous address is back with a new password, and every device was logged out.`,
    ],
    action: { label: 'Contact us', url: pageAddress(site, 'contact') },
    note: `If the account is yours, email ${campContent.contact.email} right away.`,
  }),
};

/** Email to an address that is reserved for its former account, when somebody requests it for another account. */
export const reservedAddressWantedMail: MailTemplate<{ url: string; until: string }> = {
  example: { url: undoUrl, until: 'Wednesday, July 8' },
  write: ({ url, until }) => ({
    subject: `This address can’t be used at ${campContent.name} yet`,
    heading: 'This address can’t be used yet',
    paragraphs: [
      'Hello,',
      `Someone, probably you, wants to use this address for an account. Another address recently replaced it on a different account. We’re holding this address until ${until} so that the change can be undone.`,
      'If you made the change, try again after that day. If you didn’t, undo it. The other account gets this address back, and you choose a new password.',
    ],
    action: { label: 'Undo the change', url },
    note: 'If you didn’t ask to use this address, you don’t need to do anything.',
  }),
};
