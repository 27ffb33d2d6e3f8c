import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Socket } from 'node:net';

let watchdog: ChildProcess | undefined;

/**
 * Puts a process group under the watchdog, a small separate process that kills the group after this process ends in any
 * way.
 *
 * @param group - the group's id, i.e. the pid of the child that leads it
 */
export function watch(group: number): void {
  send(`+${group}`);
}

/**
 * Releases a group that has ended, since its number may be reused.
 * @param group - the id given to {@link watch}
 */
export function release(group: number): void {
  send(`-${group}`);
}

function send(line: string): void {
  watchdog ??= startWatchdog();
  watchdog.stdin?.write(`${line}\n`);
}

function startWatchdog(): ChildProcess {
  const started = spawn(process.execPath, [join(__dirname, 'watchdog-process.cjs')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  started.unref();
  (started.stdin as Socket | null)?.unref();
  return started;
}
