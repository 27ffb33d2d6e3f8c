import { randomBytes, randomInt } from 'node:crypto';
import { requestOf } from '../beside/connection';

/** What a flood is made of. */
export const attacks = ['one address', 'many addresses', 'cheap requests'] as const;
export type Attack = (typeof attacks)[number];

/** From which the flood of one address comes. */
export const floodAddress = '198.51.100.7';

const anybody = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A login from a network address, as a proxy passes it on. */
export const logIn = (address: string, email: string, password: string): Buffer =>
  requestOf(
    {
      method: 'POST',
      path: '/api/user/login',
      contentType: 'application/json',
      headers: { 'X-Forwarded-For': address },
    },
    JSON.stringify({ email, password }),
  );

const madeUp = (address: string) =>
  logIn(address, `${randomBytes(6).toString('hex')}@example.com`, 'Wrong1234');

/** Makes the next request of each flood. */
export const nextOf: Record<Attack, () => Buffer> = {
  'one address': () => madeUp(floodAddress),
  'many addresses': () => madeUp(anybody()),
  'cheap requests': () => requestOf({ method: 'GET', path: '/healthz' }),
};
