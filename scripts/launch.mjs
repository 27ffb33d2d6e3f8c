import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { workspaceFolder } from './bootstrap.mjs';

/**
 * The launcher runs in a process group of its own, so that a Ctrl-C in the terminal reaches it once, through us;
 * the channel between us tells it when we are gone.
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
 * npm passes signals on, but nobody passes on its own sudden death; between npm and us there may be a shell, which
 * then waits on as if nothing had happened.
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

/** Known on Linux only; elsewhere the shell's own death has to do. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined; // no such file system, or gone
  }
}
