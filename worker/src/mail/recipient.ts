import type { StoredUser } from '@camp/database/user/user-model';
import type { Mail } from './mail';

/**
 * An account as the addressee of a mail. Without a name while the address is not verified. Somebody else may have typed
 * both, and a name would carry their words into a stranger's mailbox.
 */
export function recipient(
  user: Pick<StoredUser, 'nameFirst' | 'nameLast' | 'email' | 'emailVerified'>,
): Mail['to'] {
  if (!user.emailVerified) return { address: user.email };
  // Without line breaks, which would end the header.
  return { name: `${user.nameFirst} ${user.nameLast}`.replace(/\s+/g, ' '), address: user.email };
}
