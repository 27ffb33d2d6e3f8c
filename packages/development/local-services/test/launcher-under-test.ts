import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/ports';
import { typescriptArguments, workspaceFolder } from '../src/workspace';

/** A launcher that is started like a person starts it. */
export interface LauncherUnderTest {
  readonly pid: number;
  /** Settles with its whole output and exit code (null after a signal). */
  readonly ended: Promise<{ code: number | null; output: string }>;
  /** Waits until its output matches. @returns the output so far */
  waitFor(pattern: RegExp): Promise<string>;
  signal(name: NodeJS.Signals): void;
}

/** Ports and a data folder that no other test uses. */
export interface Place {
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly url: string;
  remove(): Promise<void>;
}

/** Creates a place in which a launcher can run beside others. */
export async function freshPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'camp-launcher-test-'));
  const port = await freePort();
  return {
    folder,
    env: {
      DATA_DIR: folder,
      PORT: String(port),
      INBOX_PORT: String(await freePort()),
      STRIPE_SIMULATOR_PORT: String(await freePort()),
    },
    url: `http://localhost:${port}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Gives each test of a `describe` a fresh place, and stops what a failed one left there.
 *
 * @param take - gets the place of the test that starts
 */
export function eachAtItsPlace(take: (place: Place) => void): void {
  let place: Place;
  beforeEach(async () => {
    place = await freshPlace();
    take(place);
  });
  afterEach(async () => {
    for (const { pid } of processesOf(place)) process.kill(pid, 'SIGKILL');
    await leftoversOf(place);
    await place.remove();
  });
}

/** The last line of the launcher's table. */
export const table = /Press Ctrl-C to stop everything\./;

const main = 'packages/development/local-services/src/main.ts';

/** The arguments of `npm run dev`. */
export const fromSource = typescriptArguments(main, ['--from-source']);

/**
 * Starts the launcher, or another program that starts it.
 *
 * @param env - added to the required variables, without the rest of the test's own environment
 * @param args - for `node`
 */
export function startLauncher(
  env: Record<string, string>,
  args = typescriptArguments(main, []),
): LauncherUnderTest {
  const { PATH = '', HOME = '' } = process.env;
  const launcher = spawn(process.execPath, args, {
    cwd: workspaceFolder,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: Buffer) => {
    output += chunk.toString();
  };
  launcher.stdout.on('data', take);
  launcher.stderr.on('data', take);
  let over = false;
  const ended = once(launcher, 'exit').then(async ([code]) => {
    over = true;
    await pause(50); // Its last output is still in the pipe.
    return { code: code as number | null, output };
  });

  return {
    pid: launcher.pid as number,
    ended,
    waitFor: async (pattern) => {
      while (!pattern.test(output)) {
        if (over) throw new Error(`The launcher ended before it printed ${pattern}: ${output}`);
        await pause(50);
      }
      return output;
    },
    signal: (name) => launcher.kill(name),
  };
}

/** A process of a place. */
export interface PlaceProcess {
  pid: number;
  command: string;
}

/**
 * The processes of a place: those with its data folder in the environment, or as their working folder. The latter finds
 * Redis, which overwrites its environment with its title.
 */
export function processesOf({ folder }: Place): PlaceProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (pid) =>
        read(pid, 'environ').split('\0').includes(`DATA_DIR=${folder}`) ||
        linkOf(`/proc/${pid}/cwd`).startsWith(`${folder}/`),
    )
    .map((pid) => ({ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ') }));
}

/**
 * Waits until no process of a place is running.
 * @returns the processes that still run after ten seconds, normally none
 */
export async function leftoversOf(place: Place): Promise<string[]> {
  const deadline = Date.now() + 60_000;
  while (processesOf(place).length > 0 && Date.now() < deadline) await pause(100);
  return processesOf(place).map(({ command }) => command);
}

/** Where the processes of a place listen, as `address:port`, sorted. */
export function listenersOf(place: Place): string[] {
  const sockets = new Set(processesOf(place).flatMap(({ pid }) => socketsOf(pid)));
  const tables = ['tcp', 'tcp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n'));
  return tables
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[3] === listening && sockets.has(`socket:[${columns[9]}]`))
    .map((columns) => readableAddress(String(columns[1])))
    .sort();
}

/** The kernel's number of the listening state in its connection tables. */
const listening = '0A';

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((descriptor) => linkOf(`/proc/${pid}/fd/${descriptor}`));
  } catch {
    return []; // The process has ended in the meantime.
  }
}

/** The kernel reverses the bytes of an IPv4 address. One of IPv6 stays unchanged. */
function readableAddress(entry: string): string {
  const [address = '', port = ''] = entry.split(':');
  const bytes = address.match(/../g) ?? [];
  const isVersion4 = bytes.length === 4;
  const shown = isVersion4
    ? bytes
        .reverse()
        .map((byte) => parseInt(byte, 16))
        .join('.')
    : address;
  return `${shown}:${parseInt(port, 16)}`;
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // The process has ended, or belongs to another user.
  }
}

/** A process may end meanwhile, and a zombie has no environment. */
function read(pid: string, file: 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
