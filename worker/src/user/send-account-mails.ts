import { formatGmt } from '@camp/contracts/camp/dates';
import { pageAddress, type FixedPageId } from '@camp/contracts/registries/page-address';
import type { LinkPurpose, StoredLink } from '@camp/database/link/link-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { linkToken } from '@camp/runtime/link-token';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import type { MailContent, MailTemplate } from '@camp/contracts/mail/content';
import type { Mail } from '../mail/mail';
import { recipient } from '../mail/recipient';
import * as mails from './account-mails';

interface LinkMail {
  purpose: LinkPurpose;
  /** The page that opens it. */
  page: FixedPageId;
  /** @param user - absent for a sign-up that has no account yet */
  write: (url: string, link: StoredLink, user: StoredUser | null) => Mail;
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
  if (!user && !link.signUp) return undefined;
  const url = pageAddress(deps.settings.publicUrl, mail.page, {
    email: link.email,
    uuid: linkToken(deps.settings.jwtSecret, link._id.toString()),
    ...(link.returnUrl ? { returnUrl: link.returnUrl } : {}),
  });
  return mail.write(url, link, user);
}

/** The link that verifies an e-mail address: of a sign-up, or the new one of an account. */
export const composeVerification = (deps: WorkerDependencies, { linkId }: { linkId: string }) =>
  composeLinkMail(deps, linkId, {
    purpose: 'verify-email',
    page: 'userVerify',
    write: (url, { email, signUp }) => ({
      to: { address: email },
      content: (signUp ? mails.verificationMail : mails.newAddressMail).write({ url }),
    }),
  });

const passwordReset = { purpose: 'reset-password', page: 'passwordReset' } as const;

/** The link that lets a person choose a new password. */
export const composePasswordReset = (deps: WorkerDependencies, { linkId }: { linkId: string }) =>
  composeLinkMail(deps, linkId, {
    ...passwordReset,
    write: (url, { email }, user) =>
      user?.emailVerified
        ? {
            to: { ...recipient(user), address: email },
            content: mails.passwordResetMail.write({ nameFirst: user.nameFirst, url }),
          }
        : { to: { address: email }, content: mails.choosePasswordMail.write({ url }) },
  });

async function composeNotice(
  { database, settings: { publicUrl } }: WorkerDependencies,
  userId: string,
  template: MailTemplate<{ nameFirst?: string; publicUrl: string }>,
): Promise<Mail | undefined> {
  const user = await database.models.User.findById(userId).lean();
  if (!user) return undefined;
  const nameFirst = user.emailVerified ? user.nameFirst : undefined;
  return { to: recipient(user), content: template.write({ nameFirst, publicUrl }) };
}

/** Somebody signed up with an address that has an account. */
export const composeKnownAddress = (deps: WorkerDependencies, about: KnownAddress) =>
  composeKnownAddressNotice(deps, about, mails.knownAddressMail);

/** Somebody wants this account's address for another account. */
export const composeKnownAddressWanted = (deps: WorkerDependencies, about: KnownAddress) =>
  composeKnownAddressNotice(deps, about, mails.knownAddressWantedMail);

/** The account, and its link to a new password, which older events lack. */
interface KnownAddress {
  userId: string;
  linkId?: string | undefined;
}

/** With the link, or without it where a newer one took its place before the mail was written. */
async function composeKnownAddressNotice(
  deps: WorkerDependencies,
  { userId, linkId }: KnownAddress,
  template: MailTemplate<{ nameFirst?: string; publicUrl: string; resetUrl?: string }>,
): Promise<Mail | undefined> {
  const withLink =
    linkId &&
    (await composeLinkMail(deps, linkId, {
      ...passwordReset,
      write: (resetUrl, { email }, user) => ({
        to: { ...(user && recipient(user)), address: email },
        content: template.write({
          nameFirst: user?.emailVerified ? user.nameFirst : undefined,
          publicUrl: deps.settings.publicUrl,
          resetUrl,
        }),
      }),
    }));
  return withLink || composeNotice(deps, userId, template);
}

/** Another e-mail address was asked for; nobody is told any more once it counts or was taken back. */
export async function composeAddressChange(
  deps: WorkerDependencies,
  { userId }: { userId: string },
): Promise<Mail | undefined> {
  const isWaiting = await deps.database.models.User.exists({
    _id: userId,
    pendingEmail: trusted({ $exists: true }),
  });
  return isWaiting ? composeNotice(deps, userId, mails.addressChangeMail) : undefined;
}

/** The address was changed; told to the one that the account had until then, with the way back if there is one. */
export const composeAddressChanged = async (deps: WorkerDependencies, { linkId }: { linkId: string }) =>
  (await composeFormerAddressNotice(deps, linkId, 'verify-email', mails.addressReplacedMail)) ??
  composeUndoLink(deps, linkId, mails.addressChangedMail.write);

/** The change was undone; told to the address that the account had until then. */
export const composeAddressChangeUndone = (deps: WorkerDependencies, { linkId }: { linkId: string }) =>
  composeFormerAddressNotice(deps, linkId, 'undo-address-change', mails.addressChangeUndoneMail);

/** Somebody wants an address that is kept for the account that had it; nobody is told once it is free. */
export const composeKeptAddressWanted = (deps: WorkerDependencies, { linkId }: { linkId: string }) =>
  composeUndoLink(deps, linkId, mails.keptAddressWantedMail.write);

const composeUndoLink = (
  deps: WorkerDependencies,
  linkId: string,
  write: (data: { url: string; until: string }) => MailContent,
) =>
  composeLinkMail(deps, linkId, {
    purpose: 'undo-address-change',
    page: 'userUndoAddressChange',
    write: (url, { email, expiresAt }) => ({
      to: { address: email },
      content: write({ url, until: formatGmt(expiresAt) }),
    }),
  });

/** To the address that a link took from an account and keeps for this notice. */
async function composeFormerAddressNotice(
  { database: { models }, settings: { publicUrl } }: WorkerDependencies,
  linkId: string,
  purpose: LinkPurpose,
  template: MailTemplate<{ publicUrl: string }>,
): Promise<Mail | undefined> {
  const link = await models.Link.findOne({ _id: linkId, purpose }).lean();
  if (!link?.formerEmail) return undefined;
  return { to: { address: link.formerEmail }, content: template.write({ publicUrl }) };
}

/** Many wrong passwords were tried. */
export const composeWrongLogins = (deps: WorkerDependencies, { userId }: { userId: string }) =>
  composeNotice(deps, userId, mails.wrongLoginsMail);

/** The password was changed. */
export const composePasswordChanged = (deps: WorkerDependencies, { userId }: { userId: string }) =>
  composeNotice(deps, userId, mails.passwordChangedMail);
