import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between samples. */
const often = 20;

/** Megabytes of a process's memory (/proc/<pid>/status). A process that has just ended has none. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // The process ended, before or while its file was read.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return '';
    throw error;
  });
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_000;
}

/** The processes' peak memory together during work, in megabytes. */
export async function mostMemory<Result>(
  pids: readonly number[],
  work: () => Promise<Result>,
): Promise<{ most: number; result: Result }> {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  let most = 0;
  while (!isDone) {
    const each = await Promise.all(pids.map(memoryOf));
    most = Math.max(
      most,
      each.reduce((sum, one) => sum + one, 0),
    );
    await pause(often);
  }
  return { most, result: await working };
}
