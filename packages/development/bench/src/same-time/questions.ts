import { signUpForm } from '@camp/contracts/test/sign-up';
import type { Ask } from './load';

/** Whatever a stranger may ask about an address, and has to answer the same for every one. */
export const questions: Readonly<Record<string, (email: string) => Ask>> = {
  'sign-up': (email) => ({ path: '/api/user/register', body: signUpForm({ email }) }),
  resend: (email) => ({ path: '/api/user/resendverification', body: { email } }),
  reset: (email) => ({ path: '/api/user/sendpasswordreset', body: { email } }),
  'a wrong login': (email) => ({ path: '/api/user/login', body: { email, password: 'Wrong-Password-1' } }),
};
