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

/** An account as the API returns it, without its password and link secrets. */
export interface UserRecord extends UserFields {
  _id: string;
  roles: string[];
  /** A new address that awaits verification. Only in the person's own record. */
  pendingEmail?: string;
  /** Whether the person unsubscribed from group messages. Only in the person's own record. */
  unsubscribed?: true;
  /** Whether our emails to the address come back. Only in the person's own record and in the list of accounts. */
  mailFails?: true;
  createdAt: string;
  updatedAt: string;
}

/** An account as its profile shows it. Readers who may see only its records don't get its roles. */
export type UserProfile = Omit<UserRecord, 'roles'> & Partial<Pick<UserRecord, 'roles'>>;

/** The person who is logged in, with the rights that determine the navigation. */
export interface CurrentUser extends UserRecord {
  permissions: Permissions;
  /** When the rights begin to require login codes, in the past if they do. Absent with codes, or without need. */
  loginCodesDue?: string;
  /** Whether only the page with the login codes is open. */
  mustSetUpLoginCodes?: true;
}

/** An account in the list of all accounts. */
export interface UserListRecord extends UserRecord {
  emailVerified: boolean;
  /** Absent if there was no login since logins are recorded. */
  lastLogin?: string;
  /** Whether logging in asks for a code too. */
  hasLoginCodes?: true;
}

/** Records that are deleted with an account, and why it may not be deleted now. */
export interface Belongings {
  counts: { what: string; count: number }[];
  /** Payments, which stay. */
  payments: number;
  /** The sentence that rejects a deletion. Null if it is possible. */
  refusal: string | null;
}

/** What an erasure of the family removes and leaves, and whether the family asked for it. */
export interface ErasureRequest extends Omit<Belongings, 'payments'> {
  /** Absent if the family has not asked. */
  askedAt?: string;
  /** Days until the last backup with the data is deleted. */
  backupDays: number;
}

/** A person's rights, and the roles they come from. */
export interface Sees {
  roles: string[];
  permissions: Permissions;
  /** The rights in plain words, one sentence per subject. */
  sentences: string[];
}

/** The kind of link that an administrator has emailed. */
export type LinkKind = 'verification' | 'reset';

/** A change of an account. Absent fields stay, empty ones are removed. */
export interface UserChange extends Partial<UserFields> {
  /** The person's own password. Required when they change their own address. */
  current?: string | undefined;
  /** Whether to receive group messages. Applies to one's own account only. */
  groupMessages?: 'Yes' | 'No' | undefined;
  /** The owner says that the address works. Applies to one's own account only. */
  mailWorks?: 'Yes' | undefined;
  /** Applies only to people who may assign them. */
  roles?: string[] | undefined;
  /** The roles that the person saw. Only differences from these are applied, so that concurrent changes aren't lost. */
  rolesBefore?: string[] | undefined;
}

// Accounts (docs/product/user.md). The home page loads this file, and anything not marked pure would stay in its
// bundle.

const mayEdit = /* @__PURE__ */ may('edit', 'user');

/** A public call whose response has a message for the person. */
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

/** Needs the token of a group message. The body is ignored, since email programs send their own. */
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
>('POST /user/update/:id', 'signed-in', { freshProof: 'sometimes' });

/** For the users screen, which is open to everyone with `edit` on user (docs/product/administration.md). */
export const list = /* @__PURE__ */ operation<
  {
    query?: ListQuery & {
      verified?: 'Yes' | 'No';
      preferedContact?: UserFields['preferedContact'];
      role?: string;
      erasure?: 'Asked';
      delivery?: 'Fails';
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
  { freshProof: 'always' },
);
export { remove as delete };

/** Everything held about one's own family. Takes no id, so nobody can ask for another family. */
export const download = /* @__PURE__ */ operation<Record<never, never>, Uint8Array>(
  'GET /user/download',
  'signed-in',
  { binary: 'application/zip', freshProof: 'always' },
);

export const erasure = /* @__PURE__ */ operation<Record<never, never>, ErasureRequest>(
  'GET /user/erasure',
  'signed-in',
);

/** Asks administrators to erase one's own family, or takes that back. */
export const askErasure = /* @__PURE__ */ operation<{ body: { ask: 'Yes' | 'No' } }, Done>(
  'POST /user/erasure',
  'signed-in',
);
