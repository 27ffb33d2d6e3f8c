import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { emblem, emblemSize } from '@camp/runtime/mail/emblem';

const favicon = join(__dirname, '../../../packages/ui/src/favicon.svg');

it('is the mark of the pages, sharp on dense screens', async () => {
  const size = 2 * emblemSize;
  const drawing = sharp(await readFile(favicon), { density: 288 }).resize(size, size);

  const [inMail, onPages] = await Promise.all(
    [sharp(emblem.content), drawing].map((picture) =>
      picture.flatten({ background: 'white' }).raw().toBuffer({ resolveWithObject: true }),
    ),
  );

  expect(inMail?.info).toMatchObject({ width: size, height: size });
  const differences = [...(inMail?.data ?? [])].map((value, index) =>
    Math.abs(value - (onPages?.data[index] ?? 0)),
  );
  expect(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toBeLessThan(3);
  expect(emblem.content.length).toBeLessThan(4_000);
});
