import type { Ask } from '../login-flood/load';

/** The password of every account of this bench. */
export const password = 'Trail-Of-Pines-7';

/** A sign-up as a browser sends it. */
export const signUpOf = (email: string) => ({
  nameFirst: 'Pat',
  nameLast: 'Parent',
  userType: 'Parent',
  addressStreet: '1 Main Street',
  addressCity: 'Springfield',
  addressState: 'CO',
  addressZip: '80000',
  addressCountry: 'USA',
  phone: '555-123-4567',
  preferedContact: 'Email',
  email,
  password,
  passwordConf: password,
});

/** Whatever a stranger may ask about an address, and has to answer the same for every one. */
export const questions: Readonly<Record<string, (email: string) => Ask>> = {
  'sign-up': (email) => ({ path: '/api/user/register', body: signUpOf(email) }),
  resend: (email) => ({ path: '/api/user/resendverification', body: { email } }),
  reset: (email) => ({ path: '/api/user/sendpasswordreset', body: { email } }),
  'a wrong login': (email) => ({ path: '/api/user/login', body: { email, password: 'Wrong-Password-1' } }),
};
