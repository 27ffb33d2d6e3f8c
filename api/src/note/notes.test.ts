import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
const marker = 'Wakes at night, see doctor’s letter';

const holding = async (held: Parameters<typeof createRole>[1]) => {
  const { name } = await createRole(api.models, held);
  return api.signedIn(await api.createAccount({ roles: [name], nameFirst: 'Nell', nameLast: 'Nurse' }));
};

it('shows notes to holders of data on the kind, audits their readers, and deletes them with the record', async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  const owner = await api.createAccount();
  const camper = await createCamper(api.models, { campId: camp._id, userId: owner._id });
  const staff = await createStaffApplication(api.models, { campId: camp._id, userId: owner._id });
  const nurse = await holding({ camper: ['view-all', 'data'] });
  const of = (kind: string, { _id }: { _id: unknown }) => `/api/${kind}/note/list?id=${String(_id)}`;
  const written = (record: { _id: unknown }, text = marker) => ({ record: String(record._id), text });

  const stored = await nurse.post('/api/note/create', written(camper)).expect(201);
  await nurse.post('/api/note/create', written(camper, 'Second')).expect(201);
  const { body } = await nurse.get(of('camper', camper)).expect(200);

  expect(body).toEqual([
    { _id: stored.body._id, text: marker, author: 'Nell Nurse', createdAt: '2026-07-01T12:00:00.000Z' },
    expect.objectContaining({ text: 'Second' }),
  ]);
  await nurse.post('/api/note/create', written(staff)).expect(404);
  await nurse.get(of('staff', staff)).expect(403);
  await nurse.get(of('camper', staff)).expect(404);
  for (const [text, message] of [
    [' ', 'Enter a note.'],
    ['x'.repeat(1_001), 'Enter up to 1000 characters.'],
  ] as const) {
    const refused = await nurse.post('/api/note/create', written(camper, text));
    expect([refused.status, refused.body.errors]).toEqual([400, [{ path: 'text', message }]]);
  }
  const family = await api.signedIn(owner);
  await family.post('/api/note/create', written(camper)).expect(404);
  await family.get(of('camper', camper)).expect(403);

  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const elsewhere = ['/camper/list', '/camper/list?q=Wakes', `/camper/read/${String(camper._id)}`];
  const others = ['/camper/export', '/audit/list', `/camper/history/${String(camper._id)}`, '/camp/data'];
  for (const path of [...elsewhere, ...others])
    expect([path, (await admin.get(`/api${path}`).expect(200)).text.includes('Wakes')]).toEqual([
      path,
      false,
    ]);
  expect(
    await api.models.Audit.find({ part: 'note', recordIds: camper._id }, { action: 1, _id: 0 }).lean(),
  ).toEqual([{ action: 'create' }, { action: 'create' }, { action: 'read' }]);

  await admin.post('/api/note/create', written(staff)).expect(201);
  await admin.delete(`/api/staff/delete/${String(staff._id)}`).expect(200);
  await admin.delete(`/api/camper/delete/${String(camper._id)}`).expect(200);
  expect(await api.models.Note.countDocuments()).toBe(0);
});
