import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envSchema as apiSchema } from '@camp/api/env';
import { readEnv } from '@camp/runtime/env';
import { nodeFlags } from '@camp/runtime/node-flags';
import { checkProductionStart } from '@camp/runtime/production';
import { backupEnvSchema as backupSchema } from '@camp/worker/backup/env';
import { envSchema as workerSchema } from '@camp/worker/env';
import { parse } from 'yaml';

interface Service {
  build?: { target: string };
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  healthcheck?: object;
  ports?: string[];
  volumes?: string[];
}

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const { services } = compose;
const named = (name: string) => services[name] as Service;
const product = ['api', 'worker'] as const;
const schemas = { api: apiSchema, worker: workerSchema };

it('has everything that the product depends on', () => {
  expect(Object.keys(services).sort()).toEqual(
    ['api', 'backup', 'mail', 'mongo', 'mongo-replica-set', 'redis', 'worker'].sort(),
  );
});

it('waits only for services that exist and have a health check', () => {
  const waits = Object.values(services).flatMap(({ depends_on = {} }) => Object.entries(depends_on));
  expect(waits.length).toBeGreaterThan(0);
  for (const [name, { condition }] of waits) {
    expect(Object.keys(services)).toContain(name);
    if (condition === 'service_healthy') expect(named(name).healthcheck).toBeDefined();
  }
});

it('stores data in declared volumes', () => {
  const used = Object.values(services)
    .flatMap(({ volumes = [] }) => volumes)
    .map((volume) => volume.split(':')[0]);
  expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
});

it.each(product)('gives the %s addresses of existing services', (name) => {
  const { MONGODB_URI, REDIS_URL } = named(name).environment ?? {};
  for (const address of [MONGODB_URI, REDIS_URL]) {
    expect(Object.keys(services)).toContain(new URL(address ?? '').hostname);
  }
});

it('names the replica set the same everywhere', () => {
  const command = named('mongo').command ?? [];
  const name = command[command.indexOf('--replSet') + 1];
  expect(named('mongo-replica-set').command?.join()).toContain(`_id: '${name}', members`);
  for (const process of product) {
    expect(new URL(named(process).environment?.MONGODB_URI ?? '').searchParams.get('replicaSet')).toBe(name);
  }
});

it('limits transactions to ten seconds', () => {
  expect(named('mongo').command?.join(' ')).toContain('--setParameter transactionLifetimeLimitSeconds=10');
});

it('keeps a moment for as long as a backup may read it', () => {
  expect(named('mongo').command?.join(' ')).toContain('--setParameter minSnapshotHistoryWindowInSeconds=900');
});

it('passes the settings of backups on, and stores them in a volume', () => {
  const { environment = {}, volumes = [], build } = named('backup');
  expect(build?.target).toBe('worker');
  const { MONGODB_URI, BACKUP_DIR, ...others } = environment;
  expect(volumes).toEqual([`backups:${BACKUP_DIR}`]);
  expect(MONGODB_URI).toBe(named('worker').environment?.MONGODB_URI);
  for (const name of Object.keys(backupSchema.shape).filter((one) => one.startsWith('BACKUP_')))
    expect(environment).toHaveProperty(name);
  for (const name of Object.keys(others).filter((one) => one.startsWith('BACKUP_')))
    expect(environment[name]).toBe(`\${${name}:-}`);
});

it('configures Redis as BullMQ requires', () => {
  expect(named('redis').command?.join(' ')).toBe(
    'redis-server --appendonly yes --maxmemory-policy noeviction',
  );
});

it.each(product)('builds the %s from an existing stage of the Dockerfile', (name) => {
  expect(read('Dockerfile')).toMatch(new RegExp(`^FROM \\w+ AS ${named(name).build?.target}$`, 'm'));
});

it.each(product)('starts the %s with the same flags as everywhere', (name) => {
  const stage = read('Dockerfile').split(new RegExp(`^FROM \\w+ AS ${name}$`, 'm'))[1];
  const command = /^CMD (.+)$/m.exec(stage ?? '')?.[1];
  expect(command).toBe(`["node", "${nodeFlags.join('", "')}", "${name}/dist/${name}.cjs"]`);
});

const addresses = { PUBLIC_URL: 'https://camp.example', SMTP_URL: 'smtps://mail.camp.example' };
const secrets = ['JWT_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

it.each(product)(
  'starts the %s only with a complete configuration: no built-in sender, address or secret',
  (name) => {
    for (const variable of [...secrets, 'MAIL_FROM', ...Object.keys(addresses)]) {
      expect(named(name).environment?.[variable]).toMatch(new RegExp(`^\\$\\{${variable}:\\?.+\\}$`));
    }
    expect(preset(named(name).environment?.ON_PURPOSE)).toBe('');
  },
);

/** The environment of a process if a person sets the variables that compose requires. */
const startWith = (name: (typeof product)[number], given: Record<string, string>) => {
  const variables = Object.entries(named(name).environment ?? {}).map(([variable, value]) => [
    variable,
    given[variable] ?? (value.includes(':?') ? randomBytes(24).toString('hex') : preset(value)),
  ]);
  const environment = readEnv(schemas[name], Object.fromEntries(variables) as Record<string, string>);
  const { JWT_SECRET, STRIPE_SECRET_KEY } = environment;
  return checkProductionStart(environment.NODE_ENV, {
    ...environment,
    secrets: { JWT_SECRET, STRIPE_SECRET_KEY },
  });
};

it.each(product)('starts the %s with the required variables, and allows nothing by default', (name) => {
  const given = { ...addresses, MAIL_FROM: 'Camp <camp@camp.example>' };
  expect(startWith(name, given)).toEqual([]);
  const trial = { ...given, PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://mail:1025' };
  const test = { STRIPE_SECRET_KEY: `sk_test_${randomBytes(24).toString('hex')}` };
  expect(() => startWith(name, { ...trial, ...test })).toThrow(/test key/);
  // The variables that the comment at the top of the file explains.
  expect(read('docker-compose.yml')).toContain('ON_PURPOSE=mail-catcher,test-payments');
  expect(startWith(name, { ...trial, ...test, ON_PURPOSE: 'mail-catcher,test-payments' })).toContain(
    'STRIPE_SECRET_KEY is a test key, so no money moves',
  );
});

it('trusts only the proxy that has to be in front of the local port', () => {
  expect(named('api').ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  expect(preset(named('api').environment?.TRUSTED_PROXIES)).toBe('1');
});

it("passes the API's limits on, with the API's own defaults", () => {
  const limits = Object.keys(apiSchema.shape).filter((name) => name.startsWith('LIMIT_'));
  expect(limits.length).toBeGreaterThan(0);
  for (const name of limits) expect(named('api').environment?.[name]).toBe(`\${${name}:-}`);
});

/** The default after `:-` or `-`, which applies to an unset variable. */
function preset(value: string | undefined): string | undefined {
  return value?.replace(/^\$\{\w+:?-(.*)\}$/, '$1');
}
