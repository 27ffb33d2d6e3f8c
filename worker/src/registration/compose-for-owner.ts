import { pageAddress } from '@camp/contracts/registries/page-address';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Types } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import type { MailContent } from '@camp/contracts/mail/content';
import type { Mail } from '../mail/mail';
import { recipient } from '../mail/recipient';

/** Data of every email about a registration. */
interface Known {
  /** The owner's first name. */
  nameFirst: StoredUser['nameFirst'];
  profileUrl: string;
}

/**
 * Composes an email to the owner of a registration.
 * @param registration - the stored registration, if it exists
 * @returns undefined if the registration or its owner was deleted in the meantime
 */
export async function composeForOwner<Stored extends { userId: Types.ObjectId }>(
  { database: { models }, settings }: WorkerDependencies,
  registration: Stored | null,
  write: (registration: Stored, known: Known) => MailContent,
): Promise<Mail | undefined> {
  const user = registration && (await models.User.findById(registration.userId).lean());
  if (!user) return undefined;
  const profileUrl = pageAddress(settings.publicUrl, 'userProfile');
  return { to: recipient(user), content: write(registration, { nameFirst: user.nameFirst, profileUrl }) };
}
