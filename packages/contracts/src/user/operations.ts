import type { Permissions } from '../access/catalogue';
import { operation } from '../operations/operation';
import type { ById, Done, DoneWithMessage } from '../operations/replies';
import type {
  ChangePasswordInput,
  EmailOnlyInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  UserFields,
  UserUpdateInput,
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

/** The person who is logged in, with the rights that the navigation follows. */
export interface CurrentUser extends UserRecord {
  permissions: Permissions;
}

/** Accounts (product.md sections 4 and 7; contract.md, Shapes). */
export const userOperations = {
  'user.register': operation<{ body: RegisterInput }, DoneWithMessage>({
    method: 'POST',
    path: '/user/register',
    access: 'public',
    status: 201,
    summary: 'Sign up; answers the same for a new and for a known e-mail address',
  }),
  'user.login': operation<{ body: LoginInput }, { token: string; _id: string }>({
    method: 'POST',
    path: '/user/login',
    access: 'public',
    summary: 'Log in; 476 for the right password of an unverified account',
  }),
  'user.logout': operation<Record<never, never>, Done>({
    method: 'POST',
    path: '/user/logout',
    access: 'signed-in',
    summary: 'End the session of the token at once',
  }),
  'user.verify': operation<{ body: VerifyInput }, DoneWithMessage>({
    method: 'POST',
    path: '/user/verify',
    access: 'public',
    summary: 'Verify an e-mail address by the mailed link',
  }),
  'user.resend-verification': operation<{ body: EmailOnlyInput }, DoneWithMessage>({
    method: 'POST',
    path: '/user/resendverification',
    access: 'public',
    summary: 'Send a new verification link; the same answer for any address',
  }),
  'user.send-password-reset': operation<{ body: EmailOnlyInput }, DoneWithMessage>({
    method: 'POST',
    path: '/user/sendpasswordreset',
    access: 'public',
    summary: 'Mail a reset link; the same answer for any address',
  }),
  'user.reset-password': operation<{ body: ResetPasswordInput }, DoneWithMessage>({
    method: 'POST',
    path: '/user/resetpassword',
    access: 'public',
    summary: 'Set a new password by the mailed link; ends every session',
  }),
  'user.undo-address-change': operation<{ body: ResetPasswordInput }, DoneWithMessage>({
    method: 'POST',
    path: '/user/undoaddresschange',
    access: 'public',
    summary: 'Restore the former e-mail address by its mailed link, with a new password',
  }),
  'user.change-password': operation<{ body: ChangePasswordInput }, DoneWithMessage>({
    method: 'POST',
    path: '/user/password',
    access: 'signed-in',
    summary: 'Change one’s own password; ends every other session',
  }),
  'user.current': operation<Record<never, never>, { msg: CurrentUser }>({
    method: 'GET',
    path: '/user/current',
    access: 'signed-in',
    summary: 'The person who is logged in, with roles and permissions',
  }),
  'user.read': operation<{ params: ById }, { msg: UserRecord }>({
    method: 'GET',
    path: '/user/read/:id',
    access: 'signed-in',
    summary: 'One account: its own, or any for who may edit users',
  }),
  'user.update': operation<{ params: ById; body: UserUpdateInput }, { result: true; msg: UserRecord }>({
    method: 'POST',
    path: '/user/update/:id',
    access: 'signed-in',
    summary: 'Change an account; a new e-mail address counts once verified',
  }),
};
