import { formatDay } from '@camp/contracts/camp/dates';
import type { MailContent, MailTemplate } from '@camp/contracts/mail/content';
import type { LinkPurpose } from '@camp/database/link/link-model';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import type { Compose } from '../mail/compose';
import type { Mail } from '../mail/mail';
import * as changedMails from '@camp/contracts/user/address-changed-mails';
import { addressChangeMail, reservedAddressWantedMail } from '@camp/contracts/user/address-mails';
import { composeLinkMail } from './compose-link-mail';
import { composeNotice } from './send-account-mails';

/** The notice of a requested change of address. Nothing is sent once the change took effect or was undone. */
export const composeAddressChange: Compose<'mail.address-change'> = async (deps, { userId }) => {
  const isWaiting = await deps.database.models.User.exists({
    _id: userId,
    pendingEmail: trusted({ $exists: true }),
  });
  return isWaiting ? composeNotice(deps, userId, addressChangeMail) : undefined;
};

/** The notice to the former address, with the undo link if there is one. */
export const composeAddressChanged: Compose<'mail.address-changed'> = async (deps, { linkId }) =>
  (await composeFormerAddressNotice(deps, linkId, 'verify-email', changedMails.addressReplacedMail)) ??
  composeUndoLink(deps, linkId, changedMails.addressChangedMail.write);

/** The notice of an undone change, to the address that the account lost. */
export const composeAddressChangeUndone: Compose<'mail.address-change-undone'> = (deps, { linkId }) =>
  composeFormerAddressNotice(deps, linkId, 'undo-address-change', changedMails.addressChangeUndoneMail);

/** The notice that somebody requested a reserved address. Nothing is sent once it is free. */
export const composeReservedAddressWanted: Compose<'mail.kept-address-wanted'> = (deps, { linkId }) =>
  composeUndoLink(deps, linkId, reservedAddressWantedMail.write);

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
      content: write({ url, until: formatDay(expiresAt, deps.clock.now()) }),
    }),
  });

/** Sends the notice to the former address, which the link stores. */
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
