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

// Accounts (docs/product/user.md). The home page loads this file: what is not marked pure would be kept in it.

const mayEdit = /* @__PURE__ */ may('edit', 'user');

/** Anybody may ask, and is told what comes of it. */
/* #__NO_SIDE_EFFECTS__ */
const answers = <Body extends object>(route: `POST /user/${string}`) =>
  operation<{ body: Body }, DoneWithMessage>(route, 'public');

export const register = /* @__PURE__ */ operation<{ body: RegisterInput }, DoneWithMessage>(
  'POST /user/register',
  'public',
  { status: 201 },
);

export const login = /* @__PURE__ */ operation<{ body: LoginInput }, { token: string; _id: string }>(
  'POST /user/login',
  'public',
);

export const logout = /* @__PURE__ */ operation<Record<never, never>, Done>('POST /user/logout', 'signed-in');

export const verify = /* @__PURE__ */ answers<VerifyInput>('POST /user/verify');

export const resendVerification = /* @__PURE__ */ answers<EmailOnlyInput>('POST /user/resendverification');

export const sendPasswordReset = /* @__PURE__ */ answers<EmailOnlyInput>('POST /user/sendpasswordreset');

export const resetPassword = /* @__PURE__ */ answers<ResetPasswordInput>('POST /user/resetpassword');

export const undoAddressChange = /* @__PURE__ */ answers<ResetPasswordInput>('POST /user/undoaddresschange');

/** By the token of a group message; the body does not count, as mail programs send one of their own. */
export const unsubscribe = /* @__PURE__ */ operation<
  { query: { token: string; again?: 'Yes' } },
  DoneWithMessage
>('POST /user/unsubscribe', 'public');

export const changePassword = /* @__PURE__ */ operation<{ body: ChangePasswordInput }, DoneWithMessage>(
  'POST /user/password',
  'signed-in',
);

export const current = /* @__PURE__ */ operation<Record<never, never>, { msg: CurrentUser }>(
  'GET /user/current',
  'signed-in',
);

export const read = /* @__PURE__ */ operation<{ params: ById }, { msg: UserProfile }>(
  'GET /user/read/:id',
  'signed-in',
);

export const update = /* @__PURE__ */ operation<
  { params: ById; body: UserChange },
  { result: true; msg: UserRecord }
>('POST /user/update/:id', 'signed-in');

/** For the users screen: everybody with `edit` on user (docs/product/administration.md). */
export const list = /* @__PURE__ */ operation<
  {
    query?: ListQuery & {
      verified?: 'Yes' | 'No';
      preferedContact?: UserFields['preferedContact'];
      role?: string;
    };
  },
  UserListRecord[]
>('GET /user/list', mayEdit);

export const belongings = /* @__PURE__ */ operation<{ params: ById }, Belongings>(
  'GET /user/belongings/:id',
  mayEdit,
);

export const sees = /* @__PURE__ */ operation<{ params: ById }, Sees>('GET /user/sees/:id', mayEdit);

export const sendLink = /* @__PURE__ */ operation<{ params: ById; body: { kind: LinkKind } }, Done>(
  'POST /user/sendlink/:id',
  mayEdit,
);

const remove = /* @__PURE__ */ operation<{ params: ById }, Done>(
  'DELETE /user/delete/:id',
  may('delete', 'user'),
);
export { remove as delete };
