import { recordId } from '@camp/contracts/forms/fields';
import {
  emailOnlySchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  userUpdateSchema,
  verifySchema,
} from '@camp/contracts/user/schemas';
import * as z from 'zod';
import { personalCall, publicCall } from '../http/call';
import { inEvenTime } from './even-time';
import { logIn } from './log-in';
import { readCurrentUser, readUser } from './read-user';
import { register } from './register';
import { resendVerification } from './resend-verification';
import { resetPassword } from './reset-password';
import { sendPasswordReset } from './send-password-reset';
import { updateUser } from './update-user';
import { verifyEmail } from './verify-email';

const byId = z.object({ id: recordId() });

/** Accounts. */
export const userHandlers = {
  'user.register': publicCall('user.register', {
    body: registerSchema,
    run: ({ body, address }, deps) => register(deps, body, address),
  }),
  'user.login': publicCall('user.login', {
    body: loginSchema,
    run: ({ body, address }, deps) => logIn(deps, body, address),
  }),
  'user.logout': personalCall('user.logout', {
    run: async ({ person }, { models }) => {
      await models.Session.deleteOne({ _id: person.sessionId });
      return { result: true };
    },
  }),
  'user.verify': publicCall('user.verify', {
    body: verifySchema,
    run: ({ body }, deps) => verifyEmail(deps, body),
  }),
  'user.resend-verification': publicCall('user.resend-verification', {
    body: emailOnlySchema,
    run: ({ body }, deps) => inEvenTime(resendVerification(deps, body)),
  }),
  'user.send-password-reset': publicCall('user.send-password-reset', {
    body: emailOnlySchema,
    run: ({ body }, deps) => inEvenTime(sendPasswordReset(deps, body)),
  }),
  'user.reset-password': publicCall('user.reset-password', {
    body: resetPasswordSchema,
    run: ({ body }, deps) => resetPassword(deps, body),
  }),
  'user.current': personalCall('user.current', {
    run: async ({ person }, deps) => ({ msg: await readCurrentUser(deps, person) }),
  }),
  'user.read': personalCall('user.read', {
    params: byId,
    run: async ({ params, person }, deps) => ({ msg: await readUser(deps, person, params.id) }),
  }),
  'user.update': personalCall('user.update', {
    params: byId,
    body: userUpdateSchema,
    lists: ['roles'],
    run: async ({ params, body, person }, deps) => ({
      result: true,
      msg: await updateUser(deps, person, params.id, body),
    }),
  }),
};
