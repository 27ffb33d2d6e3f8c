import type { WorkerDependencies } from '../dependencies';
import type { MailTemplate } from '@camp/contracts/mail/content';
import type { Mail } from '../mail/mail';
import { recipient } from '../mail/recipient';
import * as mails from '@camp/contracts/user/account-mails';
import { newAddressMail } from '@camp/contracts/user/address-mails';
import { erasureAskedMail } from '@camp/contracts/user/erasure-asked-mail';
import { secondFactorChangedMail } from '@camp/contracts/user/second-factor-mail';
import { knownAddressMail, knownAddressWantedMail } from '@camp/contracts/user/known-address-mails';
import { composeLinkMail } from './compose-link-mail';
import type { Compose } from '../mail/compose';

/** The link that verifies the address of a sign-up, or the new address of an account. */
export const composeVerification: Compose<'mail.verification'> = (deps, { linkId }) =>
  composeLinkMail(deps, linkId, {
    purpose: 'verify-email',
    page: 'userVerify',
    write: (url, { email, signUp }) => ({
      to: { address: email },
      content: (signUp ? mails.verificationMail : newAddressMail).write({ url }),
    }),
  });

const passwordReset = { purpose: 'reset-password', page: 'passwordReset' } as const;

/** The link with which a person chooses a new password. */
export const composePasswordReset: Compose<'mail.password-reset'> = (deps, { linkId }) =>
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

/** An email to an account's own address. It has a name only if the address is verified. */
export async function composeNotice(
  { database, settings: { publicUrl } }: WorkerDependencies,
  userId: string,
  template: MailTemplate<{ nameFirst?: string; publicUrl: string }>,
): Promise<Mail | undefined> {
  const user = await database.models.User.findById(userId).lean();
  if (!user) return undefined;
  const nameFirst = user.emailVerified ? user.nameFirst : undefined;
  return { to: recipient(user), content: template.write({ nameFirst, publicUrl }) };
}

/** The notice that somebody signed up with an account's address. */
export const composeKnownAddress: Compose<'mail.known-address'> = (deps, about) =>
  composeKnownAddressNotice(deps, about, knownAddressMail);

/** The notice that somebody entered this account's address for another account. */
export const composeKnownAddressWanted: Compose<'mail.known-address-wanted'> = (deps, about) =>
  composeKnownAddressNotice(deps, about, knownAddressWantedMail);

/** The account, and the id of its password link. Older events lack the link. */
interface KnownAddress {
  userId: string;
  linkId?: string | undefined;
}

/** Leaves the link out if a newer one replaced it before the email was composed. */
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

/** The warning about many wrong passwords. */
export const composeWrongLogins: Compose<'mail.wrong-logins'> = (deps, { userId }) =>
  composeNotice(deps, userId, mails.wrongLoginsMail);

/** The notice that the password was changed. */
export const composePasswordChanged: Compose<'mail.password-changed'> = (deps, { userId }) =>
  composeNotice(deps, userId, mails.passwordChangedMail);

/** The notice about a change of the second factor. */
export const composeSecondFactorChanged: Compose<'mail.second-factor-changed'> = (deps, { userId, change }) =>
  composeNotice(deps, userId, {
    ...secondFactorChangedMail,
    write: (data) => secondFactorChangedMail.write({ ...data, change }),
  });

/** The notice that the family's data will be deleted, unless the request was taken back. */
export async function composeErasureAsked(
  deps: WorkerDependencies,
  { userId }: { userId: string },
): Promise<Mail | undefined> {
  const user = await deps.database.models.User.findById(userId, { erasureAskedAt: 1 }).lean();
  if (!user?.erasureAskedAt) return undefined;
  return composeNotice(deps, userId, erasureAskedMail);
}
