import type { Permissions } from '@camp/contracts/access/catalogue';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { StoredUser } from '@camp/database/user/user-model';

/** The account of the caller, without its password hash. */
export type KnownAccount = Omit<StoredUser, 'passwordHash'>;

/** The person behind a request, as read from the database for this request. */
export interface Person {
  account: KnownAccount;
  userId: string;
  /** The token's session, which a logout ends. Empty for an access token. */
  sessionId: string;
  /** Set if the caller is a program with an access token. It owns no record, and has no role. */
  isTool?: true;
  sessionStart: Date;
  /** The session's last use that is stored. */
  sessionUse: Date;
  /** When the person last proved that it's them: the login, or a later proof. */
  provenAt: Date;
  roles: readonly string[];
  /** The account's `registrations`, read before anything else. Null if it had none. */
  registrations: number | null;
  permissions: Permissions;
}

/** Whether a record belongs to the person. A program doesn't act as the family of its token's maker. */
export const owns = ({ isTool, userId }: Person, record: { userId?: unknown }) =>
  !isTool && String(record.userId) === userId;

/** Whether a person has the role `admin`, or a program's token was made by one. */
export const isAdministrator = ({ account }: Person) => account.roles.includes(adminRoleName);
