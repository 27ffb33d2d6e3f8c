import { registerSchema } from '@camp/contracts/user/account-schemas';
import { withUnguessablePassword } from '@camp/contracts/user/guessable-password';
import {
  changePasswordSchema,
  emailOnlySchema,
  endSessionSchema,
  loginSchema,
  resetPasswordSchema,
  sendLinkSchema,
  verifySchema,
} from '@camp/contracts/user/schemas';
import { userUpdate } from '@camp/contracts/user/update';
import { byId, done, happening, listed } from '../operations/answers';
import { personalCall, publicCall } from '../operations/call';
import { askErasure, askErasureSchema, readErasure } from './ask-erasure';
import { countBelongings } from './belongings';
import { changePassword } from './password/change-password';
import { downloadFamily } from './download/download-family';
import { deleteUser } from './delete-user';
import { listUsers, userListSchema } from './list-users';
import { logIn } from './login/log-in';
import { findVisibleUser, readCurrentUser, readUser } from './read-user';
import { register } from './sign-up/register';
import { requestLink } from './email/request-link';
import { resetPassword } from './password/reset-password';
import { whatUserSees } from './sees';
import { sendLink } from './email/send-link';
import { endSession } from './login/end-sessions';
import { endOtherSessions, endOwnSession, listSessions } from './login/own-sessions';
import { undoAddressChange } from './email/undo-address-change';
import { unsubscribe, unsubscribeSchema } from './unsubscribe';
import { updateUser } from './update-user';
import { verifyEmail } from './email/verify-email';

/** Handlers of the accounts. */
export const userHandlers = {
  'user.register': publicCall('user.register', {
    body: withUnguessablePassword(registerSchema, 'password'),
    run: (call, deps) => register(deps, call),
  }),
  'user.login': publicCall('user.login', {
    body: loginSchema,
    run: (call, deps) => logIn(deps, call.body, call),
  }),
  'user.logout': personalCall('user.logout', {
    run: ({ person, setHeader }, deps) => {
      // Storage and cookies have their own rules: drafts, and devices that are known.
      setHeader('Clear-Site-Data', '"cache"');
      const { userId, sessionId, sessionStart: startedAt } = person;
      return done(endSession(deps, { userId, sessionId, startedAt }));
    },
  }),
  'user.sessions': personalCall('user.sessions', {
    run: ({ person, headers }, deps) => Promise.resolve(listSessions(deps, person, headers['user-agent'])),
  }),
  'user.end-session': personalCall('user.end-session', {
    body: endSessionSchema,
    run: ({ person, body }, deps) => done(endOwnSession(deps, person, body.sessionId)),
  }),
  'user.end-other-sessions': personalCall('user.end-other-sessions', {
    run: ({ person }, deps) => done(endOtherSessions(deps, person)),
  }),
  'user.verify': publicCall('user.verify', {
    body: verifySchema,
    run: (call, deps) => verifyEmail(deps, call),
  }),
  'user.resend-verification': publicCall('user.resend-verification', {
    body: emailOnlySchema,
    run: (call, deps) => requestLink(deps, 'resend', call),
  }),
  'user.send-password-reset': publicCall('user.send-password-reset', {
    body: emailOnlySchema,
    run: (call, deps) => requestLink(deps, 'reset', call),
  }),
  'user.reset-password': publicCall('user.reset-password', {
    body: withUnguessablePassword(resetPasswordSchema, 'newPassword'),
    run: (call, deps) => resetPassword(deps, call),
  }),
  'user.undo-address-change': publicCall('user.undo-address-change', {
    body: withUnguessablePassword(resetPasswordSchema, 'newPassword'),
    run: (call, deps) => undoAddressChange(deps, call.body, call),
  }),
  'user.unsubscribe': publicCall('user.unsubscribe', {
    query: unsubscribeSchema,
    raw: true,
    run: (call, deps) => unsubscribe(deps, call.query),
  }),
  'user.change-password': personalCall('user.change-password', {
    body: withUnguessablePassword(changePasswordSchema, 'newPassword'),
    run: (call, deps) => changePassword(deps, call.person, call.body, call),
  }),
  'user.current': personalCall('user.current', {
    run: ({ person }, deps) => Promise.resolve({ msg: readCurrentUser(deps, person) }),
  }),
  'user.download': personalCall('user.download', {
    run: ({ person }, deps) => downloadFamily(deps, person),
  }),
  'user.erasure': personalCall('user.erasure', {
    run: ({ person }, deps) => readErasure(deps, person),
  }),
  'user.ask-erasure': personalCall('user.ask-erasure', {
    body: askErasureSchema,
    run: ({ body, person }, deps) => done(askErasure(deps, person, body)),
  }),
  'user.read': personalCall('user.read', {
    params: byId,
    run: async ({ params, person }, deps) => ({ msg: await readUser(deps, person, params.id) }),
  }),
  'user.update': personalCall('user.update', {
    params: byId,
    body: userUpdate.schema,
    lists: ['roles', 'rolesBefore'],
    run: async (call, deps) => ({
      result: true,
      msg: await updateUser(deps, call.params.id, call.body, call),
    }),
  }),
  'user.list': personalCall('user.list', {
    query: userListSchema,
    run: async (call, deps) => listed(call, await listUsers(deps, call.person, call.query)),
  }),
  'user.belongings': personalCall('user.belongings', {
    params: byId,
    run: async ({ params, person }, deps) =>
      countBelongings(deps, await findVisibleUser(deps, person, params.id)),
  }),
  'user.sees': personalCall('user.sees', {
    params: byId,
    run: ({ params, person }, deps) => whatUserSees(deps, person, params.id),
  }),
  'user.send-link': personalCall('user.send-link', {
    params: byId,
    body: sendLinkSchema,
    run: ({ params, body, person }, deps) => done(sendLink(deps, person, params.id, body.kind)),
  }),
  'user.delete': personalCall('user.delete', happening(deleteUser)),
};
