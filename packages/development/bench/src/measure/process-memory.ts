import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds from one look to the next. */
const often = 20;

/** Megabytes that a process holds (/proc/<pid>/status). */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_000;
}

/** Megabytes that processes hold together at most while work is done. */
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
