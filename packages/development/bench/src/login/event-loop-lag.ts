import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Knows how late the event loop of a process comes. */
export interface EventLoopLag {
  /** What the process has to be started with. */
  environment: Record<string, string>;
  /** @returns the 99th percentile since the last call, in milliseconds */
  read(pid: number): Promise<number>;
  remove(): Promise<void>;
}

const patience = 10_000;

/** Watches processes of Node from outside, without a change of their code. */
export async function watchEventLoops(): Promise<EventLoopLag> {
  const folder = await mkdtemp(join(tmpdir(), 'camp-bench-'));
  return {
    environment: {
      NODE_OPTIONS: `--require ${join(__dirname, 'event-loop-lag.cjs')}`,
      EVENT_LOOP_LAG_FOLDER: folder,
    },
    async read(pid) {
      const file = join(folder, String(pid));
      await rm(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      const deadline = performance.now() + patience;
      while (performance.now() < deadline) {
        const text = await readFile(file, 'utf8').catch(notThereYet);
        if (text !== undefined) return Number(text);
        await pause(20);
      }
      throw new Error('The process does not tell how late its event loop comes.');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function notThereYet(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
