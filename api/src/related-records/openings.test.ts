import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createImport } from '@camp/database/test/factories/import';
import { createRole } from '@camp/database/test/factories/role';
import type { OpenedRecord } from '@camp/contracts/related-records/operations';
import { sealPicture } from '@camp/database/image/seal-picture';
import { subDays, subYears } from 'date-fns';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { mostOpenings } from './medical-views';

const api = serveApi();

/** A family with one child, and a nurse who may open everything. */
async function world() {
  await api.models.Camp.deleteMany({});
  const camp = await createCamp(api.models, { year: 2026 });
  const parent = await api.createAccount();
  const camper = await createCamper(api.models, {
    userId: parent._id,
    campId: camp._id,
    allergicReactions: 'No',
  });
  const { name: nurse } = await createRole(api.models, { camper: ['view-all', 'data'], user: ['edit'] });
  const nell = await api.createAccount({ nameFirst: 'Nell', nameLast: 'Reyes', roles: ['user', nurse] });
  const owner = await api.signedIn(parent);
  const read = async () => (await owner.get('/api/data/openings').expect(200)).body as OpenedRecord[];
  return { camper, parent, owner, nurse, nell, client: await api.signedIn(nell), read };
}

it('shows a family when and in which role somebody opened medical answers, and how', async () => {
  const { camper, parent, owner, nurse, nell, client, read } = await world();
  const imageId = new Types.ObjectId();
  const owned = { _id: imageId, subject: 'camper', recordId: camper._id } as const;
  const sealed = sealPicture(api.models, { ...owned, bytes: Buffer.from('picture') });
  await api.models.Image.create({ ...owned, ...sealed, contentType: 'image/webp', state: 'ready' });
  await api.models.Camper.updateOne({ _id: camper._id }, { imageId });
  const paths = [
    `camper/covid-image/${camper._id}`,
    `camper/read/${camper._id}`,
    'camper/list?year=2026',
    'camper/export?columns=name,allergicReactionsVal',
    `data/user?id=${parent._id}`,
  ];
  for (const path of paths) {
    await client.get(`/api/${path}`).expect(200);
    api.clock.pass(1_000);
  }
  // None of these is a look: the family's own view, contacts, and a file without a medical column.
  await owner.get(`/api/camper/read/${camper._id}`).expect(200);
  await client.get(`/api/user/read/${parent._id}`).expect(200);
  await client.get('/api/camper/export?columns=name').expect(200);

  const [seen, ...others] = await read();

  expect(others).toEqual([]);
  expect(seen).toMatchObject({ _id: String(camper._id), kind: 'camper', campYear: 2026, more: false });
  expect(seen?.openings.map(({ how, part, times }) => [how, part, times])).toEqual([
    // Somebody opened the record's own page and the family's profile.
    ['record', 'medical', 2],
    ['file', 'medical', 1],
    ['list', 'medical', 1],
    ['record', 'picture', 1],
  ]);
  for (const opening of seen?.openings ?? [])
    expect(opening).toMatchObject({ initials: 'N. R.', roles: [nurse] });
  expect(JSON.stringify(seen)).not.toContain(String(nell._id));
});

it.each([
  ['totals', 'camper/totals?year=2026&q=FIRST&allergicReactions=Yes'],
  ['an empty page', 'camper/list?year=2026&q=FIRST&allergicReactions=No&page=50&pageSize=1'],
])(
  'counts a question by medical answers about few people, though no record is shown: %s',
  async (_, path) => {
    const { camper, client, read } = await world();
    const named = path.replace('FIRST', camper.nameFirst);
    // Without a medical filter, a total tells nothing.
    await client.get(`/api/${named.replace(/&allergicReactions=\w+/, '')}`).expect(200);
    expect((await read())[0]?.openings).toEqual([]);

    await client.get(`/api/${named}`).expect(200);

    expect((await read())[0]?.openings).toMatchObject([{ how: 'list', part: 'medical' }]);
  },
);

it.each([
  ['of the waitlist', { waitlist: true }],
  ['of late fees', { createdAt: new Date('2100-01-01') }],
])('counts no figure about a whole camp, but one about a single child: %s', async (_, apart) => {
  const { camper, client, read } = await world();
  const { campId } = camper;
  await Promise.all(Array.from({ length: 10 }, () => createCamper(api.models, { campId })));

  await client.get('/api/camper/totals?year=2026&allergicReactions=Yes').expect(200);
  expect((await read())[0]?.openings).toEqual([]);

  await api.models.Camper.collection.updateOne({ _id: camper._id }, { $set: apart });
  await client.get('/api/camper/totals?year=2026&allergicReactions=Yes').expect(200);
  expect((await read())[0]?.openings).toMatchObject([{ how: 'list', part: 'medical' }]);
});

it('shows who opened a record of an earlier year that was connected to the family', async () => {
  const { parent, read } = await world();
  const { record, stored } = await createImport(api.models, {
    userId: parent._id,
    medical: { allergicReactions: 'Yes', allergicReactionsVal: 'Sesame' },
  });
  const administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

  await administrator.get(`/api/import/records/${String(stored._id)}`).expect(200);

  const seen = (await read()).find(({ _id }) => _id === String(record._id));
  expect(seen).toMatchObject({ kind: 'camper', nameFirst: 'Casey', nameLast: 'Camper', campYear: 2019 });
  expect(seen?.openings).toMatchObject([{ part: 'medical', roles: ['admin'] }]);
});

it('counts a file that a medical filter narrowed, even without a medical column', async () => {
  const { client, read } = await world();
  await client.get('/api/camper/export?columns=name&allergicReactions=No').expect(200);

  expect((await read())[0]?.openings).toMatchObject([{ how: 'file', part: 'medical' }]);
});

it('counts an empty file of one chosen child, whose medical filter answers too', async () => {
  const { camper, client, read } = await world();
  const { campId } = camper;
  await Promise.all(Array.from({ length: 10 }, () => createCamper(api.models, { campId })));
  // The child has none, so nobody is in this file.
  const chosen = `records=${String(camper._id)}&columns=name&allergicReactions=Yes`;

  const { text } = await client.get(`/api/camper/export?${chosen}`).expect(200);

  expect(text.trim().split('\n')).toHaveLength(1);
  expect((await read())[0]?.openings).toMatchObject([{ part: 'medical' }]);
});

it('keeps the role that the viewer had, and says so when the account is gone', async () => {
  const { camper, nurse, nell, client, read } = await world();
  await client.get(`/api/camper/read/${camper._id}`).expect(200);
  await api.models.User.deleteOne({ _id: nell._id });

  const [opening] = (await read())[0]?.openings ?? [];

  expect(opening).toEqual({
    when: expect.any(String),
    times: 1,
    roles: [nurse],
    part: 'medical',
    how: 'record',
  });
});

it('shows no other family’s looks, none older than three years, and only the latest', async () => {
  const { camper, nell, read } = await world();
  const view = { actorId: nell._id, action: 'read' as const, subject: 'camper', recordIds: [camper._id] };
  await api.models.Audit.create({ ...view, part: 'image' });
  await api.models.Audit.create({ ...view, part: 'medical', createdAt: subYears(api.clock.now(), 4) });
  await api.models.Audit.create({ ...view, part: 'note' });
  const stranger = await api.signedIn();

  expect((await read())[0]?.openings).toMatchObject([{ part: 'picture' }]);
  expect((await stranger.get('/api/data/openings').expect(200)).body).toEqual([]);
  await stranger.get(`/api/data/openings?id=${String(new Types.ObjectId())}`).expect(200, []);

  const many = Array.from({ length: mostOpenings }, (_, day) => ({
    ...view,
    part: 'medical',
    createdAt: subDays(api.clock.now(), day + 1),
  }));
  await api.models.Audit.insertMany(many);
  const [seen] = await read();
  expect([seen?.openings.length, seen?.more]).toEqual([mostOpenings, true]);
});

it('shows a season of daily lists completely, with one line a day and the last time', async () => {
  const { camper, nell, read } = await world();
  const about = { actorId: nell._id, action: 'list' as const, subject: 'camper', recordIds: [camper._id] };
  const midnight = new Date('2026-03-01T00:00:00Z').getTime();
  const season = Array.from({ length: 100 }, (_, day) =>
    [8, 12, 20].map((hour) => new Date(midnight + (day * 24 + hour) * 3_600_000)),
  );
  await api.models.Audit.insertMany(
    season.flat().map((createdAt) => ({ ...about, part: 'medical', createdAt })),
  );

  const [seen] = await read();

  expect(seen?.more).toBe(false);
  expect(seen?.openings.map(({ when, times }) => [when, times])).toEqual(
    season.map(([, , last]) => [last?.toISOString(), 3]).reverse(),
  );
});

it('shows an encrypted export of everything to each family whose medical answers were in it', async () => {
  const { camper, read } = await world();
  const { _id: actorId } = await api.createAccount({ nameFirst: 'Ada', nameLast: 'Moss' });
  const about = { actorId, action: 'export' as const, subject: 'everything', recordIds: [] };
  const row = (part: string, createdAt: Date) => ({
    ...about,
    part,
    actorRoles: ['user', 'admin'],
    createdAt,
  });
  const now = api.clock.now();
  await api.models.Camper.collection.updateOne(
    { _id: camper._id },
    { $set: { createdAt: subDays(now, 20) } },
  );
  await api.models.Audit.insertMany([
    row('encrypted', subDays(now, 30)),
    row('encrypted', subDays(now, 10)),
    // The archive for the browser has no medical answers.
    row('csv', subDays(now, 5)),
  ]);

  expect((await read())[0]?.openings).toEqual([
    {
      when: subDays(now, 10).toISOString(),
      times: 1,
      initials: 'A. M.',
      roles: ['admin'],
      part: 'medical',
      how: 'everything',
    },
  ]);
  await api.models.Camper.updateOne({ _id: camper._id }, { medicalDeletedAt: subDays(now, 15) });
  expect((await read())[0]?.openings).toEqual([]);
});
