import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface PackageFile {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
const workspaces = Object.keys(packages).filter((folder) => !folder.includes('node_modules'));
const files = workspaces.map((folder) => JSON.parse(read(join(folder, 'package.json'))) as PackageFile);
const librariesIn = (kind: keyof PackageFile) =>
  new Set(
    files.flatMap((file) => Object.keys(file[kind] ?? {})).filter((name) => !name.startsWith('@camp/')),
  );
const toStart = librariesIn('dependencies');
const libraries = new Set([...toStart, ...librariesIn('devDependencies')]);

const page = read('docs/dependencies.md');
const rowsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => name?.startsWith('`'))
    .map(([, name = '', why, instead]) => ({ name: name.replaceAll('`', ''), why, instead }));
const rows = rowsOf(page);

it('lists every library of each package.json once, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...libraries].sort());
});

it('gives the reason for each and, except for types, a possible replacement', () => {
  const silent = rows.filter(({ why, instead }) => !why || (!why.startsWith('types') && !instead));

  expect(silent).toEqual([]);
});

it('installs only the tables before the last one for a start', () => {
  const [before = ''] = page.split('## To check and develop');

  expect(new Set(rowsOf(before).map(({ name }) => name))).toEqual(toStart);
});
