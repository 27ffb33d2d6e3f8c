import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoInstallation } from '@camp/api/setup/installations';
import { makeSecrets } from '@camp/api/setup/make-secrets';
import { setupFiles } from '@camp/api/setup/setup-files';
import { writeFiles } from '@camp/api/setup/write-files';
import { startRedis, type RunningRedis } from '@camp/local-services/redis';
import { freePort } from '@camp/local-services/ports';
import { createTestDatabase } from '@camp/testing/test-database';
import { filledIn, named } from './compose-file';
import { linesOfStage } from './dockerfile-stages';

const workspace = join(__dirname, '..');
const folders: string[] = [];
const started: ChildProcess[] = [];
const { uri } = createTestDatabase();
let redis: RunningRedis;

beforeAll(async () => {
  redis = await startRedis();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await redis.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'camp-image-'));
  folders.push(folder);
  return folder;
};

/** A folder with the files that a stage copies. Libraries are links to ours, without the workspace's own packages. */
function layOut(stage: string): string {
  const folder = newFolder();
  for (const line of linesOfStage(stage)) {
    const [, from, to] = /^COPY (?:--from=build \/app\/)?(\S+) (\S+)$/.exec(line) ?? [];
    if (from && to) cpSync(join(workspace, from), join(folder, to), { recursive: true });
  }
  cpSync(join(workspace, 'package.json'), join(folder, 'package.json'));
  for (const place of ['', 'api', 'worker'].filter((one) => existsSync(join(folder, one)))) {
    const installed = join(workspace, place, 'node_modules');
    if (!existsSync(installed)) continue;
    mkdirSync(join(folder, place, 'node_modules'));
    for (const name of readdirSync(installed).filter((one) => one !== '@camp'))
      symlinkSync(join(installed, name), join(folder, place, 'node_modules', name));
  }
  return folder;
}

/** The program and its arguments in a line such as `CMD ["node", "file"]`. */
function commandOf(stage: string, instruction: RegExp): string[] {
  const line = linesOfStage(stage).findLast((one) => instruction.test(one)) ?? '';
  return JSON.parse(line.slice(line.indexOf('['))) as string[];
}

/** Starts a command in a folder. @param environment - the whole environment except PATH */
function run([program, ...args]: readonly string[], cwd: string, environment: Record<string, string> = {}) {
  expect(program).toBe('node');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, args, { cwd, env: { PATH, ...environment } });
  started.push(child);
  let [out, said] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, said: said.trim(), out }));
  return { ended, said: () => `${out}${said}` };
}

/** The environment of a service after `npm run setup -- --demo`, at the services of this test. */
async function environmentsAt(port: number, stripeUrl: string) {
  const folder = newFolder();
  const owner = { uid: process.getuid?.() ?? 1000, gid: process.getgid?.() ?? 1000 };
  const files = setupFiles(demoInstallation(), await makeSecrets(), owner);
  writeFiles(folder, { ...files, 'secrets/mongodb_uri': uri, 'secrets/redis_url': redis.url }, owner);
  const written = [...(files['.env'] ?? '').matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const variables = {
    ...(Object.fromEntries(written) as Record<string, string>),
    STRIPE_API_URL: stripeUrl,
    ON_PURPOSE: 'mail-catcher,other-stripe,embedded-database',
  };
  return (name: string): Record<string, string> => ({
    ...Object.fromEntries(
      Object.entries(named(name).environment ?? {}).map(([variable, value]) => [
        variable,
        filledIn(value, variables).replace('/run/secrets/', `${folder}/secrets/`),
      ]),
    ),
    ...{ PORT: String(port), HOST: '127.0.0.1', TMPDIR: folder, BACKUP_DIR: folder },
  });
}

it.each([
  ['api', commandOf('api', /^CMD /)],
  ['worker', commandOf('worker', /^CMD /)],
  ['worker', named('backup').command ?? []],
])('says in one sentence which setting is missing (%s: %j)', async (stage, command) => {
  const { code, said } = await run(command, layOut(stage), { NODE_ENV: 'production' }).ended;

  expect(code).toBe(1);
  expect(said).toMatch(/^.*MONGODB_URI is missing: .*\.$/);
});

it('starts the simulator, and says what it lacks', async () => {
  // Its image has the whole workspace.
  const [port, command] = [await freePort(), commandOf('simulator', /^CMD /)];
  const { code, said } = await run([...command, '--webhook-url', 'http://api:3000'], workspace).ended;
  expect([code, said]).toEqual([1, expect.stringContaining('--webhook-url needs STRIPE_WEBHOOK_SECRET')]);

  const simulator = run([...command, '--port', String(port)], workspace);
  while (!simulator.said().includes(`listens on http://127.0.0.1:${port}`)) await pause(50);
});

it('starts API and worker until both are healthy, and doctor beside them', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environmentOf = await environmentsAt(port, 'http://127.0.0.1:9');
  const [api, worker] = [layOut('api'), layOut('worker')];
  const running = [
    run(commandOf('api', /^CMD /), api, environmentOf('api')),
    run(commandOf('worker', /^CMD /), worker, environmentOf('worker')),
  ];
  const isHealthy = async (command: readonly string[], folder: string) =>
    (await run(command, folder, environmentOf('api')).ended).code === 0;
  const ofWorker = (named('worker').healthcheck?.test ?? []).slice(1);
  const health = [
    () => isHealthy(commandOf('api', /^HEALTHCHECK /), api),
    () =>
      isHealthy(
        ofWorker.map((word) => word.replace('http://api:3000', url)),
        worker,
      ),
  ];

  let death: string | undefined;
  for (const { ended } of running) void ended.then(({ said, out }) => (death = `${said}\n${out}`));
  for (const check of health)
    while (!(await check())) {
      if (death !== undefined) throw new Error(`It ended: ${death}`);
      await pause(200);
    }

  expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
  const { out } = await run(['node', 'scripts/doctor.mjs'], api, environmentOf('api')).ended;
  for (const name of ['mongodb', 'redis', 'worker', 'migrations', 'medical-key'])
    expect(out).toMatch(new RegExp(`^ +right +${name}: `, 'm'));
});
