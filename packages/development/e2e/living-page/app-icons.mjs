// Renders the icons for home screens from the favicon: npm run app-icons -w @camp/e2e.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const source = fileURLToPath(new URL('../../../ui/src/', import.meta.url));
const folder = `${source}app-icons/`;
const favicon = await readFile(`${source}favicon.svg`);
const pine = '#24493d';

const render = (size) =>
  sharp(favicon, { density: (72 * size) / 40 })
    .resize(size, size)
    .png();

/** On a full square, with the drawing within the part that every phone shows: 80 percent of the width. */
async function onSquare(size) {
  const drawing = await render(Math.round(size * 0.8)).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: pine } })
    .composite([{ input: drawing }])
    .png();
}

await mkdir(folder, { recursive: true });
for (const size of [192, 512]) await render(size).toFile(`${folder}app-icon-${size}.png`);
await (await onSquare(180)).toFile(`${folder}app-icon-180.png`);
await (await onSquare(512)).toFile(`${folder}app-icon-maskable-512.png`);
