import { envSchema as apiSchema } from '@camp/api/env';
import { nodeFlags } from '@camp/runtime/node-flags';
import { backupEnvSchema as backupSchema } from '@camp/worker/backup/env';
import { compose, named, preset, product, read, services } from './compose-file';

it('has everything that the product depends on', () => {
  const always = ['api', 'backup', 'mongo', 'mongo-replica-set', 'redis', 'volume-owner', 'worker'];
  const ofProfile = (name: string) =>
    Object.keys(services).filter((service) => named(service).profiles?.includes(name));

  expect(Object.keys(services).filter((service) => !named(service).profiles)).toEqual(always);
  expect(ofProfile('tls')).toEqual(['caddy']);
  expect(ofProfile('demo')).toEqual(['mail', 'stripe']);
});

it.each(Object.keys(services))('gives %s no more rights, memory and log than it needs', (name) => {
  const { cap_add: rights = [], logging, ...service } = named(name);

  expect(service).toMatchObject({ cap_drop: ['ALL'], read_only: true });
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  expect(logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
  expect(rights).toEqual({ caddy: ['NET_BIND_SERVICE'], 'volume-owner': ['CHOWN'] }[name] ?? []);
  if (name !== 'volume-owner') expect(service.user).toMatch(/^\$\{CAMP_USER:\?/);
});

it('gives every volume to the user of the containers, before anything uses it', () => {
  const { command = [], volumes = [] } = named('volume-owner');
  const folders = Object.keys(compose.volumes).map((volume) => `/volumes/${volume}`);

  expect(command).toEqual(['chown', '${CAMP_USER:-}', ...folders]);
  expect(volumes).toEqual(Object.keys(compose.volumes).map((volume) => `${volume}:/volumes/${volume}`));
  for (const [name, { volumes: used, depends_on: waits }] of Object.entries(services)) {
    if (!used || name === 'volume-owner') continue;
    expect(waits).toHaveProperty('volume-owner', { condition: 'service_completed_successfully' });
    // A volume that is filled from an image gets the owner that the image has.
    expect(used.filter((volume) => !volume.endsWith(':nocopy'))).toEqual([]);
  }
});

const checked = ['api', 'caddy', 'mongo', 'redis', 'worker'];

it.each(checked)('checks that %s works', (name) => {
  const stage = read('Dockerfile').split(new RegExp(`^FROM \\w+ AS ${name}$`, 'm'))[1];
  const ofImage = /^HEALTHCHECK /m.test(stage?.split(/^FROM /m)[0] ?? '');

  expect(ofImage || named(name).healthcheck?.test[0]?.startsWith('CMD')).toBe(true);
});

it('has a health check for every service that runs on, except where a comment says why not', () => {
  const runsOn = Object.keys(services).filter(
    (name) => !['mongo-replica-set', 'volume-owner'].includes(name),
  );
  const without = runsOn.filter((name) => !checked.includes(name));

  expect(without).toEqual(['backup', 'mail', 'stripe']);
  // A check that waits for one of them would never begin.
  for (const { depends_on: waits = {} } of Object.values(services))
    expect(without.filter((name) => waits[name]?.condition === 'service_healthy')).toEqual([]);
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
  expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
});

it('names the replica set the same everywhere', () => {
  const command = named('mongo').command ?? [];
  const name = command[command.indexOf('--replSet') + 1];
  expect(named('mongo-replica-set').command?.join()).toContain(`_id: '${name}', members`);
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
  const { MONGODB_URI_FILE, BACKUP_DIR, BACKUP_TEST_KEY_FILE, BACKUP_S3_SECRET_FILE, ...others } =
    environment;
  expect(volumes).toEqual([`backups:${BACKUP_DIR}:nocopy`]);
  expect(MONGODB_URI_FILE).toBe(named('worker').environment?.MONGODB_URI_FILE);
  // A restore into empty volumes runs before anything else, and needs both.
  expect(Object.keys(named('backup').depends_on ?? {})).toEqual(
    expect.arrayContaining(['mongo-replica-set', 'redis']),
  );
  expect(BACKUP_TEST_KEY_FILE).toBe('/run/secrets/backup_test_key');
  expect(BACKUP_S3_SECRET_FILE).toBe('/run/secrets/backup_s3_secret');
  for (const name of Object.keys(backupSchema.shape).filter((one) => one.startsWith('BACKUP_')))
    expect(Object.keys(environment)).toContain(name === 'BACKUP_S3_SECRET' ? `${name}_FILE` : name);
  for (const name of Object.keys(others).filter((one) => one.startsWith('BACKUP_')))
    expect(environment[name]).toBe(`\${${name}:-}`);
});

it('configures Redis as BullMQ requires', () => {
  expect(named('redis').command?.join(' ')).toBe(
    'redis-server /run/secrets/redis_conf --appendonly yes --maxmemory-policy noeviction',
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

it('trusts only the proxy that has to be in front of the local port', () => {
  expect(named('api').ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  expect(preset(named('api').environment?.TRUSTED_PROXIES)).toBe('1');
});

it("passes the API's limits on, with the API's own defaults", () => {
  const limits = Object.keys(apiSchema.shape).filter((name) => name.startsWith('LIMIT_'));
  expect(limits.length).toBeGreaterThan(0);
  for (const name of limits) expect(named('api').environment?.[name]).toBe(`\${${name}:-}`);
});
