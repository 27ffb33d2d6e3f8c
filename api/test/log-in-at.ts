import type { Dependencies } from '../src/dependencies';
import { knownPassword, type ServedApi } from './api-under-test';

/** Trusts one proxy, since the tests act as the API's proxy and send the client's address. */
export const behindProxy = ({ settings }: Dependencies): Pick<Dependencies, 'settings'> => ({
  settings: { ...settings, trustedProxies: 1 },
});

/** A login's data besides the address. */
export interface LoginFrom {
  /** A network address. */
  address: string;
  /** Default: `knownPassword`. */
  password?: string;
  /** The `Cookie` header. */
  cookie?: string;
}

/** Logs in from an address. */
export function logInFrom(
  api: ServedApi,
  email: string,
  { address, password = knownPassword, cookie = '' }: LoginFrom,
) {
  return api.visitor
    .post('/api/user/login', { email, password })
    .set('X-Forwarded-For', address)
    .set('Cookie', cookie);
}

let households = 0;

/** A household's address that no other test uses. */
export function newAddress(): string {
  households += 1;
  return `10.1.${Math.floor(households / 200)}.${(households % 200) + 1}`;
}
