import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'camp-commits-'));
  git('init', '--quiet');
  commit('x'.repeat(90));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Pat', '-c', 'user.email=pat@example.com', ...args], { cwd: folder });
const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject);
const check = (since: string) =>
  spawnSync(join(__dirname, 'commit-subjects.sh'), [since], { cwd: folder, encoding: 'utf8' });

it('accepts subjects of 72 characters, whatever older commits have', () => {
  commit('é'.repeat(72));

  expect(check('HEAD~1')).toMatchObject({ status: 0, stdout: '' });
  expect(check('HEAD').status).toBe(0);
});

it('names each longer subject', () => {
  commit('Good');
  commit('y'.repeat(73));

  expect(check('HEAD~2')).toMatchObject({ status: 1, stdout: `${'y'.repeat(73)}\n` });
});
