import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createParent } from '@camp/database/test/factories/parent';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { createStaffProfile } from '@camp/database/test/factories/staff-profile';
import type { Types } from 'mongoose';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi();
let campId: Types.ObjectId;
let admin: Client;
beforeAll(async () => {
  campId = (await createCamp(api.models, { year: 2026 }))._id;
  admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
});

const person = { nameFirst: 'Wren', nameLast: 'Brooks', emailAddress: 'own@one.example' };
const phones = { phoneNumber: '303-555-0101', phoneNumberAlt: '(303) 555 0102' };
const parent = { parentNameFirst: 'Hazel', parentNameLast: 'Hill' };
const parents = { ...parent, parentEmailAddress: 'hazel@two.example', parentPhoneNumber: '303 555 0103' };
const words = ['wren', 'brooks', 'own@one', '5550101', '555-0102'];
const { models } = api;

it.each<[string, (values: object) => Promise<{ _id: unknown }>, object, string[]]>([
  [
    'camper',
    (values) => createCamper(models, { campId, ...values }),
    { ...person, ...phones, ...parent },
    [...words, 'hazel', 'hill'],
  ],
  [
    'counselor',
    (values) => createCounselor(models, { campId, ...values }),
    { ...person, ...phones, ...parents },
    [...words, 'hazel', 'hill', 'hazel@two', '5550103'],
  ],
  [
    'counselor-app',
    async (values) =>
      createCounselorApplication(models, { counselor: await createCounselor(models, { campId, ...values }) }),
    person,
    ['wren', 'brooks'],
  ],
  [
    'staff',
    (values) => createStaffApplication(models, { campId, ...values }),
    { ...person, ...phones, staffPosition: 'Other', staffPositionOtherVal: 'Bus driver' },
    [...words, 'driver'],
  ],
  [
    'parent',
    (values) => createParent(models, values),
    { ...parent, emailAddress: 'hazel@two.example' },
    ['hazel', 'hill', 'hazel@two'],
  ],
  ['user', (values) => api.createAccount(values), { email: 'own@one.example' }, ['own@one']],
  ['staff-about', (values) => createStaffProfile(models, values), person, ['WREN', 'brooks', 'wren brooks']],
])('the list %s is searched in each of its fields', async (list, make, values, found) => {
  const { _id } = await make(values);
  await make({});
  for (const q of found) {
    const { body } = await admin.get(`/api/${list}/list`).query({ q }).expect(200);
    expect([q, body.map((one: { _id: string }) => one._id)]).toEqual([q, [String(_id)]]);
  }
});
