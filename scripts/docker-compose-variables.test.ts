import { webhook } from '@camp/contracts/payment/operations';
import { doctorEnvSchema } from '@camp/api/doctor/env';
import { adminEnvSchema, envSchema as apiSchema } from '@camp/api/env';
import { demoInstallation, realInstallation } from '@camp/api/setup/installations';
import { setupFiles } from '@camp/api/setup/setup-files';
import { envSchema as workerSchema } from '@camp/worker/env';
import { backupEnvSchema, exportEnvSchema, restoreEnvSchema } from '@camp/worker/backup/env';
import type { ZodObject } from 'zod';
import entryPoints from './entry-points.json';
import { named, preset, read, services } from './compose-file';

const namesIn = (...schemas: readonly ZodObject[]) => [
  ...new Set(schemas.flatMap(({ shape }) => Object.keys(shape))),
];
const simulator = read('packages/development/local-stripe/src/main.ts');

/** What the programs of each service read. API and worker get one block of settings, and each reads its part. */
const known: Record<string, readonly string[]> = {
  api: namesIn(apiSchema, doctorEnvSchema, adminEnvSchema, workerSchema),
  worker: namesIn(workerSchema, apiSchema),
  backup: namesIn(backupEnvSchema, restoreEnvSchema, exportEnvSchema),
  stripe: [...simulator.matchAll(/^ {2}([A-Z_]+): z/gm)].map(([, name = '']) => name),
};

/** Variables that other programs read. */
const ofOthers: Record<string, readonly string[]> = {
  // Node.
  api: ['TMPDIR'],
  // The image of maildev.
  mail: ['MAILDEV_SMTP_PORT', 'MAILDEV_WEB_PORT'],
  // The image of MongoDB. Its shell writes to HOME.
  mongo: ['HOME', 'MONGO_INITDB_ROOT_USERNAME', 'MONGO_INITDB_ROOT_PASSWORD_FILE'],
  'mongo-replica-set': ['HOME'],
};

/** What a service does not pass on, and why. */
const leftOut: Record<string, Record<string, string>> = {
  api: {
    HOST: 'In production it listens on all addresses of its container',
    ROOT_DIR: 'The default is the folder of the image',
    EARLIER_BUILDS_DIR: 'The default is where the volume is',
    ADMIN_PASSWORD: 'The command asks for it',
    OTEL_SERVICE_NAME: 'Each process has a default of its own',
  },
  worker: {
    OUTBOX_SWEEP_INTERVAL: 'Tests shorten it',
    OUTBOX_REDISPATCH_AFTER: 'Tests shorten it',
    OUTBOX_GIVE_UP_AFTER: 'Tests shorten it',
    SEAT_SWEEP_INTERVAL: 'Tests shorten it',
    PAYMENT_LINK_INTERVAL: 'Tests shorten it',
    RECONCILE_INTERVAL: 'Tests shorten it',
    COMPARISON_INTERVAL: 'Tests shorten it',
    SYSTEM_CHECK_INTERVAL: 'Tests shorten it',
    IMAGE_DELETION_INTERVAL: 'Tests shorten it',
    OTEL_SERVICE_NAME: 'Each process has a default of its own',
  },
  backup: {
    MEDICAL_KEY: 'The commands that need it get it as a volume',
    BACKUP_KEY_FILE: 'The command asks for the key',
  },
};
/** Each has to be passed on, or left out for a reason. */
const wanted: Record<string, readonly string[]> = {
  ...known,
  api: namesIn(apiSchema, doctorEnvSchema, adminEnvSchema),
  worker: namesIn(workerSchema),
};

it.each(Object.keys(services))('gives %s only variables that it knows', (name) => {
  const names = [...(known[name] ?? []), ...(ofOthers[name] ?? [])];
  const given = Object.keys(named(name).environment ?? {});

  // `readEnv` drops a name that it does not know, so a misspelled one would have no effect.
  expect(given.filter((one) => !names.includes(one) && !names.includes(one.replace(/_FILE$/, '')))).toEqual(
    [],
  );
});

it.each(Object.keys(leftOut))('gives %s every variable, or has a reason to leave it out', (name) => {
  const given = Object.keys(named(name).environment ?? {}).flatMap((one) => [one, one.replace(/_FILE$/, '')]);
  const missing = (wanted[name] ?? []).filter((one) => !given.includes(one));

  expect(missing.sort()).toEqual(Object.keys(leftOut[name] ?? {}).sort());
});

it('reads each variable of .env under its own name, and all that the setup writes', () => {
  const all = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
  for (const [name, value] of all)
    for (const [, variable] of value.matchAll(/\$\{(\w+)/g)) expect(variable).toBe(name);

  const answers = {
    domain: 'camp.example.org',
    sender: 'sender@camp.example.org',
    smtpUrl: 'smtps://mail.example',
  };
  const stripe = { stripeSecretKey: 'sk_test_1', stripeWebhookSecret: 'whsec_1' };
  const secrets = {
    jwtSecret: 'a',
    medicalKey: 'b',
    mongodbPassword: 'c',
    mongodbKey: 'd',
    redisPassword: 'e',
  };
  const pair = { identity: 'AGE-SECRET-KEY-1', recipient: 'age1' };
  const made = { ...secrets, operator: pair, tester: pair };
  const real = realInstallation({ ...answers, ...stripe, administrator: 'a@example.org' });
  const read = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
  for (const installation of [real, demoInstallation()]) {
    const env = setupFiles(installation, made, { uid: 1, gid: 1 })['.env'] ?? '';
    const written = [...env.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    // docker compose itself reads these.
    expect(written.filter((name) => !read.has(name) && !name.startsWith('COMPOSE_'))).toEqual([]);
  }
});

const composeText = read('docker-compose.yml');
const argument = (service: string, option: string) => {
  const command = named(service).command ?? [];
  return command[command.indexOf(option) + 1] ?? '';
};

it('reaches the API at the port on which it listens, and Stripe at its route', () => {
  const port = String(apiSchema.shape.PORT.parse(undefined));
  const addresses = [...composeText.matchAll(/\bapi:(\d+)/g)].map(([, used]) => used);

  expect(named('api').environment?.PORT).toBe(port);
  expect(named('api').ports).toEqual([`127.0.0.1:${port}:${port}`]);
  expect(addresses.length).toBeGreaterThanOrEqual(3);
  expect(new Set(addresses)).toEqual(new Set([port]));
  expect(read('Dockerfile')).toContain(`EXPOSE ${port}\n`);
  expect(read('Dockerfile')).toContain(`process.env.PORT || ${port}`);
  expect(demoInstallation().publicUrl).toBe(`http://localhost:${port}`);
  expect(argument('stripe', '--webhook-url')).toBe(`http://api:${port}/api${webhook.path}`);
});

it('reaches the simulator at the port on which it listens', () => {
  const [, port] = /port: \{ type: 'string', default: '(\d+)' \}/.exec(simulator) ?? [];
  const options = [...(named('stripe').command ?? [])].filter((word) => word.startsWith('--'));
  const declared = [...simulator.matchAll(/^ {4}'?([a-z-]+)'?: \{ type/gm)].map(([, name]) => `--${name}`);

  expect(argument('stripe', '--port')).toBe(port);
  expect(argument('stripe', '--public-url')).toBe(`http://localhost:${port}`);
  expect(argument('stripe', '--other-name')).toBe(`stripe:${port}`);
  expect(named('stripe').ports).toEqual([`127.0.0.1:${port}:${port}`]);
  expect(demoInstallation().others?.STRIPE_API_URL).toBe(`http://stripe:${port}`);
  expect(options.filter((option) => option !== '--import' && !declared.includes(option))).toEqual([]);
});

it('reaches the mail catcher at its ports', () => {
  const { environment = {}, ports } = named('mail');
  const [, catcher] = /catcherPort = '(\d+)'/.exec(read('packages/runtime/src/production.ts')) ?? [];

  expect(environment.MAILDEV_SMTP_PORT).toBe(catcher);
  expect(demoInstallation().smtpUrl).toBe(`smtp://mail:${catcher}`);
  expect(ports).toEqual([`127.0.0.1:3001:${environment.MAILDEV_WEB_PORT}`]);
});

it('asks for health at paths that the API has', () => {
  const routes = [...read('api/src/server/health.ts').matchAll(/router\.get\('(\/\w+)'/g)].map(
    ([, one]) => one,
  );
  const asked = [...`${composeText}${read('Dockerfile')}`.matchAll(/fetch\(['`]http:[^'`]*(\/\w+)['`]\)/g)];

  expect(asked.map(([, path]) => path).sort()).toEqual(['/healthz', '/readyz']);
  for (const [, path] of asked) expect(routes).toContain(path);
});

it('runs programs that the build makes, with the words that they know', () => {
  const [program, file = '', word, ...more] = named('backup').command ?? [];
  const [, folder = '', bundle = ''] = /^(\w+)\/dist\/(\w+)\.cjs$/.exec(file) ?? [];
  const points: Record<string, Record<string, string>> = entryPoints;
  const source = points[folder]?.[bundle] ?? '';

  expect([program, ...more]).toEqual(['node']);
  expect(read(`${folder}/${source}`)).toContain(`command === '${word}'`);
});

it('keeps earlier builds and uploads where the API looks for them', () => {
  const { environment, volumes } = named('api');

  expect(read('Dockerfile')).toMatch(/^WORKDIR \/app$/m);
  expect(volumes).toEqual([
    'earlier-builds:/app/earlier-builds:nocopy',
    `uploads:${environment?.TMPDIR}:nocopy`,
  ]);
  expect(preset(environment?.LOG_LEVEL)).toBe(apiSchema.shape.LOG_LEVEL.parse(undefined));
});
