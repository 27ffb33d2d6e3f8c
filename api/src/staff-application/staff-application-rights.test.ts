import type { Permissions } from '@camp/contracts/access/catalogue';
import { createCamp } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { staffApplicationForm } from '../../test/staff-application-form';

const api = serveApi();

/** Camp 2026 starts on Saturday, August 29. Staff applications are due on July 18. */
let campId: Types.ObjectId;
beforeAll(async () => {
  campId = (await createCamp(api.models, { year: 2026 }))._id;
});
beforeEach(() => api.clock.set('2026-07-01T12:00:00Z'));
const somebodyWith = async (staff: NonNullable<Permissions['staff']>) => {
  const { name } = await createRole(api.models, { staff: [...staff] });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};
const applied = (values: Partial<StoredStaffApplication> = {}) =>
  createStaffApplication(api.models, { campId, ...values });

/** The calls on another person's application that each action allows alone, in the order below. */
const alone: [NonNullable<Permissions['staff']>[number], number[]][] = [
  ['create', [201, 403, 403, 403, 403, 403, 403]],
  ['edit', [403, 403, 404, 403, 403, 403, 403]],
  ['edit-all', [403, 403, 200, 403, 403, 403, 403]],
  ['delete', [403, 403, 403, 403, 403, 403, 404]],
  ['delete-all', [403, 403, 403, 403, 403, 403, 200]],
  ['view', [403, 404, 403, 403, 403, 404, 403]],
  ['view-all', [403, 200, 403, 200, 200, 404, 403]],
  ['data', [403, 403, 403, 403, 403, 200, 403]],
];

it.each(alone)('the action %s alone allows only its own calls (S20)', async (action, expected) => {
  const client = await somebodyWith([action]);
  const imageId = new Types.ObjectId();
  const { _id } = await applied({ imageId });
  const picture = { bytes: Buffer.from('picture'), contentType: 'image/webp', state: 'ready' } as const;
  await api.models.Image.create({ _id: imageId, subject: 'staff', recordId: _id, ...picture });
  const id = String(_id);

  const answers = [
    await client.post('/api/staff/create', staffApplicationForm()),
    await client.get(`/api/staff/read/${id}`),
    await client.post(`/api/staff/update/${id}`, { comments: 'Changed' }),
    await client.get('/api/staff/list'),
    await client.get('/api/staff/export'),
    await client.get(`/api/staff/covid-image/${id}`),
    await client.delete(`/api/staff/delete/${id}`),
  ];

  expect(answers.map(({ status }) => status)).toEqual(expected);
  if (action === 'delete-all') expect(await api.models.Image.countDocuments({ recordId: _id })).toBe(0);
});

it.each([
  ['edit', 200, 403],
  ['delete', 403, 200],
  ['view', 403, 403],
] as const)(
  'the action %s alone allows a change or deletion of one’s own application',
  async (action, changed, deleted) => {
    const client = await somebodyWith([action]);
    const id = String((await applied({ userId: new Types.ObjectId(client.userId) }))._id);

    await client.post(`/api/staff/update/${id}`, { comments: 'Changed' }).expect(changed);
    await client.delete(`/api/staff/delete/${id}`).expect(deleted);
  },
);
