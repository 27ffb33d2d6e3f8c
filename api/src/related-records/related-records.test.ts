import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { recordCommands } from '@camp/database/test/record-commands';
import { registrationModels } from '@camp/database/registration/registrations-of';
import type { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

it('returns the current year’s records, all years’ on request, and earlier ones of the same person', async () => {
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

it('returns each kind of a user’s records, and earlier ones of the same person', async () => {
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

it('refuses an invalid id and an invalid year switch', async () => {
  const parent = await api.signedIn();
  const { status, body } = await parent.get('/api/data/user?id=abc&historical=perhaps');
  expect(status).toBe(400);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['id', 'historical']);
});

it('reads every model of registrations', () => {
  const keepsRegistrations = Object.entries(api.models)
    .filter(([, { schema }]) => ['userId', 'campId', 'campYear'].every((path) => path in schema.paths))
    .map(([name]) => name);

  expect(Object.values<string>(registrationModels)).toEqual(expect.arrayContaining(keepsRegistrations));
  expect(keepsRegistrations).toContain('Camper');
});

it('returns every kind and earlier years of the same person, and others’ by right only', async () => {
  await api.models.Camp.deleteMany({});
  const [past, current] = [
    await createCamp(api.models, { year: 2025 }),
    await createCamp(api.models, { year: 2026 }),
  ];
  const user = await api.createAccount();
  const parent = await api.signedIn(user);
  const of = (campId: Types.ObjectId) => ({ userId: user._id, campId, nameFirst: 'Robin', nameLast: 'Reed' });
  const counselors = [
    await createCounselor(api.models, of(past._id)),
    await createCounselor(api.models, of(current._id)),
  ];
  const application = await createCounselorApplication(api.models, { counselor: counselors[1]! });
  await createStaffApplication(api.models, of(past._id));
  const { name } = await createRole(api.models, { counselor: ['data'] });
  const admin = await api.signedIn(await api.createAccount({ roles: [name] }));
  const address = `/api/data/user?id=${String(user._id)}`;

  expect((await parent.get('/api/data/user')).body).toMatchObject({
    camper: [],
    counselor: [{ _id: String(counselors[1]?._id), type: 'Counselor', application: String(application._id) }],
    counselorApp: [{ _id: String(application._id), type: 'CounselorApplication' }],
    staff: [],
  });
  expect((await parent.get(`${address}&historical=true`)).body.staff).toMatchObject([{ type: 'Staff' }]);
  expect((await parent.get('/api/data/user/prior')).body).toMatchObject({
    camper: [],
    counselor: [{ _id: String(counselors[0]?._id), campYear: 2025 }],
    staff: [],
  });
  const { body: seen } = await admin.get(`${address}&historical=true`);
  expect(seen).toMatchObject({ counselorApp: [], staff: [], payments: [] });
  expect(seen.counselor).toHaveLength(2);
});

it('sends as many queries for ten years of records as for one', async () => {
  const years = Array.from({ length: 10 }, (_, at) => 2030 + at);
  const user = await api.createAccount();
  const parent = await api.signedIn(user);
  const registerIn = async (year: number) => {
    const { _id: campId } = await createCamp(api.models, { year });
    const values = { userId: user._id, campId };
    await createCamper(api.models, { ...values, waitlist: true });
    const counselor = await createCounselor(api.models, values);
    await createCounselorApplication(api.models, { counselor });
    await createStaffApplication(api.models, values);
  };
  await registerIn(years[0]!);
  const commands = await recordCommands(api.connection);
  const asked = () => commands.during(() => parent.get('/api/data/user?historical=true').expect(200));
  const forOne = await asked();

  for (const year of years.slice(1)) await registerIn(year);

  expect(await asked()).toEqual(forOne);
  expect((await parent.get('/api/data/user?historical=true')).body.camper).toHaveLength(10);
});
