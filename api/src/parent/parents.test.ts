import { zipWrong } from '@camp/contracts/test/sentences/user';
import { createParent, parentInput } from '@camp/database/test/factories/parent';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

it('stores one block per account, changes the sent fields, and shows other people’s blocks by right only', async () => {
  const parent = await api.signedIn();
  const created = await Promise.all([
    parent.post('/api/parent/create', parentInput()),
    parent.post('/api/parent/create', { ...parentInput(), addressCity: 'Ouray' }),
  ]);
  expect(created.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { _id, msg } = created.find(({ status }) => status === 201)!.body;
  expect(msg).toMatchObject({ ...parentInput(), addressCity: msg.addressCity, userId: parent.userId });

  const changed = await parent.post(`/api/parent/update/${_id}`, { addressCity: 'Aspen', addressZip: '' });
  expect(changed.body.errors).toEqual([{ path: 'addressZip', message: zipWrong }]);
  await parent.post(`/api/parent/update/${_id}`, { addressCity: 'Aspen' }).expect(200);
  expect((await parent.get(`/api/parent/read/${_id}`)).body).toMatchObject({ addressCity: 'Aspen' });

  await createParent(api.models);
  expect((await parent.get('/api/parent/list')).body).toMatchObject([{ _id }]);
  const { name } = await createRole(api.models, { parent: ['view-all'] });
  const viewer = await api.signedIn(await api.createAccount({ roles: [name] }));
  expect((await viewer.get('/api/parent/list')).headers['x-total-count']).toBe('2');
  expect((await viewer.get('/api/parent/list?own=true')).body).toEqual([]);
  await viewer.get(`/api/parent/read/${_id}`).expect(200);
  expect(await api.models.Audit.countDocuments({ subject: 'parent', part: 'contact' })).toBe(2);

  await parent.delete(`/api/parent/delete/${_id}`).expect(200);
  await parent.get(`/api/parent/read/${_id}`).expect(404);
});

it('emails its owner about changes by others, but not about their own', async () => {
  const parent = await api.signedIn();
  const { _id } = (await parent.post('/api/parent/create', parentInput())).body;
  const { name } = await createRole(api.models, { parent: ['edit-all'] });
  const clerk = await api.signedIn(await api.createAccount({ roles: [name] }));
  const change = (by: typeof parent, values: object) =>
    by.post(`/api/parent/update/${_id}`, values).expect(200);

  await change(parent, { addressCity: 'Aspen' });
  await change(clerk, { addressCity: 'Ouray' });
  await change(clerk, { addressCity: 'Ouray' });

  const audits = await api.models.Audit.find({ recordIds: _id, action: 'change' }).lean();
  expect(audits).toMatchObject([{ subject: 'parent', fields: ['addressCity'] }]);
  expect(String(audits[0]?.actorId)).toBe(clerk.userId);
  const payload = { auditId: String(audits[0]?._id) };
  expect(await api.models.Outbox.find({ name: 'user.account-changed' }).lean()).toMatchObject([{ payload }]);
});

it('deletes no block of another account without its audit row', async () => {
  const { _id } = await createParent(api.models);
  const { name } = await createRole(api.models, { parent: ['delete-all'] });
  const clerk = await api.signedIn(await api.createAccount({ roles: [name] }));
  const remove = () => clerk.delete(`/api/parent/delete/${String(_id)}`);
  const insertMany = jest.spyOn(api.models.Audit.collection, 'insertMany');
  const insertOne = jest.spyOn(api.models.Audit.collection, 'insertOne');
  for (const insert of [insertMany, insertOne]) insert.mockRejectedValueOnce(new Error('No audit row.'));

  const { status } = await remove();
  for (const insert of [insertMany, insertOne]) insert.mockRestore();

  expect([status, await api.models.Parent.exists({ _id })]).toEqual([500, { _id }]);
  await remove().expect(200);
  expect(await api.models.Audit.countDocuments({ recordIds: _id, action: 'delete' })).toBe(1);
});

it('requires a separate right to read, change or delete another account’s block', async () => {
  const { _id } = await createParent(api.models);
  const id = String(_id);
  const statusesFor = async (action: 'view-all' | 'edit-all' | 'delete-all') => {
    const { name } = await createRole(api.models, { parent: [action] });
    const client = await api.signedIn(await api.createAccount({ roles: ['user', name] }));
    return [
      (await client.get(`/api/parent/read/${id}`)).status,
      (await client.post(`/api/parent/update/${id}`, { addressCity: 'Aspen' })).status,
      (await client.delete(`/api/parent/delete/${id}`)).status,
    ];
  };

  expect(await statusesFor('view-all')).toEqual([200, 404, 404]);
  expect(await statusesFor('edit-all')).toEqual([404, 200, 404]);
  expect(await statusesFor('delete-all')).toEqual([404, 404, 200]);
  const written = await api.models.Audit.find({ recordIds: _id, action: 'delete' }).lean();
  expect(written).toMatchObject([{ subject: 'parent' }]);
});
