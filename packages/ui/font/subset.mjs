// Reduces the display font to what headings use: Latin letters in one weight (620, styles/base.css). The first file is
// part of every first load, and a quarter of the package's Latin file. Run this after an update of the font package:
// npm run font -w @camp/ui
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
);
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
// Two files, each loaded once one of its letters is used (styles/fonts.css).
const files = {
  fraunces: `${range(0x20, 0x7e)}©°·×–—‘’“”…•`,
  'fraunces-accents': `${range(0xc0, 0xff).replace('×', '')}¡¿`,
};

const whole = await readFile(source);
for (const [name, letters] of Object.entries(files)) {
  const subset = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 620 },
    // The features that browsers apply by default, and tabular figures for tables and totals.
    keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
  });
  await writeFile(new URL(`../src/fonts/${name}.woff2`, import.meta.url), subset);
}
