import { samplePassword } from '@camp/contracts/test/sign-up';
import { requestOf } from '../beside/connection';

/** The request of a login with the password that the accounts of benches have. */
export const loginRequest = (email: string, headers: Readonly<Record<string, string>> = {}): Buffer =>
  requestOf(
    { method: 'POST', path: '/api/user/login', contentType: 'application/json', headers },
    JSON.stringify({ email, password: samplePassword }),
  );
