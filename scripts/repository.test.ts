import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  steps: Step[];
  strategy?: { matrix: { node?: number[] } };
}
interface PackageFile {
  version: string;
  license?: string;
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readPackage = (file: string) => JSON.parse(read(file)) as PackageFile;

const { version, license, scripts } = readPackage('package.json');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
const workspaces = Object.keys(packages).filter(
  (folder) => folder !== '' && !folder.includes('node_modules'),
);

const workflows = readdirSync(join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`);
const jobsOf = (file: string) => (parse(read(file)) as { jobs: Record<string, Job> }).jobs;
const steps = workflows.flatMap((file) => Object.values(jobsOf(file)).flatMap((job) => job.steps));

it('has one version, the first one in the changelog', () => {
  const own = workspaces.map((folder) => readPackage(join(folder, 'package.json')));
  const needed = own.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@camp/')),
  );

  expect(new Set([...own.map((one) => one.version), ...needed.map(([, wanted]) => wanted)])).toEqual(
    new Set([version]),
  );
  expect(/^## (\d\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  expect(read('LICENSE')).toMatch(new RegExp(`^${license} License\n`));
});

/** Files that tell people or machines which commands to run. */
const instructions = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.github/pull_request_template.md',
  '.github/ISSUE_TEMPLATE/bug.yml',
  '.devcontainer/devcontainer.json',
  ...workflows,
];

it.each(instructions)('%s names only existing npm scripts', (file) => {
  const named = [...read(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script);

  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

it('runs only executable programs of the repository', () => {
  const programs = steps.flatMap(({ run }) => /^scripts\/\S+/.exec(run ?? '')?.[0] ?? []);

  expect(programs).toHaveLength(3);
  for (const program of programs) expect(() => accessSync(join(root, program), constants.X_OK)).not.toThrow();
});

it('uses exact versions of actions and images, which the update bot may pin to a digest', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  const files = ['Dockerfile', '.devcontainer/Dockerfile', 'docker-compose.yml'].map(read).join('\n');
  const images = [...files.matchAll(/(?:^FROM|image:) (\S+:\S+)/gm)].map(([, image]) => image);

  expect(actions.filter((action) => !/@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(action))).toEqual([]);
  expect(images.length).toBeGreaterThan(3);
  expect(
    images.filter((image) => !/:\d+\.\d+\.\d+(?:-[\w.-]+)?(?:@sha256:[0-9a-f]{64})?$/.test(image ?? '')),
  ).toEqual([]);
});

it('tests on every supported Node, and starts on the oldest, which warns', () => {
  const { checks, tests, 'oldest-node': oldest, ...others } = jobsOf('.github/workflows/ci.yml');
  const nodeVersion = read('scripts/bootstrap/node-version.mjs');
  const [, needed = ''] = /needed = \[(.*)\]/.exec(nodeVersion) ?? [];
  const [, sentence = ''] = /'(.*)'/.exec(oldest?.steps.at(-1)?.run ?? '') ?? [];

  expect(tests?.strategy?.matrix.node).toEqual([22, 24]);
  expect(tests?.strategy?.matrix.node).toContain(Number(read('.nvmrc')));
  expect(tests?.strategy?.matrix.node?.[0]).toBe(Number(/oldestMaintained = (\d+)/.exec(nodeVersion)?.[1]));
  expect(JSON.stringify(oldest)).toContain(`"${needed.replace(', ', '.')}.0"`);
  expect(nodeVersion).toContain(sentence);
  expect(commandsOf(checks)).toEqual(['format:check', 'lint', 'cycles', 'typecheck']);
  expect(Object.values(others).flatMap(commandsOf)).toEqual(['test:browsers']);
  // `npm test` counts the tests that needed a second try.
  expect(runsOf(tests)).toContain('npm test -- --only=jest --shard=${{ matrix.part }}');
  expect(runsOf(others.browsers)).toContain('npm test -- --only=browser');
});

const runsOf = (job: Job | undefined) => (job?.steps ?? []).map(({ run }) => run);

const commandsOf = (job: Job | undefined) =>
  (job?.steps ?? []).flatMap(({ run }) => /^npm run (\S+)/.exec(run ?? '')?.[1] ?? []);

it('develops on the Node of the images', () => {
  const versionIn = (file: string) => /^FROM node:(\d+\.\d+\.\d+)/m.exec(read(file))?.[1];

  expect(versionIn('.devcontainer/Dockerfile')).toBe(versionIn('Dockerfile'));
});
