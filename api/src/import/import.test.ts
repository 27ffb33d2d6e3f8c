import { camperSentences } from '@camp/contracts/test/sentences/camper';
import type { ImportForm } from '@camp/contracts/import/operations';
import { csvLine } from '@camp/contracts/lists/csv-line';
import { createCamp } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
let administrator: Awaited<ReturnType<typeof api.signedIn>>;
beforeAll(async () => {
  await createCamp(api.models, { year: 2026 });
  administrator = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
});

function send(call: 'read' | 'check' | 'store', csv: string | Buffer, form: Partial<ImportForm>) {
  const request = administrator.post(`/api/import/${call}`);
  for (const [name, value] of Object.entries({ kind: 'camper', ...form }))
    request.field(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  return request.attach('file', Buffer.from(csv), 'years.csv');
}

const names = ['nameFirst', 'nameLast'];
let number = 0;
/** Rows that no other test has. */
const table = (...lines: string[]) =>
  ['First name,Last name,Year', ...lines, `Casey,End${(number += 1)},2018`].join('\r\n');
const withYear = { fields: [...names, 'year'] };
const rowsOf = (importId: string) => api.models.ImportedRecord.find({ importId }).sort({ row: 1 }).lean();

describe('reading a file', () => {
  it.each([
    ['commas', 'First name,DOB,Shirt,Year\nAna,7/4/2009,Child Small,2019'],
    ['semicolons and a mark', '\uFEFFFirst name;DOB;Shirt;Year\r\nAna;7/4/2009;Child Small;2019'],
    ['tabs', 'First name\tDOB\tShirt\tYear\nAna\t7/4/2009\tChild Small\t2019'],
  ])('proposes a field for each column of a file with %s', async (_what, csv) => {
    const { body } = await send('read', csv, {}).expect(200);

    expect(body.proposal).toEqual(['nameFirst', 'birthdate', 'shirtSize', 'year']);
    expect(body.columns[1]).toEqual({ name: 'DOB', examples: ['7/4/2009'] });
    expect(body.rows).toBe(1);
  });

  it.each([
    ['an empty file', '', 'Choose a CSV file.'],
    [
      'a heading alone',
      'First name,Last name\n\n',
      'The file needs a heading and at least one row below it.',
    ],
    [
      'an open quotation mark',
      'a,b\n"x,y\n',
      'We can’t read row 2. A quotation mark may be missing or unpaired.',
    ],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004\0\0', 'latin1'), /CSV UTF-8/],
    ['another encoding', Buffer.from('Name\nJos\xe9', 'latin1'), /CSV UTF-8/],
    ['too many rows', `a\n${'x\n'.repeat(2_001)}`, /up to 2000 rows/],
    ['too many columns', `${'a,'.repeat(120)}a\nx`, /up to 120 columns/],
    ['too many bytes', `a\n${'x'.repeat(2 * 1024 * 1024)}`, /larger than 2 MB/],
  ])('refuses %s with a sentence', async (_what, csv, message) => {
    const { body } = await send('read', csv, {}).expect(400);

    expect(body.errors).toEqual([
      { path: 'file', message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });
});

describe('a check', () => {
  it('names every wrong cell by row and column, and stores nothing', async () => {
    const csv = [
      'First,Last,Year,Birthdate,Shirt',
      'Ana,Rivera,2019,2009-07-04,child small',
      ',Rivera,2026,tomorrow,Huge,surplus',
      '',
      'Bo,Rivera,19,7/4/2009,',
    ].join('\n');
    const fields = [...withYear.fields, 'birthdate', 'shirtSize'];

    const { body } = await send('check', csv, { fields }).expect(200);

    expect(body).toEqual({
      rows: 3,
      errorCount: 6,
      errors: [
        { row: 3, column: '', message: 'This row has 6 cells, and the heading has 5.' },
        { row: 3, column: 'First', message: camperSentences.missing.nameFirst },
        { row: 3, column: 'Birthdate', message: expect.any(String) },
        { row: 3, column: 'Shirt', message: expect.stringMatching(/^Use one of: Child Small/) },
        {
          row: 3,
          column: 'Year',
          message: 'Only years before the current camp year 2026 can be imported.',
        },
        { row: 5, column: 'Year', message: 'Enter a year before the current camp year.' },
      ],
    });
    expect(await api.models.ImportedRecord.countDocuments({ title: /Rivera/ })).toBe(0);
  });

  it('names the first 200 errors and counts all', async () => {
    const { body } = await send('check', table(...Array<string>(250).fill('x,,2018')), withYear).expect(200);

    expect([body.errors.length, body.errorCount]).toEqual([200, 250]);
  });

  it.each([
    [{ fields: names }, 'fields', 'Choose a field for each column, or leave it out.'],
    [{ fields: [...names, ''] }, 'year', 'Enter the year of all rows, or choose the column that has it.'],
    [
      { fields: [...names, 'passwordHash'] },
      'fields',
      'You can’t import the field “passwordHash” of column 3.',
    ],
    [{ fields: ['nameFirst', '', 'year'] }, 'fields', 'Choose the column for “Camper: Last name”.'],
    [{ fields: ['nameFirst', 'nameFirst', 'year'] }, 'fields', /^Camper: First name is chosen for 2 columns/],
  ])('refuses columns that aren’t matched: %o', async (form, path, message) => {
    const { body } = await send('check', table(), form).expect(400);

    const expected = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(body.errors).toContainEqual({ path, message: expected });
  });
});

describe('an import', () => {
  it('stores a text that starts like a formula as it was before a list wrote it to a file', async () => {
    const texts = ['=1+1', '+1 (303) 555-0100', '- none; - at all', "'til noon", 'a;=b', '＝1'];
    const file = csvLine(['First name', 'Last name', 'Year']) + csvLine(['Ana', '-Rivera', '2018']);
    const lines = texts.map((text, index) => csvLine([text, `Row${index}`, '2018'])).join('');
    expect(lines).toContain("'+1 (303)");

    const { body } = await send('store', file + lines, withYear).expect(200);

    const stored = await rowsOf(body.msg._id as string);
    expect(stored.map(({ values }) => values.nameFirst)).toEqual(['Ana', ...texts]);
    expect(stored[0]?.values.nameLast).toBe('-Rivera');
  });

  it('stores records of nobody, without a seat, an event or an email', async () => {
    const before = await Promise.all([
      api.models.Camper.countDocuments(),
      api.models.Outbox.countDocuments(),
    ]);

    const { body } = await send('store', table('Ana,=1+1,2019'), { ...withYear, name: '2019.csv' }).expect(
      200,
    );

    expect(body.msg).toMatchObject({ kind: 'camper', name: '2019.csv', rows: 2, changed: 0 });
    const [first] = await rowsOf(body._id as string);
    expect(first).toMatchObject({ row: 2, year: 2019, title: '=1+1, Ana', values: { nameLast: '=1+1' } });
    expect(first).not.toHaveProperty('userId');
    expect(
      await Promise.all([api.models.Camper.countDocuments(), api.models.Outbox.countDocuments()]),
    ).toEqual(before);
    expect(await api.models.Audit.findOne({ subject: 'import', recordIds: body._id }).lean()).toMatchObject({
      action: 'create',
    });
  });

  it('stores nothing if one row is wrong', async () => {
    const { body } = await send('store', table('Solo,,2019'), withYear).expect(400);

    expect(body.message).toMatch(/^Some rows are wrong/);
    expect(await api.models.ImportedRecord.countDocuments({ 'values.nameFirst': 'Solo' })).toBe(0);
  });

  it('notices the same rows, however the file is saved, and even at the same moment', async () => {
    const csv = table('Ana,Twice,2019');
    const twice = await Promise.all([send('store', csv, withYear), send('store', csv, withYear)]);
    const again = await send('store', csv.replaceAll(',', ';').replaceAll('\r\n', '\n'), withYear);

    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([again.status, again.body.message]).toEqual([
      409,
      'The same rows were imported before. Undo that import first.',
    ]);
    expect(await api.models.ImportedRecord.countDocuments({ title: 'Twice, Ana' })).toBe(1);
  });

  it('reads donations with their own fields', async () => {
    const csv = 'Donor,Gift,Date,Email\nDee Donor,"$1,250.50",7/4/2019,dee@example.org\n';
    const proposed = await send('read', csv, { kind: 'donation' }).expect(200);
    const fields = proposed.body.proposal as string[];

    const { body } = await send('store', csv, { kind: 'donation', fields, year: '2019' }).expect(200);

    expect(fields).toEqual(['donor', 'amount', 'donatedOn', 'donorEmail']);
    expect((await rowsOf(body._id as string))[0]).toMatchObject({
      title: 'Dee Donor',
      values: { amount: 1250.5, donatedOn: new Date('2019-07-04') },
    });
    expect(await api.models.Donation.countDocuments()).toBe(0);

    await administrator.get(`/api/import/records/${body._id}`).expect(200);
    const view = await api.models.Audit.findOne({ subject: 'imported-record', action: 'list' })
      .sort({ _id: -1 })
      .lean();
    expect([view?.part, view?.actorRoles]).toEqual(['contact', undefined]);
  });

  it.each(['12,50', '1,25,000', '1.250,50'])(
    'refuses the amount %s, whose comma separates no thousands',
    async (amount) => {
      const csv = `Donor;Gift;Date\nDee Donor;${amount};7/4/2019\n`;
      const fields = ['donor', 'amount', 'donatedOn'];

      const { body } = await send('check', csv, { kind: 'donation', fields, year: '2019' }).expect(200);

      expect(body.errors).toEqual([{ row: 2, column: 'Gift', message: expect.any(String) }]);
    },
  );

  it.each(['counselor', 'staff'] as const)('accepts %s too', async (kind) => {
    const { body } = await send('store', table(), { ...withYear, kind }).expect(200);

    expect(body.msg).toMatchObject({ kind, rows: 1 });
  });
});

describe('medical columns', () => {
  it('need data on the kind, to import them and to see them', async () => {
    const fields = [...withYear.fields, 'allergicReactions', 'allergicReactionsVal'];
    const csv = 'A,B,C,D,E\nAna,Allergic,2019,Yes,Sesame paste\n';
    const { body } = await send('store', csv, { fields }).expect(200);
    const see = async () => JSON.stringify((await administrator.get(`/api/import/records/${body._id}`)).body);

    expect(await see()).toContain('Sesame paste');
    await api.models.Role.updateOne({ name: 'admin' }, { 'actions.camper.data': false });
    try {
      expect(await see()).toContain('Allergic');
      expect(await see()).not.toContain('Sesame paste');
      const refused = await send('store', csv, { fields }).expect(400);
      expect(refused.body.errors[0].message).toMatch(/can’t import the field “allergicReactions”/);
      const { body: offered } = await send('read', csv, {}).expect(200);
      expect(JSON.stringify(offered.fields)).not.toContain('allergicReactions');
    } finally {
      await api.models.Role.updateOne({ name: 'admin' }, { 'actions.camper.data': true });
    }
  });
});

it('the audit of a change keeps no name of a medical answer in the clear', async () => {
  const fields = [...withYear.fields, 'allergicReactions', 'allergicReactionsVal'];
  const csv = 'A,B,C,D,E\nAna,Audited,2019,Yes,Sesame paste\n';
  const { body } = await send('store', csv, { fields }).expect(200);
  const record = await api.models.ImportedRecord.findOne({ importId: body._id }).orFail().lean();

  const answers = { allergicReactionsVal: 'Peanuts', nameFirst: 'Anna' };
  await administrator.post(`/api/import/change/${String(record._id)}`, { answers }).expect(200);

  const ofRecord = { recordIds: record._id, action: 'change' } as const;
  const audits = api.connection.db!.collection('audits');
  expect(await audits.findOne(ofRecord)).toMatchObject({ fields: ['nameFirst'] });
  const { fields: opened } = await api.models.Audit.findOne(ofRecord).orFail().lean();
  expect(opened?.sort()).toEqual(['allergicReactionsVal', 'nameFirst']);
});

it('a change of a record without medical answers stores no encrypted value', async () => {
  const { body } = await send('store', table('Ana,Open,2019'), withYear).expect(200);
  const [{ _id } = {}] = await rowsOf(body._id as string);

  const answers = { nameFirst: 'Ana Maria' };
  await administrator.post(`/api/import/change/${String(_id)}`, { answers }).expect(200);

  const stored = await api.connection.db!.collection('imported-records').findOne({ _id });
  expect(stored).toMatchObject({ title: 'Open, Ana Maria' });
  expect(stored).not.toHaveProperty('sealed');
});

it('is for the role admin only, whatever rights another role has', async () => {
  const { name } = await createRole(api.models, { admin: ['view', 'edit', 'create'] });
  const other = await api.signedIn(await api.createAccount({ roles: [name] }));

  await other.get('/api/import/list').expect(403);
  await other.post('/api/import/undo/64b000000000000000000d01').expect(403);
});
