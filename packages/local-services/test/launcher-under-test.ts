import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/ports';
import { typescriptArguments, workspaceFolder } from '../src/workspace';

/** A launcher started as a person starts it. */
export interface LauncherUnderTest {
  readonly pid: number;
  /** Settles with everything it wrote and its exit code (null after a signal). */
  readonly ended: Promise<{ code: number | null; output: string }>;
  /** Waits until its output matches. @returns the output so far */
  waitFor(pattern: RegExp): Promise<string>;
  signal(name: NodeJS.Signals): void;
}

/** Ports and a data folder that nobody else has. */
export interface Place {
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly url: string;
  remove(): Promise<void>;
}

/** Makes a place in which a launcher can run beside others. */
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

const main = 'packages/local-services/src/main.ts';

/** What `npm run dev` runs. */
export const fromSource = typescriptArguments(main, ['--from-source']);

/**
 * Starts the launcher, or another program that starts it.
 *
 * @param env - added to what every program needs; nothing else of the test's own environment
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
    await pause(50); // what it wrote last is still on its way through the pipe
    return { code: code as number | null, output };
  });

  return {
    pid: launcher.pid as number,
    ended,
    waitFor: async (pattern) => {
      while (!pattern.test(output)) {
        if (over) throw new Error(`It ended before it said ${pattern}: ${output}`);
        await pause(50);
      }
      return output;
    },
    signal: (name) => launcher.kill(name),
  };
}

/** The processes of a place: whoever was started with its data folder in the environment. */
export function processesOf({ folder }: Place): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(pid, 'environ').split('\0').includes(`DATA_DIR=${folder}`))
    .map((pid) => ({ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ') }));
}

/** Waits until nothing of a place runs any more. @returns what still runs after ten seconds, i.e. nothing */
export async function leftoversOf(place: Place): Promise<string[]> {
  const deadline = Date.now() + 10_000;
  while (processesOf(place).length > 0 && Date.now() < deadline) await pause(100);
  return processesOf(place).map(({ command }) => command);
}

/** A process may end while it is looked at; a dead one that nobody has buried yet has no environment. */
function read(pid: string, file: 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
