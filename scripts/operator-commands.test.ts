import { allChecks } from '@camp/api/doctor/all-checks';
import { trackedFiles } from '@camp/testing/tracked-files';
import { compose, read, services } from './compose-file';

/** All documents, and the comments of the files that an operator reads. */
const files = [
  ...trackedFiles((file) => file.endsWith('.md')),
  ...['docker-compose.yml', 'Dockerfile', 'api/src/setup/next-steps.ts'],
];
/** Continued lines are joined, also in comments. */
const texts = new Map(files.map((file) => [file, read(file).replace(/\\\n\s*(?:# *)?/g, '')]));
texts.set('what doctor says to do', allChecks.map(({ help }) => help).join('\n'));

/** Every match of a pattern's first group that is not among the allowed, as `file: word`. */
function unknownIn(pattern: RegExp, allowed: readonly string[], least: number): string[] {
  const found = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, word = '']) => ({ file, word })),
  );
  expect(found.length).toBeGreaterThanOrEqual(least);
  return found.filter(({ word }) => !allowed.includes(word)).map(({ file, word }) => `${file}: ${word}`);
}

/** The words after a program's name, as its source compares them. */
const commandsOf = (file: string) =>
  [...read(file).matchAll(/\bcommand [!=]== '([a-z-]+)'/g)].map(([, command = '']) => command);

const packages = trackedFiles((file) => /(?:^|\/)package\.json$/.test(file));
const scripts = packages.flatMap((file) =>
  Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {}),
);

it('names only npm scripts that exist', () => {
  expect(unknownIn(/npm run ([a-z][\w:-]*)/g, scripts, 100)).toEqual([]);
});

it('names only commands that the programs know', () => {
  const [admin, backup] = [commandsOf('api/src/admin.ts'), commandsOf('worker/src/backup/main.ts')];

  expect(admin.length).toBeGreaterThan(5);
  expect(unknownIn(/\badmin -- ([a-z][a-z-]*)/g, admin, 10)).toEqual([]);
  expect(unknownIn(/\bbackup -- ([a-z][a-z-]*)/g, backup, 2)).toEqual([]);
  expect(unknownIn(/\bbackup\.cjs ([a-z][a-z-]*)/g, backup, 1)).toEqual([]);
});

it('names only secrets that compose has', () => {
  expect(unknownIn(/\bsecrets\/([a-z0-9_]+)/g, Object.keys(compose.secrets), 30)).toEqual([]);
});

it('sets only variables that a program reads', () => {
  const table = [...read('README.md').matchAll(/^\| `([A-Z0-9_]+)` /gm)].map(([, name = '']) => name);
  const ofTests = ['TEST_SUITE', 'TEST_MONGODB_URI', 'TEST_MONGODB_I_KNOW', 'CHROMIUM_PATH'];
  const ofImages = [
    'REDISCLI_AUTH',
    'TURBO_TELEMETRY_DISABLED',
    'NPM_CONFIG_CACHE',
    'NPM_CONFIG_UPDATE_NOTIFIER',
  ];
  const known = [...table, ...table.map((name) => `${name}_FILE`), ...ofTests, ...ofImages];

  expect(unknownIn(/(?<![\w$])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/g, known, 10)).toEqual([]);
});

/** Options of docker compose that are followed by a value. */
const withValue = ['--volume', '--env', '--user', '--profile'];
/** Subcommands whose first word is the service, and the rest its command. */
const runsInside = ['exec', 'run'];

/** The services in the words after `docker compose exec` and the like. */
function servicesIn(subcommand: string, words: string): string[] {
  const given = words.trim().split(/\s+/);
  const names = given.filter(
    (word, at) => word !== '' && !word.startsWith('-') && !withValue.includes(given[at - 1] ?? ''),
  );
  return runsInside.includes(subcommand) ? names.slice(0, 1) : names;
}

it('names only services that exist', () => {
  const named = [...texts].flatMap(([file, text]) =>
    [
      ...text.matchAll(
        /docker compose (exec|run|up|rm|logs|restart|stop|start|build|kill|pull|ps)\b([^`\n#<>|&),.]*)/g,
      ),
    ].flatMap(([, subcommand = '', words = '']) =>
      servicesIn(subcommand, words).map((service) => ({ file, service })),
    ),
  );

  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ service }) => !Object.keys(services).includes(service))).toEqual([]);
});
