import type { Permissions } from '@camp/contracts/access/catalogue';
import type { StoredUser } from '@camp/database/user/user-model';

/** An account as it was read for who is asking: its password is asked for where it is checked. */
export type KnownAccount = Omit<StoredUser, 'passwordHash'>;

/** The person behind a request, as read from the database for this request. */
export interface Person {
  account: KnownAccount;
  userId: string;
  /** The session that the token stands for; a logout ends it. */
  sessionId: string;
  roles: readonly string[];
  /** The account's `registrations`, null where it had none: as they were before anything else was read. */
  registrations: number | null;
  permissions: Permissions;
}

/** Whether a record belongs to the person. */
export const owns = (person: Person, record: { userId?: unknown }) => String(record.userId) === person.userId;
