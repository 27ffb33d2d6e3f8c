import { createPhotograph } from '@camp/database/test/factories/photograph';
import { createRole } from '@camp/database/test/factories/role';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi();
let editor: Client;
beforeAll(async () => {
  const { name } = await createRole(api.models, { content: ['edit-all'] });
  editor = await api.signedIn(await api.createAccount({ roles: [name] }));
});

const renditions = ['480.avif', '480.webp'].map((name) => ({
  name,
  contentType: `image/${name.slice(4)}`,
  bytes: Buffer.from(`lake ${name}`),
}));
const stored = async (values: object) => {
  const { _id, imageId } = await createPhotograph(api.models, values);
  const image = { _id: imageId, subject: 'photograph', recordId: _id, contentType: 'image/webp' } as const;
  await api.models.Image.create({ ...image, bytes: Buffer.from('small'), state: 'ready', renditions });
  return { _id, address: `/images/${String(imageId)}` };
};

it('serves a shown photograph to everybody, with its type, cached forever, without a cookie', async () => {
  const { _id, address } = await stored({ inGallery: true });

  const answer = await api.visitor.get(`${address}-480.avif`).expect(200);

  const { headers } = answer;
  expect([headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
    'image/avif',
    'public, max-age=31536000, immutable',
    'nosniff',
  ]);
  expect(headers['set-cookie']).toBeUndefined();
  expect(Buffer.from(answer.body as Buffer).toString()).toBe('lake 480.avif');
  await editor.post(`/api/photograph/update/${String(_id)}`, { inGallery: false }).expect(200);
  await api.visitor.get(`${address}-480.avif`).expect(404);
});

it('serves a hidden photograph to its editors only (S42)', async () => {
  const { _id, address } = await stored({});
  const parent = await api.signedIn();

  await api.visitor.get(`${address}-480.webp`).expect(404);
  await api.visitor.get(`/api/photograph/picture/${String(_id)}`).expect(401);
  await parent.get(`/api/photograph/picture/${String(_id)}`).expect(403);
  const { body, headers } = await editor.get(`/api/photograph/picture/${String(_id)}`).expect(200);

  expect([headers['content-type'], Buffer.from(body as Buffer).toString()]).toEqual(['image/webp', 'small']);
});

it('serves a photograph under no other name', async () => {
  const { address } = await stored({ inGallery: true });

  for (const name of ['-960.webp', '', '-480', '-480.webp/..', '/..%2f..%2fpackage.json'])
    await api.visitor.get(`${address}${name}`).expect(404);
});
