import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceFolder } from './workspace-copy';

/** A process's bundles, as the product's build makes them. */
export interface Bundle {
  /** The path of a bundle. @param name as in scripts/entry-points.json */
  path: (name: string) => string;
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
    path: (name) => join(folder, `${name}.cjs`),
    remove: () => rm(folder, { recursive: true }),
  };
}
