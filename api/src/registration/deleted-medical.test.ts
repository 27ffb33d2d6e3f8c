import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { deleteMedical } from '@camp/database/registration/delete-medical';
import { inTransaction } from '@camp/database/transaction';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

/** The test clock shows July 1, 2026. */
beforeEach(async () => {
  await api.models.Camp.deleteMany({});
  await api.models.Camper.deleteMany({});
});

/** A camper of 2024, whose medical answers were deleted. */
async function deletedCamper() {
  const camp = await createCamp(api.models, { year: 2024 });
  const camper = await createCamper(api.models, { campId: camp._id });
  await inTransaction(api.deps.connection, (session) =>
    deleteMedical(api.models, 'camper', camper._id, new Date('2025-08-01'), session),
  );
  return camper;
}

const someone = async (...actions: ('view-all' | 'data' | 'edit-all')[]) => {
  const role = await createRole(api.models, { camper: actions });
  return api.signedIn(await api.createAccount({ roles: [role.name] }));
};

it('shows a nurse that answers were deleted, in records, lists and files, and never a No', async () => {
  const camper = await deletedCamper();
  const nurse = await someone('view-all', 'data');
  const listed = async (query = '') =>
    ((await nurse.get(`/api/camper/list?year=2024${query}`).expect(200)).body as object[]).length;

  const { body } = await nurse.get(`/api/camper/read/${String(camper._id)}`).expect(200);
  const { text } = await nurse
    .get('/api/camper/export?year=2024&columns=grade,allergicReactions,diabetes,tdap,pediatricianName')
    .expect(200);

  expect(body).toMatchObject({ medicalDeletedAt: '2025-08-01T00:00:00.000Z', grade: '5th' });
  for (const name of ['flags', 'allergicReactions', 'covidVaccineImage', 'pediatricianName'])
    expect(body).not.toHaveProperty(name);
  expect(text.trimEnd().split('\r\n')[1]).toBe(
    ['5th', ...Array<string>(4).fill('"Deleted on August 1, 2025"')].join(),
  );
  expect([
    await listed(),
    await listed('&allergicReactions=No'),
    await listed('&allergicReactions=Yes'),
    await listed('&proof=No'),
    await listed('&proof=Yes'),
  ]).toEqual([1, 0, 0, 0, 0]);
  const viewer = await someone('view-all');
  const seen = await viewer.get(`/api/camper/read/${String(camper._id)}`).expect(200);
  expect(seen.body).not.toHaveProperty('medicalDeletedAt');
});

it('accepts no new medical answer, and every other change', async () => {
  const camper = await deletedCamper();
  const editor = await someone('view-all', 'data', 'edit-all');
  const change = (answers: object) => editor.post(`/api/camper/update/${String(camper._id)}`, answers);

  const refused = await change({ allergicReactions: 'No' }).expect(409);
  await change({ school: 'Hill School', allergicReactions: '', asthma: '' }).expect(200);

  expect(JSON.stringify(refused.body)).toContain('were deleted after camp');
  const stored = await api.models.Camper.collection.findOne({ _id: camper._id });
  expect(stored).toMatchObject({ school: 'Hill School' });
  for (const name of ['flags', 'allergicReactions', 'asthma']) expect(stored).not.toHaveProperty(name);
});
