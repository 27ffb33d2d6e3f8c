import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceFolder } from './bootstrap.mjs';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a Node program of the workspace until it ends. Signals are forwarded to the program and to its own child
 * processes, so it leads its own process group. If a signal ends the program, it also ends this process.
 *
 * @param {string[]} args for `node`. The first may be a path from the workspace's folder
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [options] `env` is added to the environment.
 *   The output of a quiet program is shown only after a failure
 * @returns {Promise<number>} its exit code
 */
export async function runNode(args, { env = {}, quiet = false } = {}) {
  const program = spawn(process.execPath, args, {
    cwd: workspaceFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    detached: true,
  });
  const output = [];
  program.stdout?.on('data', (chunk) => output.push(chunk));
  program.stderr?.on('data', (chunk) => output.push(chunk));
  let stopped = false;
  const pass = (signal) => {
    stopped = true;
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid, signal);
  };
  for (const signal of stopSignals) process.on(signal, pass);

  const code = await new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  for (const signal of stopSignals) process.off(signal, pass);
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  if (stopped) process.exit(1);
  return code;
}

/** Path of a library's program, for {@link runNode}. */
export const library = (file) => join(workspaceFolder, 'node_modules', file);
