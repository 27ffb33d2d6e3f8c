import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

/** The test clock shows July 1, 2026, when registration for 2026 is open. */
beforeEach(async () => {
  await api.models.Camp.deleteMany({});
  await api.models.Camper.deleteMany({});
  await api.models.Audit.deleteMany({});
  await createCamp(api.models, { year: 2026 });
});

const someone = async (actions: readonly ('view-all' | 'data')[]) => {
  const role = await createRole(api.models, { camper: [...actions] });
  return api.signedIn(await api.createAccount({ roles: [role.name] }));
};
const viewer = () => someone(['view-all']);
const medic = () => someone(['view-all', 'data']);

const register = async (values: Partial<StoredCamper> = {}) => {
  const camp = await api.models.Camp.findOne({ year: 2026 }).orFail().lean();
  return createCamper(api.models, { campId: camp._id, ...values });
};

/** Splits the file into rows of cells. No cell of these tests has a comma or a quote. */
const rowsOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

it('is the list as a file, with its filters, its order and the requested columns', async () => {
  await register({ nameFirst: 'Wren', nameLast: 'Brooks', grade: '6th', birthdate: new Date('2015-03-02') });
  await register({ nameFirst: 'Ash', nameLast: 'Adams', grade: '6th', paid: false });
  await register({ nameFirst: 'Robin', nameLast: 'Clark', grade: '5th' });
  const client = await medic();

  const { text, headers } = await client.get(
    '/api/camper/export?grade=6th&sort=-nameLast&columns=name,grade,status,amountDue,birthdate',
  );

  expect(rowsOf(text)).toEqual([
    ['First name', 'Last name', 'Grade', 'Status', 'Due', 'Birthdate'],
    ['Wren', 'Brooks', '6th', 'Registration Submitted', '300.00', '2015-03-02'],
    ['Ash', 'Adams', '6th', 'Awaiting Payment', '300.00', '2015-03-02'],
  ]);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="campers-2026.csv"');
});

it('writes times in GMT, and names GMT in the heading', async () => {
  await register({ nameFirst: 'Wren', nameLast: 'Brooks', createdAt: new Date('2026-06-23T03:00:00Z') });

  const { text } = await (await viewer()).get('/api/camper/export?columns=name,createdAt');

  expect(rowsOf(text)).toEqual([
    ['First name', 'Last name', 'Registered (GMT)'],
    ['Wren', 'Brooks', '2026-06-23T03:00:00Z'],
  ]);
});

it('contains only the selected campers, in the order of the list, and audits only those', async () => {
  const wren = await register({ nameFirst: 'Wren', nameLast: 'Brooks' });
  const ash = await register({ nameFirst: 'Ash', nameLast: 'Adams' });
  await register({ nameFirst: 'Robin', nameLast: 'Clark' });
  const other = await createCamper(api.models, {
    campId: (await createCamp(api.models, { year: 2025 }))._id,
    campYear: 2025,
  });
  const client = await viewer();
  const chosen = [wren, other, ash].map(({ _id }) => String(_id)).join(',');

  const { text } = await client.get(
    `/api/camper/export?sort=nameLast&columns=nameFirst&year=2026&records=${chosen}`,
  );

  expect(rowsOf(text)).toEqual([['First name'], ['Ash'], ['Wren']]);
  const [written] = await api.models.Audit.find({ action: 'export' }).lean();
  expect(written?.recordIds.map(String)).toEqual([String(ash._id), String(wren._id)]);
  const tooMany = Array.from({ length: 101 }, () => String(wren._id)).join(',');
  for (const records of ['one', `${String(wren._id)},`, tooMany])
    expect((await client.get(`/api/camper/export?records=${records}`)).status).toBe(400);
});

it('contains only headings if no camper is found or there is no camp', async () => {
  const client = await viewer();
  expect(rowsOf((await client.get('/api/camper/export?columns=grade')).text)).toEqual([['Grade']]);
  await api.models.Camp.deleteMany({});
  expect(rowsOf((await client.get('/api/camper/export?columns=grade')).text)).toEqual([['Grade']]);
});

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  [' =1+1', "' =1+1"],
  ['\n=1+1', `"'\n'=1+1"`],
  ['Oak;=1+1', `"Oak;'=1+1"`],
  ['Oak\t@SUM(A1)', `"Oak\t'@SUM(A1)"`],
  ['Oak\n -2+3', `"Oak\n' -2+3"`],
  ['Oak; Elm', '"Oak; Elm"'],
  ['Smith, Jo', '"Smith, Jo"'],
  ['O"Neil', '"O""Neil"'],
  ['Two\nlines', '"Two\nlines"'],
  ['A-B=C', 'A-B=C'],
])('writes %j so that no spreadsheet runs or splits it (S43)', async (school, expected) => {
  await register({ school });
  const client = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

  const { text } = await client.get('/api/camper/export?columns=school');

  expect(text).toBe(`\uFEFFSchool\r\n${expected}\r\n`);
});

describe('a medical answer', () => {
  const marker = 'Zyx-medical-marker';
  beforeEach(() =>
    register({
      allergicReactions: 'Yes',
      allergicReactionsVal: marker,
      medications: 'Yes',
      medicationsVal: marker,
      pediatricianName: marker,
      dietaryRestrictions: 'Yes',
      dietaryRestrictionsVal: marker,
      behavioralConcerns: 'Yes',
      behavioralConcernsVal: marker,
    }),
  );

  it.each(['/api/camper/list', '/api/camper/export', '/api/camper/totals', `/api/camper/list?q=${marker}`])(
    'is not in %s without the right `data`, and can’t be searched',
    async (address) => {
      const client = await viewer();
      const { status, text } = await client.get(address);
      expect(status).toBe(200);
      expect(text).not.toContain(marker);
      if (address.includes('q=')) expect(text).toBe('[]');
    },
  );

  it('is in the file of a person with the right `data`', async () => {
    const client = await medic();
    const { text } = await client.get('/api/camper/export');
    expect(text.split(marker)).toHaveLength(6);
  });

  it.each([
    'diabetes=No',
    'allergicReactions=Yes',
    'behavioralConcerns=Yes',
    'dietaryRestrictions=Yes',
    'medications=Yes',
    'covid=No',
    'sort=diabetes',
    'sort=-tdap',
    'sort=pediatricianName',
  ])('cannot be guessed by %s without the right `data`, in list, file and totals', async (asked) => {
    const client = await viewer();
    for (const call of ['list', 'export', 'totals']) {
      const { status, body } = await client.get(`/api/camper/${call}?${asked}`);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  });

  it.each(['allergicReactionsVal', 'name,tdap', 'asthma', 'covid'])(
    'is no column for a person without the right `data`: %s',
    async (columns) => {
      const client = await viewer();
      expect((await client.get(`/api/camper/export?columns=${columns}`)).status).toBe(403);
    },
  );

  it('filters the list of a person with the right `data`', async () => {
    await register({ nameLast: 'Fine', allergicReactions: 'No' });
    const client = await medic();
    const { body } = await client.get('/api/camper/list?allergicReactions=No');
    expect(body.map(({ nameLast }: { nameLast: string }) => nameLast)).toEqual(['Fine']);
    expect((await client.get('/api/camper/list?allergicReactions=Maybe')).status).toBe(400);
    expect((await client.get('/api/camper/list?sort=diabetes')).status).toBe(400);
    expect((await client.get('/api/camper/export?columns=personKey')).status).toBe(400);
  });
});

it.each([
  ['medical', medic],
  ['contact', viewer],
] as const)('audits the file with every camper before it is sent (%s)', async (part, sign) => {
  const campers = [];
  for (let one = 0; one < 3; one += 1) campers.push(await register());
  const client = await sign();

  await client.get('/api/camper/export?columns=grade').expect(200);
  await client.get('/api/camper/list?purpose=file').expect(200);

  const written = await api.models.Audit.find({ action: 'export' }).lean();
  expect(written).toMatchObject([
    { subject: 'camper', part },
    { subject: 'camper', part },
  ]);
  for (const { actorId, recordIds } of written) {
    expect(String(actorId)).toBe(client.userId);
    expect(recordIds.map(String).sort()).toEqual(campers.map(({ _id }) => String(_id)).sort());
  }
});

it('exports many batches, with each camper once and audited once', async () => {
  const { _id: campId } = await api.models.Camp.findOne({ year: 2026 }).orFail().lean();
  const { _id, ...template } = await register({ nameLast: 'N0' });
  const more = Array.from({ length: 449 }, (_, one) => ({
    ...template,
    nameLast: `N${one + 1}`,
    personKey: `person-${one}`,
  }));
  await api.models.Camper.insertMany(more);
  const client = await viewer();

  const { text } = await client.get('/api/camper/export?columns=nameLast');

  expect(new Set(rowsOf(text).flat()).size).toBe(451);
  const written = await api.models.Audit.find({ action: 'export' }).lean();
  expect(new Set(written.flatMap(({ recordIds }) => recordIds.map(String))).size).toBe(450);
  expect(written.length).toBeGreaterThan(1);
  expect([String(_id), String(campId)]).toHaveLength(2);
});

it('aborts on an error, so that nobody mistakes an incomplete file for a complete one', async () => {
  await register();
  const client = await viewer();
  const write = jest
    .spyOn(api.models.Audit.collection, 'insertMany')
    .mockRejectedValueOnce(new Error('away'));

  await expect(client.get('/api/camper/export')).rejects.toThrow(/aborted|hang up|reset/);

  write.mockRestore();
  await client.get('/api/camper/export').expect(200);
});

it('finds overdue campers after the due date, and missing proofs by right', async () => {
  const register4th = (values: Partial<StoredCamper>) => register({ grade: '4th', ...values });
  await register4th({ nameFirst: 'Asked', paid: false, imageId: new Types.ObjectId() });
  await register4th({ nameFirst: 'New', covid: 'Yes', imageUnreadable: true });
  const waiting = await register4th({ nameFirst: 'Waiting', waitlist: true });
  await register4th({ nameFirst: 'Paid', paid: true });
  const old = await register4th({ nameFirst: 'Old' });
  await api.models.Camper.collection.updateOne({ _id: old._id }, { $unset: { flags: 1 } });
  const nurse = await medic();
  const found = async (query: string) => {
    const { body } = await nurse.get(`/api/camper/list?${query}`);
    return body.map(({ nameFirst }: { nameFirst: string }) => nameFirst).sort();
  };

  expect(await found('overdue=true')).toEqual([]);
  await api.models.Camp.updateOne({ year: 2026 }, { registrationCamperEnd: new Date('2026-06-28') });
  expect(await found('overdue=true')).toEqual(['Asked']);
  expect(await found('proof=No')).toEqual(['New', 'Old', 'Paid', 'Waiting']);
  expect(await found('proof=Yes')).toEqual(['Asked']);
  expect(await found('proof=unreadable')).toEqual(['New']);
  expect(await found('seat=waiting')).toEqual(['Waiting']);
  expect(await found('seat=seated&paid=null')).toEqual(['New', 'Old']);
  expect(await found('paid=false')).toEqual(['Asked']);
  expect(await found('paid=true')).toEqual(['Paid']);
  expect(await found('seat=waiting&paid=null&waitlist=false')).toEqual([]);
  expect(await found(`account=${String(waiting.userId)}`)).toEqual(['Waiting']);
  expect((await (await viewer()).get('/api/camper/list?proof=No')).status).toBe(403);
  const { body } = await nurse.get(`/api/camper/read/${String(old._id)}`);
  expect(body.flags).toEqual({ allergy: true, diet: false, medication: false, proof: false });
});

it('audits the export of an empty file', async () => {
  await api.models.Audit.deleteMany({});
  await (await viewer()).get('/api/camper/export?year=1999').expect(200);
  expect(await api.models.Audit.find({ action: 'export' }).lean()).toMatchObject([{ recordIds: [] }]);
});
