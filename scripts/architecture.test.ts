import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The rows of a section's table without its header. Each cell has its texts in backquotes. */
const rowsOf = (section: string) =>
  [...(page.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (.*) \|$/gm)]
    .slice(2)
    .map(([, row = '']) =>
      row.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
    );

it('names only existing files and folders', () => {
  const paths = [...page.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);

  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('lists every folder of the API that is no concept of the contracts, and where to start', () => {
  const concepts = foldersIn('packages/contracts/src');
  const rows = rowsOf('Inside the API');
  const documented = rows.map(([[folder] = []]) => folder ?? '');

  expect(
    foldersIn('api/src').filter((folder) => !concepts.includes(folder) && !documented.includes(folder)),
  ).toEqual([]);
  expect(
    rows.filter(
      ([[folder = ''] = [], , [file = ''] = []]) => !existsSync(join(root, 'api/src', folder, file)),
    ),
  ).toEqual([]);
});

interface Layer {
  files: string[];
  rules: { 'no-restricted-imports': [string, { patterns: { regex: string }[] }] };
}

/** The layers and forbidden imports in eslint.config.mjs, which is an ES module. */
const layersOfEslint = () => {
  const script = `import config from './eslint.config.mjs';
    console.log(JSON.stringify(config.filter(({ rules }) => rules?.['no-restricted-imports'])))`;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })) as Layer[];
};

it('lists who may import whom, like ESLint, for every package', () => {
  const layers = layersOfEslint().map(({ files, rules }) => ({
    folders: files.map(
      (pattern) =>
        new RegExp(
          `^${pattern.replace('/src/**', '').replace('{', '(?:').replace('}', ')').replaceAll(',', '|')}$`,
        ),
    ),
    refused: new RegExp(rules['no-restricted-imports'][1].patterns[0]?.regex ?? ''),
  }));
  const packages = foldersIn('packages').filter((name) => name !== 'development');
  const apps = ['shell', 'public-app', 'admin-app', 'api', 'worker'];
  const names = [...packages, ...foldersIn('packages/development'), ...apps];
  const documented = rowsOf('Who may import whom').flatMap(([folders = [], imported = []]) =>
    folders.map((folder) => [folder, [...imported].sort()] as const),
  );

  expect(documented.map(([folder]) => folder).sort()).toEqual(
    [...packages.map((name) => `packages/${name}`), ...apps].sort(),
  );
  const held = documented.map(([folder]) => {
    const layer = layers.find(({ folders }) => folders.some((one) => one.test(folder)));
    return [folder, names.filter((name) => layer && !layer.refused.test(`@camp/${name}/any`)).sort()];
  });
  expect(documented).toEqual(held);
});

it('lists what only development runs', () => {
  const [, named = ''] = /`packages\/development` \((.*?)\)/.exec(page) ?? [];

  expect([...named.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort()).toEqual(
    foldersIn('packages/development').sort(),
  );
});
