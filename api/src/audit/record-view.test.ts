import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
const list = '/api/camper/list';

it('adds a row each hour for a list that is left open, and a row for every other view', async () => {
  const { _id: campId } = await createCamp(api.models);
  for (const grade of ['4th', '5th'] as const) await createCamper(api.models, { campId, grade });
  const { name } = await createRole(api.models, { camper: ['view-all'] });
  const account = await api.createAccount({ roles: [name] });
  const admin = await api.signedIn(account);
  const rows = () => api.models.Audit.countDocuments({ actorId: account._id, action: 'list' });
  const ask = async (client = admin, query = '') => {
    await client.get(`${list}${query}`).expect(200);
    return rows();
  };
  const counts = [await ask(), await ask(), await ask(admin, '?sort=grade')];
  expect(counts).toEqual([1, 1, 1]);

  expect(await ask(admin, '?sort=nameLast&grade=4th')).toBe(2);
  expect(await ask(admin, '?sort=nameLast&grade=4th')).toBe(2);
  expect(await ask(await api.signedIn(account))).toBe(3);
  await createCamper(api.models, { campId });
  expect(await ask()).toBe(4);
  api.clock.pass(59 * 60_000);
  expect(await ask()).toBe(4);
  await api.deps.afterwards.settled();
  api.clock.pass(2 * 60_000);
  expect([await ask(), await ask()]).toEqual([5, 5]);
});
