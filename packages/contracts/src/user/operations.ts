import type { Permissions } from '../access/catalogue';
import { may, operation } from '../operations/operation';
import type { ById, Done, DoneWithMessage, ListQuery } from '../operations/replies';
import type { RegisterInput } from './account-schemas';
import type { UserFields } from './record';
import type {
  ChangePasswordInput,
  EmailOnlyInput,
  LoginInput,
  ResetPasswordInput,
  VerifyInput,
} from './schemas';

/** An account as the API answers it: never with a password or a link's secret. */
export interface UserRecord extends UserFields {
  _id: string;
  roles: string[];
  /** A new address that waits for verification; in one's own record only. */
  pendingEmail?: string;
  /** Left group messages; in one's own record only. */
  unsubscribed?: true;
  createdAt: string;
  updatedAt: string;
}

/** An account as its profile shows it; without its roles to who sees it only for its records' sake. */
export type UserProfile = Omit<UserRecord, 'roles'> & Partial<Pick<UserRecord, 'roles'>>;

/** The person who is logged in, with the rights that the navigation follows. */
export interface CurrentUser extends UserRecord {
  permissions: Permissions;
}

/** An account in the list of all. */
export interface UserListRecord extends UserRecord {
  emailVerified: boolean;
  /** Absent for who has not logged in since it is written down. */
  lastLogin?: string;
}

/** What the deletion of an account takes, and why it may not be deleted now. */
export interface Belongings {
  counts: { what: string; count: number }[];
  /** The sentence with which a deletion would be refused; null where it is possible. */
  refusal: string | null;
}

/** What a person may do, and from which roles it comes. */
export interface Sees {
  roles: string[];
  permissions: Permissions;
  /** The same in plain words, a sentence for each subject. */
  sentences: string[];
}

/** Which link somebody of the office has mailed. */
export type LinkKind = 'verification' | 'reset';

/** What changes of an account; absent fields stay, one sent empty goes. */
export interface UserChange extends Partial<UserFields> {
  /** The person's own password, where their own address changes. */
  current?: string | undefined;
  /** Whether one gets group messages; counts of one's own account only. */
  groupMessages?: 'Yes' | 'No' | undefined;
  /** Counts only from a person who may set them. */
  roles?: string[] | undefined;
  /** The roles that the person saw: only what differs from them changes, whatever somebody else changed meanwhile. */
  rolesBefore?: string[] | undefined;
}

// Accounts (docs/product/user.md). The home page loads this file: a right that is not marked pure would keep its call in it.

export const register = operation<{ body: RegisterInput }, DoneWithMessage>({
  method: 'POST',
  path: '/user/register',
  access: 'public',
  status: 201,
});

export const login = operation<{ body: LoginInput }, { token: string; _id: string }>({
  method: 'POST',
  path: '/user/login',
  access: 'public',
});

export const logout = operation<Record<never, never>, Done>({
  method: 'POST',
  path: '/user/logout',
  access: 'signed-in',
});

export const verify = operation<{ body: VerifyInput }, DoneWithMessage>({
  method: 'POST',
  path: '/user/verify',
  access: 'public',
});

export const resendVerification = operation<{ body: EmailOnlyInput }, DoneWithMessage>({
  method: 'POST',
  path: '/user/resendverification',
  access: 'public',
});

export const sendPasswordReset = operation<{ body: EmailOnlyInput }, DoneWithMessage>({
  method: 'POST',
  path: '/user/sendpasswordreset',
  access: 'public',
});

export const resetPassword = operation<{ body: ResetPasswordInput }, DoneWithMessage>({
  method: 'POST',
  path: '/user/resetpassword',
  access: 'public',
});

export const undoAddressChange = operation<{ body: ResetPasswordInput }, DoneWithMessage>({
  method: 'POST',
  path: '/user/undoaddresschange',
  access: 'public',
});

/** By the token of a group message; the body does not count, as mail programs send one of their own. */
export const unsubscribe = operation<{ query: { token: string; again?: 'Yes' } }, DoneWithMessage>({
  method: 'POST',
  path: '/user/unsubscribe',
  access: 'public',
});

export const changePassword = operation<{ body: ChangePasswordInput }, DoneWithMessage>({
  method: 'POST',
  path: '/user/password',
  access: 'signed-in',
});

export const current = operation<Record<never, never>, { msg: CurrentUser }>({
  method: 'GET',
  path: '/user/current',
  access: 'signed-in',
});

export const read = operation<{ params: ById }, { msg: UserProfile }>({
  method: 'GET',
  path: '/user/read/:id',
  access: 'signed-in',
});

export const update = operation<{ params: ById; body: UserChange }, { result: true; msg: UserRecord }>({
  method: 'POST',
  path: '/user/update/:id',
  access: 'signed-in',
});

/** For the users screen: everybody with `edit` on user (docs/product/administration.md). */
export const list = operation<
  {
    query?: ListQuery & {
      verified?: 'Yes' | 'No';
      preferedContact?: UserFields['preferedContact'];
      role?: string;
    };
  },
  UserListRecord[]
>({ method: 'GET', path: '/user/list', access: /* @__PURE__ */ may('edit', 'user') });

export const belongings = operation<{ params: ById }, Belongings>({
  method: 'GET',
  path: '/user/belongings/:id',
  access: /* @__PURE__ */ may('edit', 'user'),
});

export const sees = operation<{ params: ById }, Sees>({
  method: 'GET',
  path: '/user/sees/:id',
  access: /* @__PURE__ */ may('edit', 'user'),
});

export const sendLink = operation<{ params: ById; body: { kind: LinkKind } }, Done>({
  method: 'POST',
  path: '/user/sendlink/:id',
  access: /* @__PURE__ */ may('edit', 'user'),
});

const remove = operation<{ params: ById }, Done>({
  method: 'DELETE',
  path: '/user/delete/:id',
  access: /* @__PURE__ */ may('delete', 'user'),
});
export { remove as delete };
