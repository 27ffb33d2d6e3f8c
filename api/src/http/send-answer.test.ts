import { createCamp } from '@camp/testing/factories/camp';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
beforeEach(() => api.models.Camp.deleteMany({}));

const ask = (path: string) => api.visitor.get(path).set('Accept-Encoding', 'gzip');

it('packs a large answer for who takes that, and says that it depends on that', async () => {
  for (let year = 2026; year < 2032; year += 1) await createCamp(api.models, { year });

  const packed = await ask('/api/camp/list');
  const plain = await api.visitor.get('/api/camp/list').set('Accept-Encoding', 'identity');

  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.body).toHaveLength(6);
  expect(packed.body).toEqual(plain.body);
});

it('sends a small answer as it is, whole, and kept by nobody', async () => {
  await createCamp(api.models, { year: 2026, campTheme: 'Über den Bergen' });

  const { headers, body, text } = await ask('/api/camp/current');

  expect(body).toMatchObject({ campTheme: 'Über den Bergen' });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
  });
  expect([headers['content-encoding'], headers.etag]).toEqual([undefined, undefined]);
});

it('answers a refusal in the same way', async () => {
  const { headers } = await ask('/api/nothing');

  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(headers.etag).toBeUndefined();
});
