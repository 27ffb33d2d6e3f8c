import type { Action } from '@camp/contracts/access/catalogue';
import { campContent } from '@camp/contracts/content/camp';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { serveApi, type Client } from '../../test/api-under-test';
import { camperForm, sendForm } from '../../test/camper-form';
import { pictureOf } from '../../test/pictures';

const api = serveApi();

beforeAll(() => createCamp(api.models, { year: 2026 }));
beforeEach(() => api.clock.set('2026-07-01T12:00:00Z'));

const campIdOf = async () => (await api.models.Camp.findOne({ year: 2026 }).orFail().lean())._id;

/** A family with one registration. */
async function family(values: Partial<StoredCamper> = {}) {
  const parent = await api.signedIn();
  const userId = new Types.ObjectId(parent.userId);
  const { _id } = await createCamper(api.models, { userId, campId: await campIdOf(), ...values });
  return { parent, userId, _id, address: `/api/camper/update/${String(_id)}` };
}

const withActions = async (...actions: Action[]) => {
  const role = await createRole(api.models, { camper: actions });
  return api.signedIn(await api.createAccount({ roles: [role.name], nameFirst: 'Ruth', nameLast: 'Alder' }));
};

const stored = (id: Types.ObjectId) => api.models.Camper.findById(id).orFail().lean<StoredCamper>();
const eventsOf = async (id: Types.ObjectId) => {
  const audits = await api.models.Audit.find({ recordIds: id, action: 'change' }).lean();
  const rows = await api.models.Outbox.find({ name: 'registration.changed' }).lean();
  const auditIds = rows.map(({ payload }) => (payload as { auditId: string }).auditId);
  return audits.filter((audit) => auditIds.includes(audit._id.toString()));
};

it('changes the sent answers and dependent ones, and records their names but not their values', async () => {
  const { parent, _id, address } = await family();

  const { status, body } = await parent.post(address, {
    shirtSize: 'Adult Small',
    medications: 'Yes',
    medicationsVal: 'Inhaler at night',
    phoneNumberAlt: '',
    nameFirst: ' Kit ',
  });

  expect({ status, msg: body.msg }).toMatchObject({
    status: 200,
    msg: { shirtSize: 'Adult Small', nameFirst: 'Kit', medicationsVal: 'Inhaler at night' },
  });
  const camper = await stored(_id);
  expect(camper).toMatchObject({ flags: { medication: true }, school: 'Springfield Elementary' });
  expect(camper.personKey).toMatch(/^kit\|/);
  const history = (await parent.get(`/api/camper/history/${String(_id)}`)).body;
  expect(history).toEqual([
    {
      when: '2026-07-01T12:00:00.000Z',
      who: 'You',
      what: 'change',
      fields: ['nameFirst', 'shirtSize', 'medications', 'medicationsVal'],
    },
  ]);
  const [audit] = await eventsOf(_id);
  expect(audit?.fields).toEqual(['nameFirst', 'shirtSize', 'medications', 'medicationsVal']);
  expect(JSON.stringify(await api.models.Outbox.find().lean())).not.toContain('Inhaler');
});

it('stores and sends nothing if no answer changes, however the form formats the answers', async () => {
  const { parent, _id, address } = await family();
  const { updatedAt } = await stored(_id);
  const before = (await parent.get(`/api/camper/read/${String(_id)}`)).body as CamperRecord;
  api.clock.pass(1_000);

  const { status } = await parent.post(address, {
    ...before,
    birthdate: before.birthdate?.slice(0, 10),
    phoneNumber: ` ${before.phoneNumber} `,
  });

  expect(status).toBe(200);
  expect((await stored(_id)).updatedAt).toEqual(updatedAt);
  expect(await eventsOf(_id)).toEqual([]);
});

const paid = { paid: true } as const;
const begun = '2026-08-29T00:00:00Z';

it.each<[string, Partial<StoredCamper>, string, object, number, string | undefined]>([
  ['other answers while unpaid', { paid: false }, '2026-07-01', { school: 'New' }, 200, undefined],
  ['medical answers while paid', paid, '2026-07-01', { diabetes: 'Yes' }, 200, undefined],
  ['unchanged answers while paid', paid, '2026-07-01', { grade: '5th', diabetes: 'Yes' }, 200, undefined],
  ['other answers while paid', paid, '2026-07-01', { school: 'New' }, 409, 'paid for'],
  ['any answer once camp has begun', {}, begun, { diabetes: 'Yes' }, 409, 'Camp has started'],
  [
    'name and birthdate together',
    {},
    '2026-07-01',
    { nameFirst: 'Kit', birthdate: '2014-01-01' },
    409,
    'another child',
  ],
  ['a wrong answer', {}, '2026-07-01', { medications: 'Yes' }, 400, undefined],
  ['a birthdate in the future', {}, '2026-07-01', { birthdate: '2026-12-01' }, 400, undefined],
])('a family sends %s', async (_what, values, day, change, status, words) => {
  api.clock.set(day);
  const { parent, address } = await family(values);

  const answer = await parent.post(address, change);

  expect(answer.status).toBe(status);
  if (words) expect(answer.body.message).toContain(words);
  if (status === 409) expect(answer.body.message).toContain(campContent.contact.email);
});

it('lets nobody hand a spot to another child in two steps', async () => {
  const { parent, address } = await family();
  await parent.post(address, { nameFirst: 'Kit' }).expect(200);
  await parent.post(address, { nameFirst: 'Kitty' }).expect(200);
  await parent.post(address, { birthdate: '2014-01-01' }).expect(409);
});

it('lets a family change the birthdate after the camp or a sibling changed a name', async () => {
  const { parent, userId, _id, address } = await family();
  const sibling = await createCamper(api.models, { userId, campId: await campIdOf() });
  await (await withActions('edit-all')).post(address, { nameFirst: 'Kit' }).expect(200);
  await parent.post(`/api/camper/update/${String(sibling._id)}`, { nameFirst: 'Kim' }).expect(200);

  await parent.post(address, { birthdate: '2014-01-01' }).expect(200);

  expect(await stored(_id)).toMatchObject({ nameFirst: 'Kit', birthdate: new Date('2014-01-01') });
});

it('lets holders of edit-all change all answers that they may see, and names the holder in the history', async () => {
  const { _id, address } = await family({ ...paid, covid: 'Yes', birthdate: new Date('2015-03-02') });
  const registrar = await withActions('view-all', 'edit-all');

  const { body } = await registrar.post(address, {
    nameFirst: 'Kit',
    nameLast: 'Kestrel',
    birthdate: '2018-03-02',
  });

  // The child is now too young for a vaccine, which must not reveal the answer.
  expect(body).toMatchObject({ result: true, msg: { nameFirst: 'Kit' } });
  expect(JSON.stringify(body)).not.toMatch(/covid|allergic/i);
  expect(await stored(_id)).toMatchObject({ covid: 'No' });
  const history = (await registrar.get(`/api/camper/history/${String(_id)}`)).body;
  expect(history).toMatchObject([{ who: 'Ruth Alder', what: 'change' }]);
  await registrar.post(address, { diabetes: 'No' }).expect(403);
  await registrar.post(address, { diabetes: 'maybe' }).expect(403);
  await (await withActions('view-all', 'edit-all', 'data')).post(address, { diabetes: 'Yes' }).expect(200);
});

it('refuses a change that would register a child twice', async () => {
  const { parent, userId, address } = await family();
  const campId = await campIdOf();
  await createCamper(api.models, { userId, campId, nameFirst: 'Twin', nameLast: 'Camper' });

  const { status, body } = await parent.post(address, { nameFirst: 'twin' });

  expect({ status, code: body.code }).toEqual({ status: 409, code: 'duplicate' });
});

it('replaces the old picture with a new one, and stores none with the answer No (I6)', async () => {
  const parent = await api.signedIn();
  const picture = await pictureOf('jpeg');
  const { body } = await sendForm(parent, camperForm(), picture);
  const _id = new Types.ObjectId(body._id as string);
  const send = (answers: Record<string, string>, file?: Buffer) => {
    const call = parent.post(`/api/camper/update/${String(_id)}`);
    for (const [name, value] of Object.entries(answers)) void call.field(name, value);
    return file ? call.attach('covidVaccineImage', file, 'proof.jpg') : call;
  };
  const pictures = () => api.models.Image.find({ recordId: _id }, { _id: 1 }).lean();
  const [first] = await pictures();

  await send({ covid: 'Yes' }, picture).expect(200);

  const [second, ...more] = await pictures();
  expect(more).toEqual([]);
  expect(second?._id).not.toEqual(first?._id);
  expect(await stored(_id)).toMatchObject({ imageId: second?._id, flags: { proof: true } });

  await send({ covid: 'No' }).expect(200);
  expect(await pictures()).toEqual([]);
  expect(await stored(_id)).toMatchObject({ imageId: null, flags: { proof: false } });
  expect((await eventsOf(_id)).map(({ fields }) => fields)).toEqual([
    ['covidVaccineImage'],
    ['covid', 'covidVaccineImage'],
  ]);
});

it('stores with a registration who agreed to which text and when', async () => {
  const parent = await api.signedIn();

  const { body } = await parent.post('/api/camper/create', camperForm());

  const signature = { userId: parent.userId, version: 1, at: '2026-07-01T12:00:00.000Z' };
  expect(body.msg.signatures).toEqual({ medicalConfirm: signature, zeroConfirm: signature });
});

it('loses neither of two concurrent changes of one registration', async () => {
  const { parent, _id, address } = await family();
  const change = (client: Client, body: object) => client.post(address, body).expect(200);

  await Promise.all([change(parent, { school: 'New' }), change(parent, { shirtSize: 'Adult Small' })]);

  expect(await stored(_id)).toMatchObject({ school: 'New', shirtSize: 'Adult Small' });
  expect(await eventsOf(_id)).toHaveLength(2);
});

describe('a silent change', () => {
  const admin = () => withActions('view-all', 'edit-all', 'data');
  const noted = (id: Types.ObjectId) =>
    api.models.Audit.findOne({ recordIds: id, action: 'change' }).orFail().lean();

  it('is allowed for open answers only, and the camp is emailed', async () => {
    const { _id, address, parent } = await family();
    const administrator = await admin();

    await administrator.post(`${address}?silent=true`, { shirtSize: 'Adult Small' }).expect(200);

    expect(await noted(_id)).toMatchObject({ fields: ['shirtSize'], silent: true });
    const history = `/api/camper/history/${String(_id)}`;
    expect((await administrator.get(history)).body).toMatchObject([{ what: 'change', silent: true }]);
    expect((await parent.get(history)).body[0]).not.toHaveProperty('silent');
  });

  it.each([
    ['a contact answer', { shirtSize: 'Adult Small', pickUpContactPhone: '555-123-0000' }],
    ['a medical answer', { medications: 'Yes', medicationsVal: 'Inhaler' }],
  ])('is not silent for %s, even from an administrator', async (_what, answers) => {
    const { _id, address } = await family();

    await (await admin()).post(`${address}?silent=true`, answers).expect(200);

    expect(await noted(_id)).not.toHaveProperty('silent');
  });

  it('is not available to the owner, and never the default', async () => {
    const { _id, address, parent } = await family();
    await parent.post(`${address}?silent=true`, { shirtSize: 'Adult Small' }).expect(200);
    expect(await noted(_id)).not.toHaveProperty('silent');
    const other = await family();
    await (await admin()).post(other.address, { shirtSize: 'Adult Small' }).expect(200);
    expect(await noted(other._id)).not.toHaveProperty('silent');
    await (await admin()).post(`${address}?silent=perhaps`, {}).expect(400);
  });
});
