import type { Permissions } from '@camp/contracts/access/catalogue';
import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

/** This year's camp and last year's, with one paid camper, counselor with application, and cook each. */
beforeAll(async () => {
  for (const year of [2025, 2026]) {
    const { _id: campId } = await createCamp(api.models, { year });
    await createPayment(api.models, [await createCamper(api.models, { campId, paid: true })]);
    const counselor = await createCounselor(api.models, { campId, shirtSize: 'Medium' });
    await createCounselorApplication(api.models, { counselor });
    await createStaffApplication(api.models, { campId, shirtSize: 'Large', staffPosition: 'Kitchen Staff' });
  }
});

const figuresFor = async (held: Permissions) => {
  const { name } = await createRole(api.models, { camper: ['view-all'], ...held });
  const client = await api.signedIn(await api.createAccount({ roles: [name] }));
  const { body } = await client.get('/api/camp/data?year=2026').expect(200);
  return body as CampFigures[];
};

it.each<[Permissions, keyof CampFigures]>([
  [{ stripe: ['view-all'] }, 'money'],
  [{ staff: ['view-all'] }, 'staff'],
  [{ 'counselor-app': ['view-all'] }, 'counselors'],
  [{ counselor: ['view-all'] }, 'counselorShirts'],
])('the figures include one more part with %j: %s', async (held, part) => {
  const parts = ['money', 'staff', 'counselors', 'counselorShirts'] as const;
  for (const figures of await figuresFor(held))
    expect(parts.filter((name) => name in figures)).toEqual([part]);
});

it('the figures count only the counselors, job choices and staff of their own year', async () => {
  const everything: Permissions = {
    staff: ['view-all'],
    counselor: ['view-all'],
    'counselor-app': ['view-all'],
    stripe: ['view-all'],
  };
  for (const { money, staff, counselors, counselorShirts } of await figuresFor(everything)) {
    expect(money).toEqual({ paid: 300, open: 0 });
    expect(staff).toMatchObject({ applications: 1 });
    expect(staff?.days.map(({ count }) => count)).toEqual([1, 1]);
    expect(staff?.shirts?.filter(({ count }) => count > 0)).toEqual([{ label: 'Large', count: 1 }]);
    expect(staff?.positions.filter(({ count }) => count > 0)).toEqual([{ label: 'Kitchen Staff', count: 1 }]);
    expect(counselorShirts?.filter(({ count }) => count > 0)).toEqual([{ label: 'Medium', count: 1 }]);
    expect(counselors).toEqual({
      applications: 1,
      choices: [
        { job: 'Jr. Cabin', ranks: [0, 1, 0, 0, 0] },
        { job: 'Sr. Cabin', ranks: [0, 0, 1, 0, 0] },
        { job: 'Crafts', ranks: [1, 0, 0, 0, 0] },
        { job: 'Activities', ranks: [0, 0, 0, 1, 0] },
        { job: 'Kitchen', ranks: [0, 0, 0, 0, 1] },
      ],
    });
  }
});
