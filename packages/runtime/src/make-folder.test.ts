import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'camp-folder-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a folder and those above it for this account alone', () => {
  makeFolder(join(folder, 'one/two/three'));
  for (const made of ['one', 'one/two', 'one/two/three']) {
    expect(statSync(join(folder, made)).mode & 0o777).toBe(0o700);
  }
});

it('accepts an existing folder, or a link to one', () => {
  symlinkSync(folder, join(folder, 'link'));
  makeFolder(folder);
  makeFolder(join(folder, 'link'));
});

it('refuses a path with something else', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow(expect.objectContaining({ code: 'EEXIST' }));
  expect(() => makeFolder(join(file, 'below'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
});

// Node's own `recursive` would hang on these paths.
it.each(['/proc/camp', '/proc/camp/data'])('refuses %s', (path) => {
  expect(() => makeFolder(path)).toThrow(expect.objectContaining({ code: expect.stringMatching(/^E/) }));
});
