import { createHmac, randomUUID } from 'node:crypto';
import { createCamp } from '@camp/database/test/factories/camp';
import jwt from 'jsonwebtoken';
import { serveApi } from '../../test/api-under-test';
import { rawClient } from '@camp/testing/raw-client';

const api = serveApi();
beforeAll(() => createCamp(api.models, { year: 2026 }));

const please = 'Please log in.';
const ended = 'Your session has expired. Please log in again.';

const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Signs any payload with the API's secret, since the library refuses to sign most of these. */
function signed(claims: unknown, head: object = { alg: 'HS256', typ: 'JWT' }): string {
  const text = `${base64(head)}.${base64(claims)}`;
  return `${text}.${createHmac('sha256', api.deps.settings.jwtSecret).update(text).digest('base64url')}`;
}

/** The payload of a valid login. */
const validClaims = async () => jwt.decode((await api.signedIn()).token) as jwt.JwtPayload;

/** The responses of a personal and a public call to an Authorization header. */
async function askWith(authorization: string) {
  const ask = (path: string) => api.visitor.get(path).set('Authorization', authorization);
  const personal = await ask('/api/user/current');
  return {
    personal: [personal.status, personal.body.message],
    public: (await ask('/api/camp/current')).status,
  };
}

it('accepts a valid token', async () => {
  const claims = await validClaims();

  expect((await askWith(`Bearer ${signed(claims)}`)).personal[0]).toBe(200);
});

it.each<[string, (claims: jwt.JwtPayload) => unknown, string]>([
  ['an invalid id', (claims) => ({ ...claims, sub: 'ann' }), ended],
  ['an operator instead of an id', (claims) => ({ ...claims, sub: { $gt: '' } }), ended],
  ['no id', ({ sub: _, ...claims }) => claims, ended],
  ['an operator instead of a session id', (claims) => ({ ...claims, jti: { $gt: '' } }), please],
  ['no session id', ({ jti: _, ...claims }) => claims, please],
  ['a session id of an earlier version', (claims) => ({ ...claims, jti: randomUUID() }), ended],
  ['an invalid session id', (claims) => ({ ...claims, jti: 'x'.repeat(300) }), ended],
  ['no expiry', ({ exp: _, ...claims }) => claims, ended],
  ['a date as the expiry', (claims) => ({ ...claims, exp: '2999-01-01' }), ended],
  ['a text as the expiry', (claims) => ({ ...claims, exp: String(claims.exp) }), ended],
  [
    'the largest safe integer as the expiry',
    (claims) => ({ ...claims, exp: Number.MAX_SAFE_INTEGER }),
    ended,
  ],
  ['an expiry beyond any date', (claims) => ({ ...claims, exp: 1e300 }), ended],
  ['null as the expiry', (claims) => ({ ...claims, exp: null }), ended],
  ['no time of issue', ({ iat: _, ...claims }) => claims, ended],
  ['a list of claims', (claims) => [claims], please],
  ['only a text', () => '"text"', please],
  ['only null', () => 'null', please],
  ['invalid JSON', () => '{"sub":', please],
])(
  'rejects a token with %s with 401, and treats a public call as one without a login (S13)',
  async (_what, change, message) => {
    const token = signed(change(await validClaims()));

    expect(await askWith(`Bearer ${token}`)).toEqual({ personal: [401, message], public: 200 });
  },
);

it.each<[string, (token: string, claims: jwt.JwtPayload) => string, string]>([
  ['without a signature', (_token, claims) => `${base64({ alg: 'none' })}.${base64(claims)}.`, ended],
  [
    'with another algorithm',
    (_token, claims) => jwt.sign(claims, api.deps.settings.jwtSecret, { algorithm: 'HS512' }),
    ended,
  ],
  ['with a header that is no JSON', (token) => `x${token}`, please],
  ['of 12,000 characters', (_token, claims) => signed({ ...claims, more: 'x'.repeat(9_000) }), please],
  ['of 12,000 equal characters', () => 'x'.repeat(12_000), please],
  ['that is empty', () => '', please],
  ['that is repeated after a space', (token) => `${token} ${token}`, please],
])(
  'rejects a token %s with 401, and treats a public call as one without a login (S13)',
  async (_what, change, message) => {
    const { token } = await api.signedIn();
    const odd = change(token, jwt.decode(token) as jwt.JwtPayload);

    expect(await askWith(`Bearer ${odd}`)).toEqual({ personal: [401, message], public: 200 });
  },
);

it('answers 401 to two Authorization headers, even if both are valid (S13)', async () => {
  const { token } = await api.signedIn();
  const client = await rawClient(api.url);
  const header = `Authorization: Bearer ${token}\r\n`;
  client.send(`GET /api/user/current HTTP/1.1\r\nHost: camp\r\n${header}${header}\r\n`);

  expect((await client.answer()).status).toBe(401);

  client.socket.end();
});
