import { createCamp } from '@camp/database/test/factories/camp';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

// The tests of the list cover campers.
it.each([
  ['/api/counselor/list', createCounselor],
  ['/api/staff/list', createStaffApplication],
] as const)('marks registrations of accounts near the limit: %s', async (path, create) => {
  const { _id: campId, year: campYear } = await createCamp(api.models, { year: 2026 });
  const { _id: near } = await api.createAccount();
  for (let count = 0; count < 10; count += 1) await create(api.models, { campId, campYear, userId: near });
  await create(api.models, { campId, campYear, userId: (await api.createAccount())._id });
  await create(api.models, { campId: new Types.ObjectId(), campYear: 2020, userId: near });
  const admin = await api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));

  const { body } = await admin.get(`${path}?pageSize=50`).expect(200);
  await api.models.Camp.deleteMany({});

  const marks = (body as { userId: string; accountRegistrations?: number }[]).map(
    ({ userId, accountRegistrations }) => [userId === near.toString(), accountRegistrations],
  );
  expect(marks.filter(([isNear]) => isNear)).toEqual(Array.from({ length: 10 }, () => [true, 10]));
  expect(marks.filter(([isNear]) => !isNear)).toEqual([[false, undefined]]);
});
