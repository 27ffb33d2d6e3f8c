import type { Permissions } from '../access/catalogue';
import { operation } from '../operations/operation';
import type { ById, Done, DoneWithMessage } from '../operations/replies';
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
  createdAt: string;
  updatedAt: string;
}

/** An account as its profile shows it; without its roles to who sees it only for its records' sake. */
export type UserProfile = Omit<UserRecord, 'roles'> & Partial<Pick<UserRecord, 'roles'>>;

/** The person who is logged in, with the rights that the navigation follows. */
export interface CurrentUser extends UserRecord {
  permissions: Permissions;
}

/** What changes of an account; absent fields stay, one sent empty goes. */
export interface UserChange extends Partial<UserFields> {
  /** The person's own password, where their own address changes. */
  current?: string | undefined;
  /** Counts only from a person who may set them. */
  roles?: string[] | undefined;
}

// Accounts (product.md sections 4 and 7; contract.md, Shapes).

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
