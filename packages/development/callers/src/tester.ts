import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const version = '4.32.5';

/** Path of the tester's program, or why it isn't available. */
export type PreparedTester = { program: string; missing?: never } | { program?: never; missing: string };

/**
 * Installs Schemathesis into its own virtual environment, once.
 *
 * @param folder - where to install it
 */
export async function prepareTester(folder: string): Promise<PreparedTester> {
  const environment = join(folder, `schemathesis-${version}`);
  const program = join(environment, 'bin/schemathesis');
  if (existsSync(program)) return { program };
  try {
    await run('python3', ['-m', 'venv', environment]);
    await run(join(environment, 'bin/pip'), ['install', '--quiet', `schemathesis==${version}`]);
  } catch (error) {
    // Deletes a partial environment, which the next run would take for a complete one.
    await rm(environment, { recursive: true, force: true });
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return {
      missing: `The API is not tested from outside: it needs python3 with venv, and PyPI (${reason}).`,
    };
  }
  return { program };
}
