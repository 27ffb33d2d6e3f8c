import { applySavedContent } from '@camp/contracts/content/saved-content';
import { contentSubjectNames, contentSubjects } from '@camp/contracts/content/subjects';
import { zeroToleranceVersion } from '@camp/contracts/content/zero-tolerance';
import { createCamp } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';
import { checkedSource, sourceOfDefaults } from './content-source';

const api = serveApi();

// Without a camp, the site would be one that is being set up.
beforeAll(() => createCamp(api.models));
beforeEach(() => api.models.Content.deleteMany({}));
afterEach(() => applySavedContent({}));

const editor = async () => {
  const { name } = await createRole(api.models, { content: ['edit-all'] });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};

type Client = Awaited<ReturnType<typeof editor>>;
const read = async (client: Client, subject: string) =>
  (await client.get(`/api/content/read/${subject}`).expect(200)).body;
const save = (client: Client, subject: string, version: number, source: object) =>
  client.post(`/api/content/save/${subject}`, { version, source });

it.each(contentSubjectNames)('the form accepts the shipped words of %s unchanged', (name) => {
  const subject = contentSubjects[name];
  const source = sourceOfDefaults(subject);

  const checked = checkedSource(subject, source);

  expect(checked.source).toEqual(source);
  expect(sourceOfDefaults({ ...subject, defaults: nested(checked.values) })).toEqual(source);
});

it('saves a version, which pages and calls use at once, and audits it', async () => {
  const client = await editor();
  const { source, version, defaults } = await read(client, 'counselors');

  const { body } = await save(client, 'counselors', version, {
    ...source,
    eligibility: 'Counselors are in 10th grade.',
  }).expect(200);

  expect(body).toMatchObject({
    version: 1,
    defaults,
    source: { eligibility: 'Counselors are in 10th grade.' },
  });
  expect(body.versions).toMatchObject([{ version: 1, savedBy: expect.any(String) }]);
  const current = await api.visitor.get('/api/content/current').expect(200);
  expect(current.body).toEqual({
    counselors: { version: 1, values: { eligibility: 'Counselors are in 10th grade.' } },
  });
  expect(await api.models.Audit.findOne({ subject: 'content' }).lean()).toMatchObject({
    action: 'change',
    fields: ['eligibility'],
  });
});

it('stores only what differs from the shipped words', async () => {
  const client = await editor();
  const { source } = await read(client, 'staff');

  await save(client, 'staff', 0, { ...source, late: 'It is late.' }).expect(200);

  const stored = await api.models.Content.findOne({ subject: 'staff' }).lean();
  expect(stored?.values).toEqual([{ path: 'late', value: 'It is late.' }]);
});

it('stores one of two concurrent saves, and asks the other person to reload', async () => {
  const client = await editor();
  const { source } = await read(client, 'staff');
  const texts = ['One.', 'Two.', 'Three.'];

  const answers = await Promise.all(texts.map((late) => save(client, 'staff', 0, { ...source, late })));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await read(client, 'staff')).versions).toHaveLength(1);
});

it('restores an earlier version as a new one', async () => {
  const client = await editor();
  const { source } = await read(client, 'staff');
  await save(client, 'staff', 0, { ...source, late: 'One.' }).expect(200);
  await save(client, 'staff', 1, { ...source, late: 'Two.' }).expect(200);

  const { versions } = await read(client, 'staff');
  await save(client, 'staff', 2, versions[1].source).expect(200);

  expect(await read(client, 'staff')).toMatchObject({ version: 3, source: { late: 'One.' } });
});

it('keeps the last 50 versions', async () => {
  const client = await editor();
  const { source } = await read(client, 'staff');
  for (let version = 0; version < 52; version += 1)
    await save(client, 'staff', version, { ...source, late: `Version ${version}.` }).expect(200);

  const { versions } = await read(client, 'staff');

  expect([versions.length, versions[0].version, versions.at(-1).version]).toEqual([50, 52, 3]);
});

it('names every error at once, by field', async () => {
  const client = await editor();
  const { source } = await read(client, 'camper-home');
  const faq = [
    { question: '', answer: 'See {camp email}.' },
    { question: 'Why?', answer: '# Because' },
  ];

  const { status, body } = await save(client, 'camper-home', 0, { ...source, faq, intro: 'x'.repeat(501) });

  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { path: 'intro', message: 'Enter up to 500 characters.' },
    { path: 'faq.0.question', message: 'Enter: Question.' },
  ]);
});

it('refuses unknown names in braces', async () => {
  const client = await editor();
  const { source } = await read(client, 'home');

  const { body } = await save(client, 'home', 0, { ...source, headline: 'Welcome to {kamp}' }).expect(400);

  expect(body.errors).toEqual([
    { path: 'headline', message: '{kamp} is unknown. Use one of these: {camp name}, {setting}.' },
  ]);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['an image', '![x](https://example.org/x.png)'],
  ['a script address', '[x](javascript:alert(1))'],
  ['a data address', '[x](data:text/html,x)'],
  ['a heading', '# Big'],
  ['code', '`x`'],
  ['a table', '| a |\n| - |\n| b |'],
])('refuses %s in prose', async (_what, answer) => {
  const client = await editor();
  const { source } = await read(client, 'camper-home');

  const { body } = await save(client, 'camper-home', 0, {
    ...source,
    faq: [{ question: 'Why?', answer }],
  }).expect(400);

  expect(body.errors).toEqual([
    {
      path: 'faq.0.answer',
      message: 'Use paragraphs, lists, **bold** and [links](https://example.org) only.',
    },
  ]);
});

it('keeps paragraphs, lists, bold words and links of prose', async () => {
  const client = await editor();
  const { source } = await read(client, 'camper-home');
  const answer = 'Bring **water**.\n\n- one\n- [two](https://example.org/two)\n\n1. first\n2. second & last';

  await save(client, 'camper-home', 0, { ...source, faq: [{ question: 'What?', answer }] }).expect(200);

  const { body } = await api.visitor.get('/api/content/current');
  expect(body['camper-home'].values.faq).toEqual([
    {
      question: 'What?',
      answer: [
        ['Bring ', { bold: 'water' }, '.'],
        { bullets: [['one'], [{ text: 'two', link: 'https://example.org/two' }]] },
        { steps: [['first'], ['second & last']] },
      ],
    },
  ]);
  expect((await read(client, 'camper-home')).source.faq[0].answer).toBe(answer);
});

it('gives a text to agree to a new version with each save', async () => {
  const client = await editor();
  const { source } = await read(client, 'zero-tolerance');
  const shipped = zeroToleranceVersion();

  await save(client, 'zero-tolerance', 0, { ...source, rules: ['Be kind.'] }).expect(200);
  await api.visitor.get('/api/content/current').expect(200);

  expect([shipped, zeroToleranceVersion()]).toEqual([1, 1_001]);
});

it('previews without saving', async () => {
  const client = await editor();
  const { source } = await read(client, 'counselors');

  const { body } = await client
    .post('/api/content/preview/counselors', { source: { ...source, eligibility: 'Soon.' } })
    .expect(200);

  expect(body).toEqual({ eligibility: 'Soon.' });
  expect(await api.models.Content.countDocuments()).toBe(0);
});

/** Values by path, as the nested object that a subject's defaults are. */
function nested(values: Readonly<Record<string, unknown>>): object {
  const object: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() as string;
    const parent = names.reduce<Record<string, unknown>>(
      (inner, name) => (inner[name] ??= {}) as Record<string, unknown>,
      object,
    );
    parent[last] = value;
  }
  return object;
}
