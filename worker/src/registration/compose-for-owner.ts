import { pageAddress } from '@camp/contracts/registries/page-address';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Types } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import type { MailContent } from '@camp/contracts/mail/content';
import type { Mail } from '../mail/mail';
import { recipient } from '../mail/recipient';

/** Data of every email about a registration. */
interface Known {
  /** The owner's. */
  nameFirst: StoredUser['nameFirst'];
  profileUrl: string;
}

/**
 * An email to the owner of a registration.
 *
 * @param registration as it is stored, if it is
 * @returns nothing when it or its owner was deleted meanwhile
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
