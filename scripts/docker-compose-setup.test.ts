import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { envSchema as apiSchema } from '@camp/api/env';
import { demoInstallation, realInstallation } from '@camp/api/setup/installations';
import { setupFiles, type Installation } from '@camp/api/setup/setup-files';
import { writeFiles } from '@camp/api/setup/write-files';
import { readEnv } from '@camp/runtime/env';
import { checkProductionStart } from '@camp/runtime/production';
import { medicalKey } from '@camp/testing/medical-key';
import { envSchema as workerSchema } from '@camp/worker/env';
import { compose, filledIn, named, preset, product, read, services } from './compose-file';

const schemas = { api: apiSchema, worker: workerSchema };
const random = () => randomBytes(24).toString('hex');
const owner = { uid: process.getuid?.() ?? 1000, gid: process.getgid?.() ?? 1000 };
const made = {
  medicalKey,
  ...{ jwtSecret: random(), mongodbPassword: random(), mongodbKey: random(), redisPassword: random() },
  operator: { identity: 'AGE-SECRET-KEY-1OPERATOR', recipient: `age1${random()}aaaaaaaaaa` },
  tester: { identity: 'AGE-SECRET-KEY-1TESTER', recipient: `age1${random()}bbbbbbbbbb` },
};
const answers = {
  domain: 'camp.example.org',
  sender: "Girls' Camp <camp@camp.example.org>",
  smtpUrl: 'smtps://camp:password@smtp.camp.example.org',
  stripeSecretKey: `sk_live_${random()}`,
  stripeWebhookSecret: `whsec_${random()}`,
  administrator: 'office@camp.example.org',
};
const filesFor = (installation: Installation) => setupFiles(installation, made, owner);
/** What `npm run setup` writes. */
const filesOf = { real: filesFor(realInstallation(answers)), demo: filesFor(demoInstallation()) };
const variablesOf = (kind: keyof typeof filesOf): Record<string, string> =>
  Object.fromEntries(
    [...(filesOf[kind]['.env'] ?? '').matchAll(/^(\w+)='(.*)'$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll("\\'", "'"),
    ]),
  );

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The environment of a process after `npm run setup`. */
const startWith = (name: (typeof product)[number], kind: keyof typeof filesOf, without?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'camp-compose-'));
  folders.push(folder);
  writeFiles(folder, filesOf[kind], owner);
  const variables = variablesOf(kind);
  if (without) delete variables[without];
  const values = Object.entries(named(name).environment ?? {}).map(([variable, value]) => [
    variable,
    filledIn(value, variables).replace('/run/secrets/', `${folder}/secrets/`),
  ]);
  const environment = readEnv(schemas[name], Object.fromEntries(values) as Record<string, string>);
  const { JWT_SECRET, STRIPE_SECRET_KEY } = environment;
  return checkProductionStart(environment.NODE_ENV, {
    ...environment,
    secrets: { JWT_SECRET, STRIPE_SECRET_KEY },
  });
};

it.each(product)('starts the %s after a setup, and allows nothing then', (name) => {
  expect(startWith(name, 'real')).toEqual([]);
  expect(() => startWith(name, 'real', 'MAIL_FROM')).toThrow('the sender of all mails');
  expect(() => startWith(name, 'real', 'PUBLIC_URL')).toThrow('the address under which people reach');
  expect(preset(named(name).environment?.ON_PURPOSE)).toBe('');
});

it.each(product)('starts the %s to try it out, because its setup allows that', (name) => {
  expect(startWith(name, 'demo')).toContain('STRIPE_API_URL is not Stripe’s, so no money moves');
  expect(() => startWith(name, 'demo', 'ON_PURPOSE')).toThrow('STRIPE_API_URL is not Stripe’s');
});

it.each(product)('starts the %s without Docker, with the settings as its guide loads them', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'camp-compose-'));
  folders.push(folder);
  writeFiles(folder, filesOf.real, owner);
  const [snippet = ''] = /^ +set -a\n[^]*? set \+a$/m.exec(read('docs/guides/without-docker.md')) ?? [];
  const printed = execFileSync(
    'sh',
    ['-c', `${snippet}\nexec "$0" -p 'JSON.stringify(process.env)'`, process.execPath],
    {
      cwd: folder,
      env: {},
      encoding: 'utf8',
    },
  );
  const environment = readEnv(schemas[name], JSON.parse(printed) as Record<string, string>);

  expect(environment).toMatchObject({ NODE_ENV: 'production', JWT_SECRET: made.jwtSecret });
  expect(printed).toContain(answers.sender);
});

it('reads every secret from a file that the setup writes, and only where it is needed', () => {
  const { '.env': variables, ...files } = filesOf.real;
  const declared = Object.values(compose.secrets).map(({ file }) => file.replace('./', ''));
  const used = new Set(Object.values(services).flatMap(({ secrets = [] }) => secrets));
  const required = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);

  expect(declared.sort()).toEqual(Object.keys(files).sort());
  expect([...used].sort()).toEqual(Object.keys(compose.secrets).sort());
  expect(Object.keys(variablesOf('real'))).toEqual(expect.arrayContaining([...new Set(required)]));
  for (const secret of Object.values(files).filter((content) => content.trim() !== ''))
    expect(variables).not.toContain(secret.trim());
  for (const { environment = {}, secrets = [], command = [] } of Object.values(services))
    for (const text of [...Object.values(environment), ...command])
      for (const [, name = ''] of text.matchAll(/\/run\/secrets\/(\w+)/g)) expect(secrets).toContain(name);
});

it.each(['real', 'demo'] as const)('has addresses of existing services (%s)', (kind) => {
  const { 'secrets/mongodb_uri': mongodb, 'secrets/redis_url': redis } = filesOf[kind];
  const { STRIPE_API_URL } = variablesOf(kind);
  const addresses = [mongodb, redis, ...(STRIPE_API_URL ? [STRIPE_API_URL] : [])];
  for (const address of addresses) expect(Object.keys(services)).toContain(new URL(address ?? '').hostname);
});

it('lets only the product’s own user into MongoDB and Redis', () => {
  const { environment, command = [] } = named('mongo');
  const files = filesOf.real;
  const [uri, url] = ['secrets/mongodb_uri', 'secrets/redis_url'].map((file) => new URL(files[file] ?? ''));
  const replicaSet = command[command.indexOf('--replSet') + 1];
  const given = { MONGO_INITDB_ROOT_USERNAME: uri?.username, HOME: '/tmp' };

  expect(command.slice(-2)).toEqual(['--keyFile', '/run/secrets/mongodb_key']);
  expect(command.join(' ')).toContain('--wiredTigerCacheSizeGB 0.25');
  expect(environment).toEqual({
    ...given,
    MONGO_INITDB_ROOT_PASSWORD_FILE: '/run/secrets/mongodb_password',
  });
  expect(uri?.searchParams.get('replicaSet')).toBe(replicaSet);
  expect(uri?.password).toBe(files['secrets/mongodb_password']?.trim());
  expect(files['secrets/redis_conf']).toBe(`requirepass ${url?.password}\n`);
});
