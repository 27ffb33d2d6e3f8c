import { createCamp } from '@camp/database/test/factories/camp';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createParent } from '@camp/database/test/factories/parent';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { counselorForm } from '../../test/counselor-form';
import { staffApplicationForm } from '../../test/staff-application-form';

const once = { most: 1, per: 3600 };
const api = serveApi({ limits: { update: once, registration: once } });
let campId: Types.ObjectId;
beforeAll(async () => {
  campId = (await createCamp(api.models, { year: 2026 }))._id;
});

const counselorOf = ({ _id: userId }: StoredUser) => createCounselor(api.models, { userId, campId });

// Campers and accounts are covered by the tests of their changes.
it.each([
  ['counselor', counselorOf],
  [
    'counselor-app',
    async (user: StoredUser) =>
      createCounselorApplication(api.models, { counselor: await counselorOf(user) }),
  ],
  ['staff', ({ _id: userId }: StoredUser) => createStaffApplication(api.models, { userId, campId })],
  ['parent', ({ _id: userId }: StoredUser) => createParent(api.models, { userId })],
])('changes of a %s are limited per account', async (kind, make) => {
  const user = await api.createAccount();
  const { _id } = await make(user);
  const change = async () =>
    (await (await api.signedIn(user)).post(`/api/${kind}/update/${String(_id)}`, {})).status;

  expect([await change(), await change()]).toEqual([200, 429]);
});

it.each([
  ['counselor', counselorForm],
  ['staff', staffApplicationForm],
])('new registrations of the kind %s are limited per account', async (kind, form) => {
  const client = await api.signedIn();
  const send = async () => (await client.post(`/api/${kind}/create`, form())).status;

  expect([await send(), await send()]).toEqual([201, 429]);
});
