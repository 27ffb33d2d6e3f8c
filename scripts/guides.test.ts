import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mostBytes, pictures } from '@camp/e2e/site/pictures';
import { productTexts } from '@camp/testing/texts/product-texts';
import { trackedFiles } from '@camp/testing/tracked-files';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = trackedFiles((file) => file.endsWith('.md'));
const guides = readdirSync(join(root, 'docs/guides')).map((file) => `docs/guides/${file}`);
const folder = 'docs/pictures';
const stored = readdirSync(join(root, folder));

it('has every picture that a document shows, and shows every picture', () => {
  const shown = documents.flatMap((file) =>
    [...read(file).matchAll(/!\[([^\]]*)\]\(([^)]*pictures\/[^)]+)\)/g)].map(([, words, path = '']) => ({
      words,
      picture: basename(path),
    })),
  );

  expect([...new Set(shown.map(({ picture }) => picture))].sort()).toEqual([...stored].sort());
  // For people who can't see it.
  expect(shown.filter(({ words = '' }) => words.split(' ').length < 4)).toEqual([]);
});

it('takes every picture by a command, and each is small', () => {
  const taken = [...pictures.map(({ name }) => name), 'product'].map((name) => `${name}.webp`);

  expect([...stored].sort()).toEqual(taken.sort());
  expect(stored.filter((file) => statSync(join(root, folder, file)).size > mostBytes)).toEqual([]);
});

it('names only labels that are on the screen', () => {
  const texts = new Set(productTexts().flatMap(({ text }) => [text, text.replace(/[.:]$/, '')]));
  // A part of a sentence has to be long enough to be recognized.
  const isOnScreen = (label: string) =>
    texts.has(label) || (label.length > 15 && [...texts].some((text) => text.includes(label)));
  const labels = guides.flatMap((file) =>
    [...read(file).matchAll(/“([^“”]+)”/g)].map(([, label = '']) => ({ file, label })),
  );

  expect(labels.length).toBeGreaterThan(60);
  expect(labels.filter(({ label }) => !isOnScreen(label))).toEqual([]);
});

it('names only commands that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const named = guides.flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
  );

  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !Object.keys(scripts).includes(name ?? ''))).toEqual([]);
});

it('is at most two printed pages for the nurse, the treasurer and the registrar', () => {
  for (const name of ['nurse', 'treasurer', 'registrar'])
    expect(read(`docs/guides/${name}.md`).split(/\s+/).length).toBeLessThan(900);
});
