import type { StoredUser } from '@camp/database/user/user-model';
import type { Mail } from './content';

/** An account as the addressee of a mail. */
export function recipient(user: Pick<StoredUser, 'nameFirst' | 'nameLast' | 'email'>): Mail['to'] {
  // Without line breaks, which would end the header.
  return { name: `${user.nameFirst} ${user.nameLast}`.replace(/\s+/g, ' '), address: user.email };
}
