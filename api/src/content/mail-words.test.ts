import { campContent } from '@camp/contracts/content/camp';
import { mailSubjectNames } from '@camp/contracts/content/mail-subjects';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { createCamp } from '@camp/database/test/factories/camp';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi } from '../../test/api-under-test';

const api = serveApi({ limits: { testMails: { most: 2, per: 3_600 } } });

// Without a camp, the site would be one that is being set up.
beforeAll(() => createCamp(api.models));
beforeEach(() => api.models.Content.deleteMany({}));
afterEach(() => applySavedContent({}));

const editor = async () => {
  const { name } = await createRole(api.models, { content: ['edit-all'] });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};

type Client = Awaited<ReturnType<typeof editor>>;
const registered = 'mail-camper-registered';
const sourceOf = async (client: Client, subject: string) =>
  (await client.get(`/api/content/read/${subject}`).expect(200)).body.source;
const preview = (client: Client, subject: string, source: object, person = 0) =>
  client.post(`/api/content/preview-mail/${subject}`, { source, person });

it.each(mailSubjectNames)('previews the shipped words of %s', async (subject) => {
  const client = await editor();
  const source = await sourceOf(client, subject);

  for (const person of [0, 1, 2]) {
    const { body } = await preview(client, subject, source, person).expect(200);
    expect(body.subject).toMatch(/\w/);
    expect(body.html).toContain('src="data:image/png;base64,');
    expect(`${body.subject}${body.html.replace(/<style>.*<\/style>/s, '')}`).not.toMatch(/[{}]/);
  }
});

it('previews unsaved words for a chosen person, with the fixed parts in gray', async () => {
  const client = await editor();
  const source = await sourceOf(client, registered);

  const { body } = await preview(
    client,
    registered,
    {
      ...source,
      subject: 'Welcome, {camper}',
      text: 'Hi {first name}, **welcome** to {camp name}.',
      note: 'Bring <b>boots</b>.',
    },
    1,
  ).expect(200);

  expect(body.subject).toBe('Welcome, Maximilian Montgomery-Castellanos');
  expect(body.html).toContain(`Hi Alexandra, <strong>welcome</strong> to ${campContent.name}.`);
  expect(body.html).toContain('Bring &lt;b&gt;boots&lt;/b&gt;.');
  expect(body.html).toMatch(/grayscale\(1\)"><p [^>]*>Check-in is attached/);
  expect(await api.models.Content.countDocuments()).toBe(0);
});

it('refuses unknown, missing and impossible words of every field at once, by name', async () => {
  const client = await editor();
  const source = await sourceOf(client, registered);
  const words = {
    ...source,
    subject: 'Welcome to {kamp}',
    heading: '',
    text: 'Hello {first name} {allergies}',
    nextStep: 'See [our page](https://elsewhere.example.org)',
    nextStepWhenFree: '<script>alert(1)</script>',
    note: 'x'.repeat(301),
  };
  const known =
    'Use one of these: {camp name}, {camp email}, {greeting}, {first name}, {camper}, {year}, {when}.';
  const prose =
    'Use paragraphs, lists and **bold** only, without links. For the camp’s email address, use {camp email}.';

  for (const refused of [
    preview(client, registered, words),
    client.post(`/api/content/save/${registered}`, { version: 0, source: words }),
    client.post(`/api/content/test-mail/${registered}`, { source: words, person: 0 }),
  ]) {
    const { status, body } = await refused;
    expect(status).toBe(400);
    expect(Object.fromEntries(body.errors.map(({ path, message }: never) => [path, message]))).toEqual({
      heading: 'Enter: Heading.',
      note: 'Enter up to 300 characters.',
      subject: `{kamp} is unknown. ${known}`,
      text: `{allergies} is unknown. ${known}`,
      nextStep: prose,
      nextStepWhenFree: prose,
    });
  }
});

it('requires the names without which an email would mislead', async () => {
  const client = await editor();
  const source = await sourceOf(client, registered);

  const { body } = await preview(client, registered, { ...source, subject: 'Welcome' }).expect(400);

  expect(body.errors).toEqual([{ path: 'subject', message: 'Add {camper}.' }]);
});

it('keeps a subject on one line', async () => {
  const client = await editor();
  const source = await sourceOf(client, registered);

  const { body } = await preview(client, registered, {
    ...source,
    subject: '{camper}\r\nBcc: everyone@example.org',
  });

  expect(body.subject ?? '').not.toMatch(/[\r\n]/);
});

it('saves, lists and restores an email’s words, and keeps them out of what pages load', async () => {
  const client = await editor();
  const source = await sourceOf(client, registered);
  const save = (version: number, heading: string) =>
    client.post(`/api/content/save/${registered}`, { version, source: { ...source, heading } }).expect(200);

  await save(0, 'Welcome!');
  const { body } = await save(1, source.heading);

  expect(body.versions).toMatchObject([
    { source: { heading: source.heading } },
    { source: { heading: 'Welcome!' } },
  ]);
  await save(2, body.versions[1].source.heading);
  expect((await api.visitor.get('/api/content/current').expect(200)).body).toEqual({});
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  expect((await admin.get('/api/content/mails').expect(200)).body).toEqual({
    [registered]: { version: 3, values: { heading: 'Welcome!' } },
  });
});

it('shows a person who edits camps, but no texts, only the words of the emails in the preview of a camp', async () => {
  const client = await editor();
  for (const subject of [registered, 'mail-wrong-logins']) {
    const source = { ...(await sourceOf(client, subject)), heading: 'Our own heading' };
    await client.post(`/api/content/save/${subject}`, { version: 0, source }).expect(200);
  }
  const { name } = await createRole(api.models, { camp: ['edit-all'] });
  const campEditor = await api.signedIn(await api.createAccount({ roles: [name] }));

  const { body } = await campEditor.get('/api/content/mails').expect(200);

  expect(Object.keys(body)).toEqual([registered]);
});

it('sends tests to the editor alone, audits them, and limits their number', async () => {
  const client = await editor();
  const source = await sourceOf(client, registered);
  const send = () => client.post(`/api/content/test-mail/${registered}`, { source, person: 2 });

  const answers = await Promise.all([send(), send(), send()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  const tests = await api.models.MailTest.find({ subject: registered }).lean();
  expect(tests.map(({ userId, person }) => [String(userId), person])).toEqual([
    [client.userId, 2],
    [client.userId, 2],
  ]);
  const events = await api.models.Outbox.find({ name: 'content.mail-tested' }).lean();
  expect(events.map(({ payload }) => payload)).toEqual(
    expect.arrayContaining(tests.map(({ _id }) => ({ mailTestId: _id.toString() }))),
  );
  expect(await api.models.Audit.countDocuments({ action: 'send-test', subject: 'content' })).toBe(2);
});

it.each(['preview-mail', 'test-mail'])(
  '%s requires edit-all on content, and an existing email',
  async (call) => {
    const stranger = await api.signedIn(await api.createAccount());
    const client = await editor();
    const body = { source: {}, person: 0 };

    await stranger.post(`/api/content/${call}/${registered}`, body).expect(403);
    await client.post(`/api/content/${call}/home`, body).expect(400);
    await client.post(`/api/content/${call}/${registered}`, { ...body, person: 3 }).expect(400);
  },
);
