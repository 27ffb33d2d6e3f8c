import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitOf } from './commit';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-bench-'));
});

afterEach(() => rm(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

async function makeRepository(): Promise<string> {
  git('init', '--quiet');
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, 'docs/benchmarks.md'), 'figures');
  await writeFile(join(folder, 'product.ts'), 'product');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  return git('rev-parse', '--short', 'HEAD');
}

it('names the commit, whatever the benchmarks themselves have written', async () => {
  const commit = await makeRepository();
  await writeFile(join(folder, 'docs/benchmarks.md'), 'other figures');
  await writeFile(join(folder, 'docs/benchmarks.json'), '{}');

  expect(await commitOf(folder)).toBe(commit);
});

it('adds a plus if the work tree has other changes', async () => {
  const commit = await makeRepository();
  await writeFile(join(folder, 'product.ts'), 'another product');

  expect(await commitOf(folder)).toBe(`${commit}+`);
});

it('reports files without history', async () => {
  expect(await commitOf(folder)).toBe('no commit');
});
