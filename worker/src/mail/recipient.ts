import type { StoredUser } from '@camp/database/user/user-model';
import type { Mail } from './mail';

/**
 * The recipient for an account. The name is left out while the address is unverified. Somebody else may have typed
 * both, and a name could carry their words into a stranger's mailbox.
 */
export function recipient(
  user: Pick<StoredUser, 'nameFirst' | 'nameLast' | 'email' | 'emailVerified'>,
): Mail['to'] {
  if (!user.emailVerified) return { address: user.email };
  // A line break would end the header.
  return { name: `${user.nameFirst} ${user.nameLast}`.replace(/\s+/g, ' '), address: user.email };
}
