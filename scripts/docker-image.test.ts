import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { read } from './compose-file';
import { linesOf, linesOfStage, stages } from './dockerfile-stages';

const workspace = join(__dirname, '..');

/** The rules of .dockerignore: the last line that matches a file or one of its folders counts. */
const rules = linesOf('.dockerignore').map((line) => {
  const pattern = line
    .replace(/^!/, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return { lets: line.startsWith('!'), names: new RegExp(`^${pattern}(?:/|$)`) };
});
const isLetIn = (file: string) => rules.findLast(({ names }) => names.test(file))?.lets ?? true;

interface PackageFile {
  workspaces: string[];
  dependencies?: Record<string, string>;
}
const readPackage = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as PackageFile;
const workspaces = readPackage('.').workspaces.flatMap((folder) =>
  folder.endsWith('/*')
    ? readdirSync(join(workspace, folder.slice(0, -2)), { withFileTypes: true })
        .map(({ name }) => join(folder.slice(0, -2), name))
        .filter((one) => one !== 'packages/development')
    : [folder],
);

it.each([
  ...[
    '.env',
    '.env.production',
    'api/.env',
    'packages/database/.env.local',
    'secrets.json',
    '.data/mongodb/log',
    'secrets/jwt_secret',
  ],
  ...['.git/config', 'node_modules/zod/index.js', 'api/node_modules/ms/index.js', 'shell/dist/index.html'],
  ...['api/src/app.test.ts', 'shell/src/app.test.tsx', 'api/test/api-process.ts', 'docs/glossary.md'],
  ...['packages/development/testing/src/chromium.ts', 'packages/development/local-mongo/src/main.ts'],
  'packages/development/local-stripe/src/main.test.ts',
])('keeps %s out of every image', (file) => {
  expect(isLetIn(file)).toBe(false);
});

it.each([
  ...[
    'package.json',
    'package-lock.json',
    '.npmrc',
    'turbo.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'scripts/bundle.mjs',
  ],
  ...['api/src/server.ts', 'shell/webpack.config.cjs', 'packages/micro-frontend/webpack/common.cjs'],
  // Only the image of the simulator contains it.
  'packages/development/local-stripe/src/main.ts',
  ...workspaces.map((folder) => `${folder}/package.json`),
])('builds from %s', (file) => {
  expect([file, isLetIn(file)]).toEqual([file, true]);
});

it('installs before it copies sources, from only what npm reads', () => {
  const build = linesOfStage('build');
  const at = (line: RegExp) => build.findIndex((one) => line.test(one));
  expect(at(/^COPY --from=manifests/)).toBeLessThan(at(/^RUN npm ci/));
  expect(at(/^RUN npm ci/)).toBeLessThan(at(/^COPY \. \.$/));
  expect(at(/^COPY \. \.$/)).toBeLessThan(at(/turbo run build/));
  expect(linesOfStage('libraries')).not.toContainEqual(expect.stringMatching(/^COPY (?!--from=manifests)/));
  expect(linesOfStage('manifests').at(-1)).toMatch(
    /^RUN find \. -type f ! -name package\.json ! -name package-lock\.json ! -name \.npmrc -delete/,
  );
});

it.each(['api', 'worker'])(
  'copies only build output and libraries into the %s image, never the whole folder',
  (name) => {
    const copies = linesOfStage(name).filter((line) => /^(?:COPY|ADD) /.test(line));
    expect(copies.length).toBeGreaterThan(1);
    for (const line of copies)
      expect(line).toMatch(
        /^COPY (?:--from=libraries \/app \.|--from=build \/app\/([\w-]+\/dist) \1|(scripts\/(?:admin|backup|doctor|setup)\.mjs) \2)$/,
      );
  },
);

it('leaves out what neither process needs, and what only development needs', () => {
  const needed = new Set(['api', 'worker']);
  for (const folder of needed)
    for (const name of Object.keys(readPackage(folder).dependencies ?? {}))
      if (name.startsWith('@camp/')) needed.add(name.replace('@camp/', 'packages/'));
  const [install = ''] = linesOfStage('libraries').filter((line) => line.startsWith('RUN'));
  const steps = install.replace(/^RUN /, '').split('&& ');

  expect(steps[0]).toMatch(/^npm ci --omit=dev --workspace api --workspace worker *$/);
  const removed = steps[1]?.trim().split(' ').slice(2) ?? [];
  const left = workspaces.filter((folder) => !removed.some((one) => `${folder}/`.startsWith(`${one}/`)));
  expect(left.sort()).toEqual([...needed].sort());
  expect(steps.slice(2).map((step) => step.split(' ').slice(0, 3).join(' '))).toEqual([
    'npm pkg set',
    'npm pkg delete',
    'npm pkg delete',
    'npm prune --omit=dev',
    'npm cache clean',
    'rm -rf packages',
  ]);
});

it('runs on the Node that .nvmrc names', () => {
  const [, major] =
    /^node:(\d+)\.\d+\.\d+-bookworm-slim(?:@sha256:[0-9a-f]{64})?$/.exec(stages.get('base')?.from ?? '') ??
    [];
  expect(major).toBe(read('.nvmrc').trim());
});
