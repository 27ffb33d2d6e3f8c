import { linkToken } from '@camp/runtime/link-token';
import type { ServedApi } from './api-under-test';

/** The token of the newest link to an address, as the worker computes it. '' if there is none. */
export async function mailedToken(api: ServedApi, email: string): Promise<string> {
  await api.settleRequests();
  const link = await api.models.Link.findOne({ email }).sort({ createdAt: -1, _id: -1 }).lean();
  return link ? linkToken(api.deps.settings.jwtSecret, String(link._id)) : '';
}

/** Cookies of a response, as the browser sends them back. */
export const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  ((headers['set-cookie'] ?? []) as string[]).map((cookie) => cookie.split(';')[0]).join('; ');

/** A password that no sign-up uses. */
export const newPassword = 'Moonlight2';

/** The password of a person who signs up with another person's address. */
export const attackersPassword = 'Attacker1';

/** The calls of a person who signs up and opens emailed links, in a browser with the cookie. */
export function signUpCalls(api: ServedApi) {
  const post = (path: string, body: object, cookie: string) =>
    api.visitor.post(`/api/user/${path}`, body).set('Cookie', cookie);
  return {
    register: (form: object, cookie = '') => post('register', form, cookie).expect(201),
    ask: (path: 'resendverification' | 'sendpasswordreset', email: string, cookie = '') =>
      post(path, { email }, cookie).expect(200),
    verify: (email: string, emailVerificationUUID: string, cookie = '') =>
      post('verify', { email, emailVerificationUUID }, cookie),
    /** Chooses the password `newPassword`. */
    choose: (email: string, uuid: string, cookie = '') =>
      post('resetpassword', { email, uuid, newPassword, newPasswordConf: newPassword }, cookie),
    login: async (email: string, password: string) =>
      (await api.visitor.post('/api/user/login', { email, password })).status,
  };
}
