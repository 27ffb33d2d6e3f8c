import { createAccessToken } from '@camp/database/test/factories/access-token';
import { hashToken } from '@camp/runtime/link-token';
import { serveApi } from '../../test/api-under-test';
import { newTokenText } from './token-text';

const api = serveApi({ limits: { badToken: { most: 3, per: 900 } } });
const call = (token: string, path = '/api/camper/list') =>
  api.visitor.get(path).set('Authorization', `Bearer ${token}`);

it('limits unknown tokens by network address, and never a valid one or a public call', async () => {
  const { _id: userId } = await api.createAccount({ roles: ['admin'] });
  const [valid, unknown] = [newTokenText(), newTokenText()];
  await createAccessToken(api.models, { userId, tokenHash: hashToken(valid) });
  const statuses: number[] = [];
  for (const token of [unknown, 'camp_mistyped', unknown, unknown, valid, unknown])
    statuses.push((await call(token)).status);

  expect(statuses).toEqual([401, 401, 401, 429, 200, 429]);
  expect(Number((await call(unknown)).headers['retry-after'])).toBeGreaterThan(800);
  expect((await call(unknown, '/api/content/current')).status).toBe(200);
});
