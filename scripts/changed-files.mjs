import { execFileSync, spawnSync } from 'node:child_process';
import { Refusal } from './bootstrap/refusal.mjs';

const defaultBranches = ['origin/HEAD', 'origin/main', 'main'];

/**
 * All files that differ from the default branch: by commits since the merge base, by uncommitted edits, or because they
 * are new.
 *
 * @param {string} folder of the workspace
 * @param {string} [since] another branch or commit to compare with
 * @throws {Refusal} when there is none to compare with
 * @returns {{ changed: string[], deleted: string[] }} paths from the folder
 */
export function changedFiles(folder, since) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const names = (...args) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  const base = (since ? [since] : defaultBranches)
    .map((branch) => mergeBase(folder, branch))
    .find((commit) => commit !== undefined);
  if (!base)
    throw new Refusal(
      `There is no ${since ?? 'default branch'} to compare with. Use --changed=<branch or commit>.`,
    );
  const diff = (filter) => names('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, base);
  return {
    changed: [...diff('d'), ...names('ls-files', '--others', '--exclude-standard')].sort(),
    deleted: diff('D'),
  };
}

function mergeBase(folder, branch) {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
