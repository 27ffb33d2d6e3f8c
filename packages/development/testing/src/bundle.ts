import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceFolder } from './workspace-copy';

/** What a command printed, and its exit code. */
export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** A process's bundles, as the product's build makes them. */
export interface Bundle {
  /**
   * Runs a command as a person does.
   *
   * @param args - the name in scripts/entry-points.json, then the arguments
   * @param lines - what the person types
   */
  run: (args: string[], env: NodeJS.ProcessEnv, lines?: readonly string[]) => Promise<Ended>;
  remove: () => Promise<void>;
}

/**
 * Bundles the api or the worker from its source, for a test that runs its commands. Compiling a command for each run
 * takes three times the processor's time of the command.
 */
export async function bundle(workspace: 'api' | 'worker'): Promise<Bundle> {
  const cwd = join(workspaceFolder, workspace);
  // Bundles find their libraries from their own folder.
  await mkdir(join(cwd, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(cwd, 'dist', 'test-'));
  const program = join(workspaceFolder, 'scripts', 'bundle.mjs');
  await promisify(execFile)(process.execPath, [program, folder], { cwd });
  return {
    run: ([name = '', ...args], env, lines = []) =>
      new Promise((resolve) => {
        const command = [join(folder, `${name}.cjs`), ...args];
        const child = execFile(process.execPath, command, { env }, (error, out, err) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
        );
        child.stdin?.end(lines.map((line) => `${line}\n`).join(''));
      }),
    remove: () => rm(folder, { recursive: true }),
  };
}
