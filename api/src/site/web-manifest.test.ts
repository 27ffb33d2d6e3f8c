import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { campYearDefaults } from '@camp/contracts/camp/dates';
import { createCamp } from '@camp/database/test/factories/camp';
import { imageSize } from 'image-size';
import { serveApi } from '../../test/api-under-test';
import { shippedIcons } from './app-icons';

const api = serveApi();

const iconFile = (address: string) => join(__dirname, '../../../packages/ui/src/app-icons', address);

it('is missing while the camp sets up its site', async () => {
  expect((await api.visitor.get('/manifest.webmanifest')).status).toBe(404);
});

it('names the camp and its icons', async () => {
  await createCamp(api.models, { year: 2026, ...campYearDefaults(2026) });
  const { status, headers, body } = await api.visitor.get('/manifest.webmanifest');

  expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-cache', undefined]);
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(body).toMatchObject({
    name: campContent.name,
    start_url: '/',
    icons: shippedIcons.map(({ src }) => expect.objectContaining({ src, type: 'image/png' }) as object),
  });
  expect(campContent.name.startsWith(body.short_name)).toBe(true);
});

it.each(shippedIcons)('has an icon of the declared size: $src', ({ src, sizes }) => {
  const { width, height, type } = imageSize(readFileSync(iconFile(src)));

  expect([`${width}x${height}`, type]).toEqual([sizes, 'png']);
});

it('has the name that the camp saved, without cutting a word', async () => {
  const name = 'Mountainside Adventure Camp';
  await api.models.Content.create({ subject: 'camp', version: 1, values: [{ path: 'name', value: name }] });

  const { body } = await api.visitor.get('/manifest.webmanifest');

  expect(body).toMatchObject({ name, short_name: 'Mountainside' });
  await api.models.Content.deleteMany({});
  applySavedContent({});
});
