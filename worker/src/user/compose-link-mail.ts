import { pageAddress, type FixedPageId } from '@camp/contracts/registries/page-address';
import type { LinkPurpose, StoredLink } from '@camp/database/link/link-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { hashToken, linkToken } from '@camp/runtime/link-token';
import type { WorkerDependencies } from '../dependencies';
import type { Mail } from '../mail/mail';

interface LinkMail {
  purpose: LinkPurpose;
  /** The page that the link opens. */
  page: FixedPageId;
  /** @param user - absent for a sign-up that has no account yet */
  write: (url: string, link: StoredLink, user: StoredUser | null) => Mail;
}

/**
 * Composes an email with a link.
 * @returns undefined if the link is superseded, used or expired
 */
export async function composeLinkMail(
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
    uuid: tokenOf(link, deps.settings),
    ...(link.returnUrl ? { returnUrl: link.returnUrl } : {}),
  });
  return mail.write(url, link, user);
}

/** A link that was made before the secret changed has the token of the previous one. */
function tokenOf(
  { _id, tokenHash }: StoredLink,
  { jwtSecret, previousJwtSecret }: WorkerDependencies['settings'],
): string {
  const token = linkToken(jwtSecret, _id.toString());
  if (previousJwtSecret === undefined || hashToken(token) === tokenHash) return token;
  return linkToken(previousJwtSecret, _id.toString());
}
