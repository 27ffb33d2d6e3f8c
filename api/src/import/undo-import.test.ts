import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { createImport } from '@camp/database/test/factories/import';
import { createUser } from '@camp/database/test/factories/user';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
let administrator: Awaited<ReturnType<typeof api.signedIn>>;
beforeAll(async () => {
  administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
});

const undo = (id: unknown) => administrator.post(`/api/import/undo/${String(id)}`);
const change = (id: unknown, answers: object) =>
  administrator.post(`/api/import/change/${String(id)}`, { answers });
const connect = (id: unknown, email: string) =>
  administrator.post(`/api/import/connect/${String(id)}`, { email });

describe('undo', () => {
  it('deletes an import with all of its rows, once', async () => {
    const { stored } = await createImport(api.models);

    const statuses = await Promise.all([undo(stored._id), undo(stored._id)]);

    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await api.models.ImportedRecord.countDocuments({ importId: stored._id })).toBe(0);
    expect(await api.models.Import.countDocuments({ _id: stored._id })).toBe(0);
  });

  it('refuses rows that were changed since, and names them, until they are deleted', async () => {
    const { stored, record } = await createImport(api.models);
    await change(record._id, { nameLast: 'Rivera' }).expect(200);

    const { body } = await undo(stored._id).expect(409);

    expect(body.message).toBe(
      'These rows were changed since the import: row 2 (Rivera, Casey). Delete them first.',
    );
    await administrator.delete(`/api/import/remove/${String(record._id)}`).expect(200);
    await undo(stored._id).expect(200);
  });

  it('refuses a connected row', async () => {
    const { stored, record } = await createImport(api.models);
    const { email } = await createUser(api.models);
    const { body } = await connect(record._id, email.toUpperCase()).expect(200);
    expect(body.msg.account).toBe(email);

    await undo(stored._id).expect(409);
    expect((await connect(record._id, '').expect(200)).body.msg.account).toBeNull();
    await undo(stored._id).expect(409);
  });

  /** Either the change won and everything stays, or the undo won and nothing stays. */
  async function isWhole(importId: Types.ObjectId, undone: number, changed: number): Promise<boolean> {
    const rows = await api.models.ImportedRecord.find({ importId }).lean();
    const stays = await api.models.Import.exists({ _id: importId });
    if (undone === 200) return changed === 404 && rows.length === 0 && !stays;
    return changed === 200 && rows.length === 20 && !!stays && rows.some(({ changedAt }) => changedAt);
  }

  async function importOfTwenty() {
    const { stored, record } = await createImport(api.models);
    const more = Array.from({ length: 19 }, (_, index) => ({
      ...record,
      ...{ _id: new Types.ObjectId(), row: index + 3 },
    }));
    await api.models.ImportedRecord.insertMany(more);
    return { importId: stored._id, last: more.at(-1)!._id };
  }

  it('and a change at the same time never both happen', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { importId, last } = await importOfTwenty();

      const [undone, changed] = await Promise.all([undo(importId), change(last, { nameLast: 'Rivera' })]);

      expect(await isWhole(importId, undone.status, changed.status)).toBe(true);
    }
  });

  it('would be noticed if an undo deleted a changed row (control)', async () => {
    const { importId, last } = await importOfTwenty();
    const changed = await change(last, { nameLast: 'Rivera' });
    await api.models.ImportedRecord.deleteMany({ importId });
    await api.models.Import.deleteOne({ _id: importId });

    expect(await isWhole(importId, 200, changed.status)).toBe(false);
  });
});

describe('a change', () => {
  it('reads answers as the import does, and names every error', async () => {
    const { record } = await createImport(api.models);

    const { body } = await change(record._id, { nameFirst: ' ', birthdate: 'soon', paid: 'true' }).expect(
      400,
    );
    expect(body.errors).toEqual([
      { path: 'nameFirst', message: camperSentences.missing.nameFirst },
      { path: 'birthdate', message: expect.any(String) },
      { path: 'paid', message: 'You can’t change this answer.' },
    ]);
    await change(record._id, { year: '2999' }).expect(400);

    const saved = await change(record._id, { birthdate: '7/4/2009', year: '2018', nameFirst: 'Ana' }).expect(
      200,
    );
    expect(saved.body.msg).toMatchObject({ title: 'Camper, Ana', year: 2018, isChanged: true });
    expect(saved.body.msg.answers).toContainEqual(
      expect.objectContaining({ name: 'birthdate', value: '2009-07-04' }),
    );
    expect(await api.models.Audit.findOne({ recordIds: record._id, action: 'change' }).lean()).toMatchObject({
      fields: ['birthdate', 'year', 'nameFirst'],
    });
  });
});

it('a donation isn’t moved to a year that the product records itself', async () => {
  const values = { donor: 'Dee Donor', amount: 25, donatedOn: new Date('2019-07-04') };
  const { record } = await createImport(api.models, { kind: 'donation', values });
  const year = api.clock.now().getUTCFullYear();

  const { body } = await change(record._id, { donatedOn: `1/1/${year}` }).expect(400);

  expect(body.errors).toEqual([{ path: 'donatedOn', message: expect.stringContaining(String(year)) }]);
  await change(record._id, { donatedOn: '12/31/2018' }).expect(200);
});

describe('a connected record', () => {
  it('is deleted with its account, never connected without one, and sends nothing', async () => {
    const { record } = await createImport(api.models);
    const user = await createUser(api.models);
    const events = await api.models.Outbox.countDocuments();

    const { body } = await connect(record._id, 'nobody@example.org').expect(400);
    expect(body.errors).toEqual([{ path: 'email', message: 'No account has this email address.' }]);
    await connect(record._id, user.email).expect(200);
    expect(await api.models.Outbox.countDocuments()).toBe(events);
    await administrator.delete(`/api/user/delete/${String(user._id)}`).expect(200);

    expect(await api.models.ImportedRecord.countDocuments({ _id: record._id })).toBe(0);
  });

  it('is never a donation', async () => {
    const { record } = await createImport(api.models, { kind: 'donation' });
    const { email } = await createUser(api.models);

    await connect(record._id, email).expect(400);
  });

  it('isn’t left behind if its account is deleted at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { record } = await createImport(api.models);
      const user = await createUser(api.models);

      await Promise.all([
        connect(record._id, user.email),
        administrator.delete(`/api/user/delete/${String(user._id)}`),
      ]);

      const found = await api.models.ImportedRecord.findById(record._id).lean();
      expect([undefined, null]).toContainEqual(found?.userId);
    }
  });
});

it('lists and searches the rows of an import, and the view is audited', async () => {
  const { stored, record } = await createImport(api.models);
  const get = (query: string) => administrator.get(`/api/import/records/${String(stored._id)}${query}`);

  const { body, headers } = await get('?page=1&pageSize=10&q=cas').expect(200);

  expect([headers['x-total-count'], body[0]._id]).toEqual(['1', String(record._id)]);
  expect((await get('?q=nobody').expect(200)).body).toEqual([]);
  expect(await api.models.Audit.findOne({ recordIds: record._id, action: 'list' }).lean()).toMatchObject({
    subject: 'imported-record',
  });
});
