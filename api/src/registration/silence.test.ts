import type { Action, Subject } from '@camp/contracts/access/catalogue';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
let camp: StoredCamp;
beforeAll(async () => {
  camp = await createCamp(api.models, { year: 2026 });
});

const holding = async (subject: Subject, ...actions: Action[]) => {
  const { name } = await createRole(api.models, { [subject]: actions });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};

// Campers are missing here because the tests of their own update cover this.
it.each([
  ['counselor', () => createCounselor(api.models, { campId: camp._id }), { shirtSize: 'Large' }],
  [
    'counselor-app',
    async () =>
      createCounselorApplication(api.models, {
        counselor: await createCounselor(api.models, { campId: camp._id }),
      }),
    { yearsCamper: 2 },
  ],
  ['staff', () => createStaffApplication(api.models, { campId: camp._id }), { shirtSize: 'Large' }],
] as const)('applies to a change of a %s only if requested', async (kind, make, open) => {
  const clerk = await holding(kind, 'view-all', 'edit-all');
  const noted = async (query: string) => {
    const { _id } = await make();
    await clerk.post(`/api/${kind}/update/${String(_id)}${query}`, open).expect(200);
    return (await api.models.Audit.findOne({ recordIds: _id, action: 'change' }).orFail().lean()).silent;
  };

  expect([await noted('?silent=true'), await noted('?silent=false'), await noted('')]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});
