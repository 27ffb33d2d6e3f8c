import { photographLimit } from '@camp/contracts/photograph/limits';
import { campAlbum } from '@camp/database/photograph/album-model';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { pictureOf } from '../../test/pictures';

const api = serveApi();
let editor: Awaited<ReturnType<typeof api.signedIn>>;
beforeAll(async () => {
  const { name } = await createRole(api.models, { content: ['edit-all'] });
  editor = await api.signedIn(await api.createAccount({ roles: [name] }));
});
beforeEach(() => Promise.all([api.models.Photograph.deleteMany({}), api.models.Album.deleteMany({})]));

const upload = (bytes: Buffer, name = 'lake.jpg') =>
  editor.post('/api/photograph/create').field('name', name).attach('image', bytes, name);
/** Different bytes of the same picture: the same ones again would be the same submit. */
const another = (index: number) => Buffer.concat([pictureOf('jpeg'), Buffer.from(`${index}`)]);
const names = async () => {
  const { body } = await editor.get('/api/photograph/all').expect(200);
  return (body as { name: string }[]).map(({ name }) => name);
};

describe('an upload', () => {
  it('is stored at the end, hidden, with the event that makes its pictures', async () => {
    await upload(another(1), 'first.jpg').expect(201);

    const { body, status } = await upload(pictureOf('jpeg'));

    expect([status, body.msg]).toEqual([
      201,
      {
        ...{ _id: body._id, name: 'lake.jpg', state: 'processing', alt: '', consent: null },
        ...{ inGallery: false, onHome: false, picture: null, createdAt: expect.any(String) },
      },
    ]);
    expect(await names()).toEqual(['first.jpg', 'lake.jpg']);
    const image = await api.models.Image.findOne({ subject: 'photograph', recordId: body._id }).orFail();
    const stored = { name: 'image.stored', 'payload.imageId': image._id.toString() } as const;
    expect(await api.models.Outbox.countDocuments(stored)).toBe(1);
    expect((await api.visitor.get('/api/photograph/list')).body).toEqual([]);
  });

  it.each([
    ['no file', undefined, 'Please select an image file.'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      /JPEG, PNG or WebP/,
    ],
    [
      'a page with the name of a picture',
      Buffer.from('<!doctype html><script>1</script>'),
      /JPEG, PNG or WebP/,
    ],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000;      ', 'latin1'), /JPEG, PNG or WebP/],
    ['more pixels than a camera has', pictureOf('huge-png'), /The limit is 40 megapixels/],
    ['an animation', pictureOf('animated-webp'), /isn’t animated/],
  ])('is refused with %s, on the field', async (_what, bytes, message) => {
    const { status, body } = bytes
      ? await upload(bytes)
      : await editor.post('/api/photograph/create', { name: 'lake.jpg' });

    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'image', message: expect.stringMatching(message) }],
    ]);
    expect(await api.models.Photograph.countDocuments()).toBe(0);
    expect(await api.models.Album.countDocuments()).toBe(0);
  });

  it('never exceeds the limit, however many uploads arrive at once', async () => {
    const photographs = Array.from({ length: photographLimit - 2 }, () => new Types.ObjectId());
    await api.models.Album.create({ _id: campAlbum, photographs });
    const images = await api.models.Image.countDocuments();

    const answers = await Promise.all([1, 2, 3, 4, 5].map((index) => upload(another(index))));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'There’s room for 200 photographs. Delete some to make room for others.',
    );
    expect((await api.models.Album.findOne().orFail()).photographs).toHaveLength(photographLimit);
    expect(await api.models.Photograph.countDocuments()).toBe(2);
    expect(await api.models.Image.countDocuments()).toBe(images + 2);
  });

  it('starts the album once, however many uploads arrive at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((index) => upload(another(index), `${index}.jpg`)));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await names()).sort()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
  });
});
