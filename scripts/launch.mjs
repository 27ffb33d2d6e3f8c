import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { workspaceFolder } from './bootstrap.mjs';

/**
 * Runs the launcher in its own process group, so that Ctrl-C in the terminal reaches it once, through this process. The
 * channel between the two tells it when this process ends.
 *
 * @param {string[]} [args] for the launcher
 * @returns {Promise<number>} its exit code
 */
export function launch(args = []) {
  const main = 'packages/development/local-services/src/main.ts';
  const launcher = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    cwd: workspaceFolder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => launcher.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) endWhenNpmIsGone(launcher);
  return new Promise((resolve) => launcher.once('exit', (code) => resolve(code ?? 1)));
}

/**
 * npm forwards signals, but nothing reports npm's sudden end. A shell between npm and this process would keep waiting.
 */
function endWhenNpmIsGone(launcher) {
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    launcher.kill('SIGTERM');
  }, 500);
  timer.unref();
}

/** This file system exists only on Linux. On other systems, only the end of the shell is noticed. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined; // There is no such file system, or the process has ended.
  }
}
