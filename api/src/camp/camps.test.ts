import { campTextMissing } from '@camp/contracts/test/sentences/camp';
import { invalidate } from '@camp/database/cache/invalidation';
import { campInput, createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

afterEach(() => jest.restoreAllMocks());

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));

it('validates a camp with its form’s messages', async () => {
  const admin = await administrator();
  const answers: [string, unknown, string][] = [
    ['registrationCost', -1, 'Min of 0 (free)'],
    ['registrationCost', 401, 'Max of 400'],
    ['waitListAfter', 9, 'Min of 10'],
    ['waitListAfter', 61, 'Max of 60'],
    ['campTheme', '', campTextMissing],
    ['director1Phone', '', campTextMissing],
    ['year', 2024, 'Choose a year.'],
    ['year', 2046, 'Choose a year.'],
    ['startDate', '', 'Enter the start date.'],
  ];
  for (const [path, value, message] of answers) {
    const { status, body } = await admin.post('/api/camp/create', {
      ...campInput({ year: 2035 }),
      [path]: value,
    });
    expect([path, status, body.errors]).toEqual([path, 400, [{ path, message }]]);
  }
});

it.each([2025, 2045])('is created for %d, the first or last year that can be chosen', async (year) => {
  const { status } = await (await administrator()).post('/api/camp/create', campInput({ year }));
  await api.models.Camp.deleteOne({ year });
  expect(status).toBe(201);
});

it('is created once for a year, even by concurrent requests, and its year never changes', async () => {
  const admin = await administrator();
  const create = (values = {}) => admin.post('/api/camp/create', campInput({ year: 2031, ...values }));
  const same = await Promise.all([1, 2, 3].map(() => create()));
  const others = await Promise.all([
    create({ campTheme: 'Lakes' }),
    (await administrator()).post('/api/camp/create', campInput({ year: 2031 })),
  ]);
  api.clock.pass(61_000);
  const late = await create();
  const [{ body }] = same as [(typeof same)[number]];

  const changed = await admin.post(`/api/camp/update/${body._id}`, { year: 2032, campTheme: 'Rivers' });

  expect(same.map((answer) => [answer.status, answer.body._id])).toEqual(same.map(() => [201, body._id]));
  for (const answer of [...others, late])
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'A camp for 2031 already exists. Choose another year.',
    ]);
  expect(await api.models.Camp.countDocuments({ year: 2031 })).toBe(1);
  expect(changed.body.msg).toMatchObject({ year: 2031, campTheme: 'Rivers', danceTheme: 'Neon' });
});

it('never has fewer seats than are taken, and offers new ones to the longest-waiting campers', async () => {
  const admin = await administrator();
  const { _id: campId } = await createCamp(api.models, { year: 2026, waitListAfter: 10 });
  for (let at = 0; at < 12; at += 1) await createCamper(api.models, { campId, waitlist: at >= 10 });
  const change = (waitListAfter: number) =>
    admin.post(`/api/camp/update/${String(campId)}`, { waitListAfter });
  const waiting = () => api.models.Camper.find({ campId, waitlist: true }).sort({ arrival: 1 }).lean();

  const [first, second] = await waiting();
  const raised = await change(11);
  const refused = await change(10);

  expect([raised.status, (await waiting()).map(({ _id }) => _id)]).toEqual([200, [second?._id]]);
  expect(first?._id).not.toEqual(second?._id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '11 seats are taken, so the limit can’t be lower.',
  ]);
});

it('can have exactly as many seats as are taken', async () => {
  const admin = await administrator();
  const { _id: campId } = await createCamp(api.models, { year: 2038, waitListAfter: 12 });
  for (let at = 0; at < 10; at += 1) await createCamper(api.models, { campId });

  const { status, body } = await admin.post(`/api/camp/update/${String(campId)}`, { waitListAfter: 10 });

  expect([status, body.msg]).toMatchObject([200, { waitListAfter: 10 }]);
});

it('returns every field as it was sent', async () => {
  const sent = campInput({ year: 2036, registrationCost: 299.99 });
  const { body } = await (await administrator()).post('/api/camp/create', sent);

  expect(body.msg).toMatchObject(JSON.parse(JSON.stringify(sent)));
});

it('is previewed for a given day, by the rules of the live site', async () => {
  const admin = await administrator();
  const { _id } = await createCamp(api.models, { year: 2027 });
  const previewOn = async (date: string) =>
    (await admin.get(`/api/camp/preview/${String(_id)}?date=${date}`)).body;

  const today = (await admin.get(`/api/camp/preview/${String(_id)}`)).body;

  // This camp's registration opens next year.
  expect(today).toMatchObject({ registrationOpen: false, price: null });
  expect(await previewOn('2027-06-20')).toMatchObject({ registrationOpen: true, price: 300, isLate: false });
  // Camper registration is due on July 31, in the camp's time zone.
  expect(await previewOn('2027-07-31')).toMatchObject({ price: 300, isLate: false });
  expect(await previewOn('2027-08-01')).toMatchObject({ price: 325, isLate: true });
  expect(await previewOn('2027-08-20')).toMatchObject({ registrationOpen: true, price: 325, isLate: true });
});

describe('the list', () => {
  const list = async (query = '') => {
    const { status, body, headers } = await api.visitor.get(`/api/camp/list${query}`);
    return { status, body, total: headers['x-total-count'] };
  };
  const yearsOf = async (query: string) =>
    (await list(query)).body.map(({ year }: { year: number }) => year) as number[];
  beforeEach(() => api.models.Camp.deleteMany({}));

  it('is sorted, searched and paged like every list', async () => {
    const startDate = new Date('2029-07-20');
    await createCamp(api.models, { year: 2028, startDate, campTheme: 'Rivers (wild)', danceTheme: 'Neon' });
    await createCamp(api.models, { year: 2026, startDate, campTheme: 'Lakes', danceTheme: 'Neon' });
    await createCamp(api.models, { year: 2027, campTheme: 'Woods', danceTheme: 'Rivers' });

    expect(await yearsOf('')).toEqual([2026, 2027, 2028]);
    expect(await yearsOf('?sort=-year')).toEqual([2028, 2027, 2026]);
    // Camps with the same start are in order of creation.
    expect(await yearsOf('?sort=startDate')).toEqual([2027, 2028, 2026]);
    expect(await yearsOf('?sort=-startDate')).toEqual([2026, 2028, 2027]);
    expect(await yearsOf('?sort=createdAt&page=2&pageSize=2')).toEqual([2027]);
    expect(await yearsOf('?q=rivers')).toEqual([2027, 2028]);
    expect(await yearsOf('?q=neon, (WILD)')).toEqual([2028]);
    expect(await list('?q=rivers&page=1&pageSize=1')).toMatchObject({ body: [{ year: 2027 }], total: '2' });
    expect(await list('?page=3')).toMatchObject({ status: 200, body: [], total: '3' });
    expect((await list('?sort=campTheme')).body.errors).toEqual([
      { path: 'sort', message: 'Sort by one of: year, startDate, createdAt.' },
    ]);
  });

  it('shows an administrator their own changes at once', async () => {
    const admin = await administrator();
    expect((await list()).body).toEqual([]);

    const { body } = await admin.post('/api/camp/create', campInput({ year: 2033, campTheme: 'Brave' }));
    const made = await list();
    await admin.post(`/api/camp/update/${body._id}`, { campTheme: 'Rooted' });
    const changed = await list();

    expect(made).toMatchObject({ body: [{ year: 2033, campTheme: 'Brave' }], total: '1' });
    expect(changed.body).toMatchObject([{ campTheme: 'Rooted' }]);
  });

  it('shows another process’s change as soon as its invalidation arrives', async () => {
    // The cache never expires, so only an invalidation refreshes it.
    jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
    await createCamp(api.models, { year: 2034, campTheme: 'Brave' });
    const themes = async () => (await list()).body.map(({ campTheme }: { campTheme: string }) => campTheme);
    expect(await themes()).toEqual(['Brave']);
    // The model emits no event for this change.
    await api.models.Camp.collection.updateOne({}, { $set: { campTheme: 'Rooted' } });
    expect(await themes()).toEqual(['Brave']);

    invalidate(api.models, 'Camp');

    expect(await themes()).toEqual(['Rooted']);
  });
});

it('shows the directors of other camps only to editors of camps', async () => {
  await api.models.Camp.deleteMany({});
  const [before, current, coming] = [2025, 2026, 2027].map((year) => ({ year, directorOf: `of ${year}` }));
  for (const camp of [before, current, coming])
    await createCamp(api.models, {
      year: camp?.year,
      director1Name: camp?.directorOf,
      director2Phone: '555',
    });
  const editing = await createRole(api.models, { camp: ['edit'] });
  const family = await api.signedIn(await api.createAccount());
  const editor = await api.signedIn(await api.createAccount({ roles: [editing.name] }));

  const directorsSeenBy = async (client: Pick<typeof family, 'get'>) => {
    const { body: camps } = await client.get('/api/camp/list').expect(200);
    const read = await Promise.all(
      (camps as { _id: string }[]).map(({ _id }) => client.get(`/api/camp/read/${_id}`).expect(200)),
    );
    expect(read.map(({ body }) => body)).toEqual(camps);
    expect((await client.get('/api/camp/current').expect(200)).body).toMatchObject({
      director1Name: 'of 2026',
      director2Phone: '555',
    });
    return (camps as object[]).map((camp) =>
      Object.entries(camp).flatMap(([name, value]) => (/irector\d/.test(name) ? [value] : [])),
    );
  };

  for (const client of [api.visitor, family]) {
    const [past, now, later] = await directorsSeenBy(client);
    expect([past, now?.[0], later]).toEqual([[], 'of 2026', []]);
  }
  const seen = await directorsSeenBy(editor);
  expect(seen.map((directors) => [directors[0], directors.length])).toEqual([
    ['of 2025', 8],
    ['of 2026', 8],
    ['of 2027', 8],
  ]);
});
