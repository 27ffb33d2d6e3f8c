import type { Need } from '@camp/contracts/camp-figures/needs';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { recordCommands } from '@camp/database/test/record-commands';
import { serveApi, type Client } from '../../test/api-under-test';
import { camperForm } from '../../test/camper-form';

const api = serveApi();
beforeEach(async () => {
  const { Camp, Camper } = api.models;
  await Promise.all([Camp.deleteMany({}), Camper.deleteMany({})]);
});

const admin = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));
const child = { nameFirst: 'Zoë', nameLast: 'Anna Reed', birthdate: new Date('2016-05-04') };

const needOf = async (client: Client): Promise<Need | undefined> => {
  const { body } = await client.get('/api/camp/data?year=2026').expect(200);
  return (body[0].needs as Need[] | undefined)?.find(({ name }) => name === 'sameChild');
};
const shown = async (client: Client) =>
  (await needOf(client))?.children?.map((campers) => campers.map(({ _id }) => _id).sort());
const idsOf = (...campers: Pick<StoredCamper, '_id'>[]) => campers.map(({ _id }) => _id.toString()).sort();
const keep = (client: Client, ids: string[]) => client.post('/api/camper/keepboth', { campers: ids });

/** Registrations of the child, each from its own account. */
async function registrations(count: number, values: Partial<StoredCamper> = {}) {
  const { _id: campId } = await createCamp(api.models, { year: 2026 });
  const campers: StoredCamper[] = [];
  for (let made = 0; made < count; made += 1)
    campers.push(await createCamper(api.models, { ...child, campId, ...values }));
  return campers;
}

it('accepts the same child from a second account, and informs administrators only', async () => {
  await createCamp(api.models, { year: 2026 });
  const commands = await recordCommands(api.connection);
  const register = async (nameFirst: string, nameLast: string) => {
    const family = await api.signedIn();
    const form = { ...camperForm(), nameFirst, nameLast };
    let answer = await family.get('/api/user/current');
    const asked = await commands.during(async () => {
      answer = await family.post('/api/camper/create', form);
    });
    // The outbox is updated some time after the response.
    const own = asked.flatMap((line) => line.split(' + ')).filter((name) => name !== 'update outbox');
    const read = await family.get(`/api/camper/read/${answer.body._id}`);
    return { answer, asked: own, read };
  };
  // The first call of a process reads data that is then cached.
  await register('Robin', 'Warm');
  const first = await register('Zoë', 'Anna Reed');
  const other = await register('Kim', 'Stone');
  // The same name with Cyrillic letters and without the accent.
  const second = await register('ZOE', 'Аnnа  Rееd');

  expect([first, other, second].map(({ answer }) => answer.status)).toEqual([201, 201, 201]);
  expect(Object.keys(second.read.body).sort()).toEqual(Object.keys(other.read.body).sort());
  expect(second.read.body).toMatchObject({ paid: null, waitlist: false });
  expect(second.asked).toEqual(other.asked);
  const events = await api.models.Outbox.find({ 'payload.camperId': second.answer.body._id }).lean();
  expect(events.map(({ name }) => name)).toEqual(['camper.registered']);
  const ids = [first, second].map(({ answer }) => answer.body._id as string).sort();
  expect(await shown(await admin())).toEqual([ids]);
  const need = await needOf(await admin());
  expect(need?.children?.[0]?.[0]).toMatchObject({ name: 'Zoë Anna Reed', paid: null, waitlist: false });
});

it('shows a child until both registrations are kept, and again with a third', async () => {
  const client = await admin();
  const [one, other] = (await registrations(2)) as [StoredCamper, StoredCamper];

  const before = await shown(client);
  expect((await keep(client, idsOf(one, other))).status).toBe(200);
  const separate = await needOf(client);
  const family = await api.signedIn({ _id: one.userId });
  const { text } = await family.get(`/api/camper/read/${String(one._id)}`).expect(200);
  const third = await createCamper(api.models, { ...child, campId: one.campId });

  expect([before, separate]).toEqual([[idsOf(one, other)], undefined]);
  expect([text.includes('keptBeside'), text.includes(String(other._id))]).toEqual([false, false]);
  expect(await shown(client)).toEqual([idsOf(one, other, third)]);
  const written = await api.models.Audit.find({ action: 'keep-both', recordIds: one._id }).lean();
  expect(written.map(({ actorId }) => String(actorId))).toEqual([client.userId]);
  expect((await keep(client, idsOf(one, other, third))).status).toBe(200);
  expect(await needOf(client)).toBeUndefined();
});

it('no longer shows a child once one of the registrations is deleted', async () => {
  const client = await admin();
  const [one, other] = (await registrations(2)) as [StoredCamper, StoredCamper];

  await client.delete(`/api/camper/delete/${String(other._id)}`).expect(200);

  expect(await needOf(client)).toBeUndefined();
  const { status, body } = await keep(client, idsOf(one, other));
  expect([status, body.code]).toEqual([409, 'conflict']);
});

it('shows no child with another birthdate, in another camp or in the same account', async () => {
  const [one] = (await registrations(1)) as [StoredCamper];
  const { _id: otherCamp } = await createCamp(api.models, { year: 2025 });
  const { userId, campId } = one;
  const different = [
    await createCamper(api.models, { ...child, campId, birthdate: new Date('2016-05-05') }),
    await createCamper(api.models, { ...child, campId: otherCamp }),
    await createCamper(api.models, { ...child, campId, userId, nameFirst: 'Zoe' }),
  ];
  const client = await admin();

  expect(await needOf(client)).toBeUndefined();
  for (const other of different.slice(0, 2)) expect((await keep(client, idsOf(one, other))).status).toBe(409);
  expect((await keep(client, idsOf(one))).body.errors[0].path).toBe('campers');
});
