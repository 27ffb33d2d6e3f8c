import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi();
let admin: Client;
beforeAll(async () => {
  const { _id: campId } = await createCamp(api.models, { year: 2026 });
  await createCamper(api.models, { campId, nameFirst: 'Pia', paid: true });
  await createCamper(api.models, { campId, nameFirst: 'Ben', paid: false });
  admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
});

const wrongFields = async (path: string) => {
  const { status, body } = await admin.get(`/api${path}`);
  return [status, (body.errors ?? []).map((error: { path: string }) => error.path)];
};

test.each([
  ['/camper/list', 'nameFirst', '3rd'],
  ['/camper/list', 'birthdate', '2015-01-01'],
  ['/camper/list', 'medicationsVal', 'Insulin'],
  ['/camper/list', 'campYear', '2026'],
  ['/camper/list', 'amountDue', '300'],
  ['/camper/list', 'status', 'no-such'],
  ['/camper/totals', 'userId', '64b000000000000000000001'],
  ['/camper-waitlist/list', 'phoneNumber', '5'],
  ['/counselor/list', 'late', 'true'],
  ['/counselor/list', 'status', 'no-such'],
  ['/counselor-app/list', 'nameLast', 'Brooks'],
  ['/staff/list', 'emailAddress', 'a@example.org'],
  ['/staff/list', 'due', 'no-such'],
  ['/user/list', 'email', 'a@example.org'],
  ['/user/list', 'verified', 'Maybe'],
  ['/user/list', 'userType', 'Parent'],
  ['/role/list', 'name', 'admin'],
  ['/camp/list', 'year', '2026'],
  ['/camp/list', 'director1Name', 'Ruth'],
  ['/parent/list', 'addressCity', 'Denver'],
  ['/staff-about/list', 'nameFirst', 'Ruth'],
  ['/stripe/list', 'amount', '300'],
  ['/stripe/list', 'standing', 'no-such'],
  ['/stripe/donate/list', 'donorEmail', 'a@example.org'],
  ['/stripe/donate/list', 'status', 'no-such'],
  ['/audit/list', 'actor', 'Ruth'],
  ['/audit/list', 'kind', 'no-such'],
  ['/test/list', 'stuff', 'x'],
])('%s refuses %s=%s, which would find everybody', async (path, word, value) => {
  expect(await wrongFields(`${path}?${word}=${value}`)).toEqual([400, [word]]);
});

test('a list ignores an unknown parameter, and accepts a filter by its name', async () => {
  const { body: all } = await admin.get('/api/camper/list?cabin=Oak').expect(200);
  expect(all).toHaveLength(2);
  for (const asked of ['status=paid', 'status=paid&paid=true', 'paid=true']) {
    const { body } = await admin.get(`/api/camper/list?${asked}`).expect(200);
    expect(body.map(({ nameFirst }: { nameFirst: string }) => nameFirst)).toEqual(['Pia']);
  }
  expect(await wrongFields('/camper/list?status=paid&paid=false')).toEqual([400, ['status']]);
  await admin.get('/api/stripe/donate/list?status=all').expect(200);
  await admin.get('/api/counselor/list?status=incomplete').expect(200);
  await admin.get('/api/staff/list?due=late').expect(200);
});

const filed = ['camper', 'camper-waitlist', 'counselor', 'counselor-app', 'staff', 'stripe', 'stripe/donate'];

test.each(filed)('the file of %s refuses unknown parameters, and names each', async (list) => {
  expect(await wrongFields(`/${list}/export?cabin=Oak&page=2&account=1&_id=2`)).toEqual([
    400,
    expect.arrayContaining(['cabin', 'page', 'account']),
  ]);
  await admin.get(`/api/${list}/export?year=2026&q=brooks&sort=-createdAt&columns=createdAt`).expect(200);
});

test.each(['password', '-password', 'name'])('no file is sorted by ‘%s’', async (sort) => {
  for (const list of [...filed, 'audit'])
    expect([list, await wrongFields(`/${list}/export?sort=${sort}`)]).toEqual([list, [400, ['sort']]]);
});

test('without a camp a list and its file refuse the same parameters', async () => {
  const camps = await api.models.Camp.find().lean();
  await api.models.Camp.deleteMany({});
  try {
    for (const path of [
      '/camper/list',
      '/camper/totals',
      '/camper/export',
      '/counselor/export',
      '/staff/list',
    ])
      expect([path, await wrongFields(`${path}?sort=password`)]).toEqual([path, [400, ['sort']]]);
    await admin.get('/api/camper/export?sort=nameLast').expect(200);
  } finally {
    await api.models.Camp.insertMany(camps);
  }
});

test('a file filtered by status contains no other status', async () => {
  const { text } = await admin.get('/api/camper/export?status=paid&columns=nameFirst').expect(200);
  expect(text).toContain('Pia');
  expect(text).not.toContain('Ben');
});
