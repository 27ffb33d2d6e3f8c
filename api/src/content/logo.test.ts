import { applySavedContent } from '@camp/contracts/content/saved-content';
import { appearanceContent } from '@camp/contracts/content/appearance';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { serveApi, type Client } from '../../test/api-under-test';
import { pictureOf } from '../../test/pictures';

const api = serveApi();

beforeEach(() => Promise.all([api.models.Content.deleteMany({}), api.models.Image.deleteMany({})]));
afterEach(() => applySavedContent({}));

const editor = async () => {
  const { name } = await createRole(api.models, { content: ['edit-all'] });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};
const upload = (client: Client, bytes: Buffer) =>
  client.post('/api/content/logo').attach('logo', bytes, 'logo');
const save = (client: Client, version: number, source: object) =>
  client.post('/api/content/save/appearance', {
    version,
    source: { accent: appearanceContent.accent, logo: '', ...source },
  });
const svg = (content = '') =>
  Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
const errorsOf = async (answer: Promise<{ status: number; body: { errors?: object } }>) => {
  const { status, body } = await answer;
  return { status, errors: body.errors };
};

it('refuses a color that is hard to read, with what was measured', async () => {
  expect(await errorsOf(save(await editor(), 0, { accent: '#FFCC00' }))).toEqual({
    status: 400,
    errors: [
      {
        path: 'accent',
        message:
          'Choose a darker color. On green areas, this one has a contrast of 1.2:1, and text needs 4.5:1.',
      },
    ],
  });
});

it('refuses what is no color, without measuring it', async () => {
  expect(await errorsOf(save(await editor(), 0, { accent: 'red' }))).toEqual({
    status: 400,
    errors: [{ path: 'accent', message: 'Enter a color such as #a3461f.' }],
  });
});

it.each([
  ['a PNG file', pictureOf('png'), 'image/png'],
  ['a drawing', svg('<path d="M0 0h9v9z"/>'), 'image/svg+xml'],
])('uses an uploaded logo once it is prepared: %s', async (_kind, bytes, contentType) => {
  const client = await editor();

  const { logo } = (await upload(client, bytes).expect(201)).body;
  const early = await errorsOf(save(client, 0, { logo }));
  const original = await api.visitor.get(`/images/${logo}-96.png`);
  await api.models.Image.updateOne({ _id: logo }, { state: 'ready' });
  await save(client, 0, { logo }).expect(200);

  expect(early).toEqual({
    status: 400,
    errors: [{ path: 'logo', message: 'Your logo is still being prepared. Please try again in a moment.' }],
  });
  expect([original.status, original.body.code]).toEqual([404, 'image-pending']);
  expect(await api.models.Image.findById(logo).orFail()).toMatchObject({ subject: 'logo', contentType });
  const { body } = await api.visitor.get('/api/content/current').expect(200);
  expect(body.appearance.values).toEqual({ logo });
});

it.each([
  ['no file', undefined, 'Choose a picture.'],
  ['a text', Buffer.from('A camp, a tent, a fire.'), 'Please select an image file (JPEG, PNG or WebP).'],
  ['too many pixels', pictureOf('huge-png'), 'Please choose a smaller picture. The limit is 40 megapixels.'],
  ['too large a drawing', svg(' '.repeat(200_000)), 'Choose a smaller SVG file. The limit is 200 kB.'],
  [
    'entities',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
    'This SVG file contains links or pictures. Save it as a PNG file and choose that.',
  ],
  [
    'another file',
    svg('<image href="file:///etc/passwd"/>'),
    'This SVG file contains links or pictures. Save it as a PNG file and choose that.',
  ],
  [
    'a picture inside of a drawing',
    svg('<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>'),
    'This SVG file contains links or pictures. Save it as a PNG file and choose that.',
  ],
  [
    'a drawing in an encoding that would hide its parts',
    Buffer.from('<?xml version="1.0" encoding="utf-7"?><svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    'This SVG file contains links or pictures. Save it as a PNG file and choose that.',
  ],
  [
    'a drawing with such an encoding far behind a byte order mark',
    Buffer.from(`\uFEFF<?xml version="1.0"${' '.repeat(900)}encoding='utf-16'?><svg></svg>`),
    'This SVG file contains links or pictures. Save it as a PNG file and choose that.',
  ],
])('refuses %s as a logo', async (_case, bytes, message) => {
  const client = await editor();

  const answer = bytes ? upload(client, bytes) : client.post('/api/content/logo').field('other', 'x');

  expect(await errorsOf(answer)).toEqual({ status: 400, errors: [{ path: 'logo', message }] });
  expect(await api.models.Image.countDocuments()).toBe(0);
});

it.each(['<?xml', '<?xml encoding', '<?xml encoding = ', 'href', 'href = ', '<svg', '\n'])(
  'answers at once for the largest drawing that repeats %j',
  async (part) => {
    const client = await editor();
    const begin = '<svg ';
    const bytes = Buffer.from(begin + part.repeat((200_000 - begin.length) / part.length));
    const since = performance.now();

    await upload(client, bytes).expect(201);

    expect(performance.now() - since).toBeLessThan(3_000);
  },
);

it('refuses a logo that is another kind of picture, or none', async () => {
  const client = await editor();
  const recordId = new Types.ObjectId();
  const bytes = Buffer.from('x');
  const proof = await api.models.Image.create({
    ...{ subject: 'camper', recordId, bytes, contentType: 'image/webp', state: 'ready' },
  });

  for (const logo of [String(proof._id), String(recordId)])
    expect(await errorsOf(save(client, 0, { logo }))).toEqual({
      status: 400,
      errors: [{ path: 'logo', message: 'We can’t read this logo. Please choose another file.' }],
    });
});

it('deletes logos that nobody saved, and none that can be restored', async () => {
  const client = await editor();
  const logoBy = async (who: Client) => String((await upload(who, svg()).expect(201)).body.logo);
  const [unused, first, second] = [await logoBy(client), await logoBy(client), await logoBy(client)];
  await api.models.Image.updateMany({}, { state: 'ready' });
  await save(client, 0, { logo: first }).expect(200);
  await save(client, 1, { logo: second }).expect(200);

  api.clock.pass(25 * 60 * 60 * 1000);
  const last = await logoBy(await editor());

  const left = await api.models.Image.find({}, { _id: 1 });
  expect(left.map(({ _id }) => String(_id)).sort()).toEqual([first, second, last].sort());
  expect(left.map(({ _id }) => String(_id))).not.toContain(unused);
});

it('refuses more logos than anybody needs, until one is saved', async () => {
  const client = await editor();
  const unsaved = Array.from({ length: 20 }, () => {
    const _id = new Types.ObjectId();
    const file = { bytes: Buffer.from('x'), contentType: 'image/png' };
    return { ...file, _id, subject: 'logo' as const, recordId: _id };
  });
  await api.models.Image.create(unsaved);

  expect(await errorsOf(upload(client, svg()))).toEqual({
    status: 400,
    errors: [
      {
        path: 'logo',
        message: 'You uploaded many logos today. Save one of them, or try again tomorrow.',
      },
    ],
  });
  expect(await api.models.Image.countDocuments()).toBe(20);
});

it('is read from the database once, not by every visitor', async () => {
  const client = await editor();
  const { logo } = (await upload(client, pictureOf('png')).expect(201)).body;
  const renditions = [{ name: '96.png', contentType: 'image/png', bytes: Buffer.from('small') }];
  await api.models.Image.updateOne({ _id: logo }, { state: 'ready', renditions });
  await save(client, 0, { logo }).expect(200);
  await api.visitor.get('/api/content/current').expect(200);
  const first = await api.visitor.get(`/images/${logo}-96.png`).expect(200);

  await api.models.Image.deleteMany({});
  const again = await api.visitor.get(`/images/${logo}-96.png`).expect(200);

  expect([first, again].map(({ body }) => String(body))).toEqual(['small', 'small']);
  expect(again.headers['content-type']).toBe('image/png');
  await api.visitor.get(`/images/${logo}-97.png`).expect(404);
});

it('refuses people without the right', async () => {
  await upload(await api.signedIn(), svg()).expect(403);
  await upload(api.visitor, svg()).expect(401);
});
