import { readdir, readFile } from 'node:fs/promises';

/**
 * A process's CPU time so far, of all threads, from the scheduler's nanoseconds (/proc/<pid>/task/<thread>/schedstat).
 * /proc/<pid>/stat has only hundredths of a second.
 *
 * @returns milliseconds
 */
export async function cpuOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(ended)),
  );
  return times.reduce((sum, time) => sum + Number(time.split(' ')[0]) / 1e6, 0);
}

/** A thread that has ended uses no more time. */
function ended(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT' || error.code === 'ESRCH') return '0';
  throw error;
}
