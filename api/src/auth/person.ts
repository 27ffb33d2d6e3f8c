import type { Permissions } from '@camp/contracts/access/catalogue';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { StoredUser } from '@camp/database/user/user-model';

/** The account of the caller, without its password hash. */
export type KnownAccount = Omit<StoredUser, 'passwordHash'>;

/** The person behind a request, as read from the database for this request. */
export interface Person {
  account: KnownAccount;
  userId: string;
  /** The token's session, which a logout ends. */
  sessionId: string;
  roles: readonly string[];
  /** The account's `registrations`, read before anything else. Null if it had none. */
  registrations: number | null;
  permissions: Permissions;
}

/** Whether a record belongs to the person. */
export const owns = (person: Person, record: { userId?: unknown }) => String(record.userId) === person.userId;

/** Whether a person has the role `admin`. */
export const isAdministrator = ({ account }: Person) => account.roles.includes(adminRoleName);
