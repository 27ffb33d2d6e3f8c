import type { LinkPurpose, StoredLink } from '@camp/database/link/link-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { linkToken } from '@camp/runtime/link-token';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import type { Mail, MailTemplate } from '../mail/content';
import { recipient } from '../mail/recipient';
import {
  addressChangedMail,
  addressChangeMail,
  knownAddressMail,
  knownAddressWantedMail,
  newAddressMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from './account-mails';

interface LinkMail {
  purpose: LinkPurpose;
  /** The page that opens it. */
  path: string;
  write: (url: string, link: StoredLink, user: StoredUser) => Mail;
}

/** @returns nothing when the link has no force any more: superseded by a newer one, used, or expired */
async function composeLinkMail(
  deps: WorkerDependencies,
  linkId: string,
  mail: LinkMail,
): Promise<Mail | undefined> {
  const { models } = deps.database;
  const link = await models.Link.findOne({ _id: linkId, purpose: mail.purpose }).lean();
  if (!link || link.supersededAt || link.usedAt || link.expiresAt <= deps.clock.now()) return undefined;
  const user = await models.User.findById(link.userId).lean();
  if (!user) return undefined;
  const query = new URLSearchParams({
    email: link.email,
    uuid: linkToken(deps.settings.jwtSecret, link._id.toString()),
  });
  const url = `${deps.settings.publicUrl}${mail.path}?${query.toString()}`;
  return mail.write(url, link, user);
}

/** The link that verifies an e-mail address: of a sign-up, or the new one of an account. */
export const composeVerification = (deps: WorkerDependencies, { linkId }: { linkId: string }) =>
  composeLinkMail(deps, linkId, {
    purpose: 'verify-email',
    path: '/user/verify',
    write: (url, { email, signUp }) => ({
      to: { address: email },
      content: (signUp ? verificationMail : newAddressMail).write({ url }),
    }),
  });

/** The link that lets a person choose a new password. */
export const composePasswordReset = (deps: WorkerDependencies, { linkId }: { linkId: string }) =>
  composeLinkMail(deps, linkId, {
    purpose: 'reset-password',
    path: '/password-reset',
    write: (url, { email }, user) => ({
      to: { ...recipient(user), address: email },
      content: passwordResetMail.write({ nameFirst: user.nameFirst, url }),
    }),
  });

async function composeNotice(
  { database, settings: { publicUrl } }: WorkerDependencies,
  userId: string,
  template: MailTemplate<{ nameFirst: string; publicUrl: string }>,
): Promise<Mail | undefined> {
  const user = await database.models.User.findById(userId).lean();
  if (!user) return undefined;
  return { to: recipient(user), content: template.write({ nameFirst: user.nameFirst, publicUrl }) };
}

/** Somebody signed up with an address that has an account. */
export const composeKnownAddress = (deps: WorkerDependencies, { userId }: { userId: string }) =>
  composeNotice(deps, userId, knownAddressMail);

/** Somebody wants this account's address for another account. */
export const composeKnownAddressWanted = (deps: WorkerDependencies, { userId }: { userId: string }) =>
  composeNotice(deps, userId, knownAddressWantedMail);

/** Another e-mail address was asked for; nobody is told any more once it counts or was taken back. */
export async function composeAddressChange(
  deps: WorkerDependencies,
  { userId }: { userId: string },
): Promise<Mail | undefined> {
  const isWaiting = await deps.database.models.User.exists({
    _id: userId,
    pendingEmail: trusted({ $exists: true }),
  });
  return isWaiting ? composeNotice(deps, userId, addressChangeMail) : undefined;
}

/** The address was changed; told to the one that the account had until then. */
export async function composeAddressChanged(
  { database: { models }, settings: { publicUrl } }: WorkerDependencies,
  { linkId }: { linkId: string },
): Promise<Mail | undefined> {
  const link = await models.Link.findById(linkId).lean();
  const user = link && (await models.User.findById(link.userId).lean());
  if (!user || !link.formerEmail) return undefined;
  return {
    to: { ...recipient(user), address: link.formerEmail },
    content: addressChangedMail.write({ nameFirst: user.nameFirst, publicUrl }),
  };
}

/** The password was changed. */
export const composePasswordChanged = (deps: WorkerDependencies, { userId }: { userId: string }) =>
  composeNotice(deps, userId, passwordChangedMail);
