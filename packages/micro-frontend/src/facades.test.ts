import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const facadeFolder = path.join(root, 'packages/micro-frontend/webpack/facades');
const browserSide = [
  'shell/src',
  'public-app/src',
  'admin-app/src',
  'packages/ui/src',
  'packages/forms/src',
  'packages/api-client/src',
];

const sources = browserSide
  .flatMap((folder) =>
    execFileSync('find', [path.join(root, folder), '-name', '*.ts', '-o', '-name', '*.tsx'], {
      encoding: 'utf8',
    })
      .trim()
      .split('\n'),
  )
  // The build renders the first paint in Node, with the libraries themselves.
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/first-paint\//.test(file));

const namesIn = (list: string) =>
  list
    .replace(/\/\/.*/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0]);

/** The values that the product imports from a library, with their files. */
function imported(library: string): { file: string; name: string | undefined }[] {
  const statement = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g');
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(statement)].flatMap(([, list = '']) =>
      namesIn(list).map((name) => ({ file: path.relative(root, file), name })),
    ),
  );
}

const exported = (facade: string) =>
  [...readFileSync(path.join(facadeFolder, facade), 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(
    ([, list = '']) => namesIn(list),
  );

describe.each([
  { library: 'react-router-dom', facade: 'react-router-dom.mjs' },
  { library: '@tanstack/react-query', facade: 'react-query.mjs' },
])('shared facade of $library', ({ library, facade }) => {
  it('exports everything that the product imports', () => {
    const missing = imported(library).filter(({ name }) => !exported(facade).includes(name));

    expect(imported(library).length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  it('exports nothing else', () => {
    const used = new Set(imported(library).map(({ name }) => name));

    expect(exported(facade).filter((name) => !used.has(name))).toEqual([]);
  });
});
