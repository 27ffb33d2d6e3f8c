import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Files that the bench itself writes. */
const written = [':!docs/benchmarks.md', ':!docs/benchmarks.json'];

/** The commit of a work tree, with a plus if there are other changes. Undefined if the files have no history. */
export async function commitOf(folder: string): Promise<string> {
  if (!existsSync(join(folder, '.git'))) return 'no commit';
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim();
  const changes = await git('status', '--porcelain', '--', '.', ...written);
  return `${await git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : '+'}`;
}
