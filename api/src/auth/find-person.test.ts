import { createRole } from '@camp/database/test/factories/role';
import supertest from 'supertest';
import { serveApi, type Client } from '../../test/api-under-test';
import { createHttpServer } from '../server/http-server';

const api = serveApi();

/** The rights that another API process on the same database gives the owner of a token. */
const elsewhere = (token: string) => {
  const server = createHttpServer(api.deps);
  return () => supertest(server).get('/api/camper/list').set('Authorization', `Bearer ${token}`);
};

/** A person with one role, whom both processes have just read. */
async function personAtBoth() {
  const role = await createRole(api.models, { camper: ['view-all'] });
  const user = await api.createAccount({ roles: [role.name] });
  const person = await api.signedIn(user);
  const there = elsewhere(person.token);
  const statuses = async () => [(await list(person)).status, (await there()).status];
  expect([await statuses(), await statuses()]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  return { role, user, statuses };
}

const list = (person: Client) => person.get('/api/camper/list');

it('applies a role’s lost right on the next request, in every process (S24)', async () => {
  const { role, statuses } = await personAtBoth();

  await api.models.Role.updateOne({ _id: role._id }, { actions: { camper: { view: true } } });

  expect(await statuses()).toEqual([403, 403]);
});

it('applies a role’s deletion on the next request, and a new role with its name', async () => {
  const { role, statuses } = await personAtBoth();

  await api.models.Role.deleteOne({ _id: role._id });
  const without = await statuses();
  await createRole(api.models, { camper: ['view-all'] }, { name: role.name });

  expect([without, await statuses()]).toEqual([
    [403, 403],
    [200, 200],
  ]);
});

it('applies an assigned or removed role on the next request (S24)', async () => {
  const { role, user, statuses } = await personAtBoth();
  const hold = (roles: string[]) => api.models.User.updateOne({ _id: user._id }, { roles });

  await hold(['user']);
  const taken = await statuses();
  await hold(['user', role.name]);

  expect([taken, await statuses()]).toEqual([
    [403, 403],
    [200, 200],
  ]);
});

it('rejects a person whose session has ended or whose account was deleted (S12)', async () => {
  const one = await personAtBoth();
  const other = await personAtBoth();

  await api.models.User.updateOne({ _id: one.user._id }, { $inc: { sessionGeneration: 1 } });
  await api.models.User.deleteOne({ _id: other.user._id });

  expect([await one.statuses(), await other.statuses()]).toEqual([
    [401, 401],
    [401, 401],
  ]);
});
