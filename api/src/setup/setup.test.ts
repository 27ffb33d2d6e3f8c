import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { bundle, type Bundle } from '@camp/testing/bundle';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';

let folder: string;
let inbox: SmtpInbox;
let simulator: Simulator;
let commands: Bundle;
beforeAll(async () => {
  [inbox, simulator, commands] = await Promise.all([startInbox(), startStripeSimulator(), bundle('api')]);
});
afterAll(() => Promise.all([inbox.close(), simulator.close(), commands.remove()]));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-setup-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the command as a person does, who types these lines. */
const run = (args: string[], lines: readonly string[] = []) =>
  commands.run(['setup', ...args, folder], { PATH: process.env.PATH, STRIPE_API_URL: simulator.url }, lines);

const read = (path: string) => readFile(join(folder, path), 'utf8');
const answers = () => [
  'register.pines.invalid',
  "Girls' Camp <office@pines.invalid>",
  inbox.url,
  'sk_test_of_the_setup',
  'whsec_of_the_setup',
  'office@pines.org',
];

it('asks for what only the camp knows, writes the files, and tries the accounts', async () => {
  const { code, out, err } = await run([], answers());

  expect([code, err]).toEqual([0, '']);
  const variables = await read('.env');
  expect(variables).toContain("PUBLIC_URL='https://register.pines.invalid'\n");
  expect(variables).toContain("MAIL_FROM='Girls\\' Camp <office@pines.invalid>'\n");
  expect(variables).toContain("ON_PURPOSE='test-payments'\n");
  expect(await read('secrets/smtp_url')).toBe(`${inbox.url}\n`);
  expect(out).toContain('right        email-login: The mail server accepts the login.');
  expect(out).toContain('right        stripe-key: Stripe accepts the key.');
  expect(out).toContain('npm run admin -- create office@pines.org');
  expect(inbox.messages()).toEqual([]);
});

it('writes every secret for its owner alone, and the operator’s key nowhere', async () => {
  const { out } = await run([], answers());
  const names = (await readdir(join(folder, 'secrets'))).map((name) => `secrets/${name}`);
  const modes = await Promise.all(
    ['.env', ...names].map(async (path) => (await stat(join(folder, path))).mode),
  );
  const [key = ''] = /AGE-SECRET-KEY-\S+/.exec(out) ?? [];
  const contents = (await Promise.all(['.env', ...names].map(read))).join('\n');

  expect(names.length).toBeGreaterThan(8);
  expect(new Set(modes.map((mode) => mode & 0o777))).toEqual(new Set([0o600]));
  expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700);
  expect(key).not.toBe('');
  expect(contents).not.toContain(key);
  // The only secret that is shown.
  expect(out.split('AGE-SECRET-KEY-')).toHaveLength(2);
  const secrets = (await Promise.all(names.map(read))).map((content) => content.trim());
  // Those for a change of a secret, and of services that are not used, are empty.
  expect(
    names.filter((_, at) => secrets[at] === '').every((name) => /_previous$|s3|bounce|otel/.test(name)),
  ).toBe(true);
  for (const secret of secrets.filter((content) => content !== '')) expect(out).not.toContain(secret);
  expect(out).toContain('Print that file, seal it in an envelope, and keep it away from the backups.');
});

it('makes other secrets each time, and never replaces one', async () => {
  await run(['--demo']);
  const first = await read('secrets/jwt_secret');
  const again = await run(['--demo']);
  const unchanged = await read('secrets/jwt_secret');
  await rm(join(folder, 'secrets'), { recursive: true });
  await rm(join(folder, '.env'));
  await run(['--demo']);

  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('exists already') as string });
  expect(unchanged).toBe(first);
  expect(await read('secrets/jwt_secret')).not.toBe(first);
});

it('asks again after an invalid answer, and writes no file if the input ends', async () => {
  const [domain = '', ...others] = answers();
  const mended = await run([], ['https://register.pines.invalid', domain, ...others]);
  await rm(join(folder, 'secrets'), { recursive: true });
  await rm(join(folder, '.env'));
  const ended = await run([], [domain]);

  expect(mended.out).toContain('Try again: Enter a domain without https:// and without a path.');
  expect(mended.code).toBe(0);
  expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was written.') as string });
  expect(await readdir(folder)).toEqual([]);
});
