import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
beforeEach(() => api.models.Camp.deleteMany({}));

const ask = (path: string) => api.visitor.get(path).set('Accept-Encoding', 'gzip');

it('compresses a large response for clients that accept it, and sends Vary', async () => {
  for (let year = 2026; year < 2032; year += 1) await createCamp(api.models, { year });

  const compressed = await ask('/api/camp/list');
  const plain = await api.visitor.get('/api/camp/list').set('Accept-Encoding', 'identity');

  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(compressed.body).toHaveLength(6);
  expect(compressed.body).toEqual(plain.body);
});

it('sends a small response complete and uncompressed', async () => {
  await createCamp(api.models, { year: 2026, campTheme: 'Über den Bergen' });

  const { headers, body, text } = await ask('/api/camp/current');

  expect(body).toMatchObject({ campTheme: 'Über den Bergen' });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  });
  expect(headers['content-encoding']).toBeUndefined();
});

it('forbids caching of personal responses', async () => {
  const { headers } = await (await api.signedIn()).get('/api/user/current').expect(200);

  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
});

describe('a response that is the same for everybody', () => {
  it.each(['/api/camp/current', '/api/camp/list', '/api/camp/read/ID', '/api/staff-about/list'])(
    'is requested again with its ETag and not sent twice: %s',
    async (path) => {
      const { _id } = await createCamp(api.models, { year: 2026 });
      const address = path.replace('ID', _id.toString());
      const first = await api.visitor.get(address).expect(200);

      const again = await api.visitor.get(address).set('If-None-Match', first.headers.etag ?? '');
      const other = await api.visitor.get(address).set('If-None-Match', 'W/"another"');

      expect(first.headers).toMatchObject({
        'cache-control': 'no-cache',
        etag: expect.stringMatching(/^W\/"/),
      });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);
      expect([other.status, other.body]).toEqual([200, first.body]);
    },
  );

  it('is sent again once it has changed', async () => {
    const { _id } = await createCamp(api.models, { year: 2026, campTheme: 'Brave' });
    const { headers } = await ask('/api/camp/current');
    const askAgain = () => api.visitor.get('/api/camp/current').set('If-None-Match', headers.etag ?? '');
    await askAgain().expect(304);

    await api.models.Camp.updateOne({ _id }, { campTheme: 'Rooted' });

    expect((await askAgain().expect(200)).body).toMatchObject({ campTheme: 'Rooted' });
  });
});

it('sends a refusal in the same way', async () => {
  const { headers } = await ask('/api/nothing');

  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(headers.etag).toBeUndefined();
});
