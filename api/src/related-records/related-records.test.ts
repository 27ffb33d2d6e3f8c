import { createCamp } from '@camp/testing/factories/camp';
import { createCamper } from '@camp/testing/factories/camper';
import { createCounselor } from '@camp/testing/factories/counselor';
import { createCounselorApplication } from '@camp/testing/factories/counselor-application';
import { createStaffApplication } from '@camp/testing/factories/staff-application';
import { serveApi } from '../../test/api-under-test';
import { modelOf } from './visible-kinds';

const api = serveApi();

it('tells the current year’s records, all years’ on request, and earlier ones of the same person', async () => {
  const [past, current] = [
    await createCamp(api.models, { year: 2025 }),
    await createCamp(api.models, { year: 2026 }),
  ];
  const user = await api.createAccount();
  const parent = await api.signedIn(user);
  const userId = user._id;
  const names = { nameFirst: 'Robin', nameLast: 'Reed' };
  const shouted = { nameFirst: 'ROBIN', nameLast: 'reed' };
  const earlier = await createCamper(api.models, { userId, campId: past._id, ...shouted });
  await createCamper(api.models, { userId, campId: past._id, nameFirst: 'Sister' });
  const now = await createCamper(api.models, { userId, campId: current._id, ...names });
  await createCamper(api.models, { campId: current._id, ...names });
  const ids = async (path: string) =>
    (await parent.get(path)).body.camper.map(({ _id, type }: { _id: string; type: string }) => [_id, type]);

  expect(await ids('/api/data/user')).toEqual([[String(now._id), 'Camper']]);
  expect(await ids(`/api/data/user?id=${String(userId)}&historical=true`)).toHaveLength(3);
  expect(await ids(`/api/data/user/prior?id=${String(userId)}`)).toEqual([[String(earlier._id), 'Camper']]);
});

it('tells each kind of a user’s records, and earlier ones of each kind for the same person', async () => {
  await api.models.Camp.deleteMany({});
  const camps = [await createCamp(api.models, { year: 2024 }), await createCamp(api.models, { year: 2026 })];
  const user = await api.createAccount();
  const names = { nameFirst: 'Robin', nameLast: 'Reed' };
  for (const { _id: campId } of camps) {
    const counselor = await createCounselor(api.models, { userId: user._id, campId, ...names });
    await createCounselorApplication(api.models, { counselor });
    await createStaffApplication(api.models, { userId: user._id, campId, ...names });
  }
  const client = await api.signedIn(user);
  const counted = async (path: string) => {
    const { body } = await client.get(path);
    const { counselor, counselorApp, staff } = body as Record<string, { type: string; campYear: number }[]>;
    return [counselor, counselorApp, staff].map((kind) =>
      kind?.map(({ type, campYear }) => `${type} ${campYear}`),
    );
  };

  expect(await counted('/api/data/user')).toEqual([
    ['Counselor 2026'],
    ['CounselorApplication 2026'],
    ['Staff 2026'],
  ]);
  expect((await counted('/api/data/user?historical=true'))[1]).toHaveLength(2);
  expect(await counted('/api/data/user/prior')).toEqual([['Counselor 2024'], undefined, ['Staff 2024']]);
});

it('refuses an id that is none and a year switch that is none', async () => {
  const parent = await api.signedIn();
  const { status, body } = await parent.get('/api/data/user?id=abc&historical=perhaps');
  expect(status).toBe(400);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['id', 'historical']);
});

it('looks into every model that keeps registrations', () => {
  const keepsRegistrations = Object.entries(api.models)
    .filter(([, { schema }]) => 'userId' in schema.paths && 'campYear' in schema.paths)
    .map(([name]) => name);

  expect(Object.values<string>(modelOf)).toEqual(expect.arrayContaining(keepsRegistrations));
  expect(keepsRegistrations).toContain('Camper');
});
