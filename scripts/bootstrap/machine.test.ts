import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findOnPath } from './machine.mjs';

describe('finding a program', () => {
  let folder: string;
  const put = (path: string, mode: number) => {
    writeFileSync(join(folder, path), '');
    chmodSync(join(folder, path), mode);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'camp-path-'));
    mkdirSync(join(folder, 'first'));
    mkdirSync(join(folder, 'second'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const find = (...names: string[]) =>
    findOnPath(names, [join(folder, 'first'), join(folder, 'second')].join(delimiter));

  it('prefers the first name over the first folder', () => {
    put('first/valkey-server', 0o755);
    put('second/redis-server', 0o755);
    expect(find('redis-server', 'valkey-server')).toBe(join(folder, 'second/redis-server'));
  });

  it('skips folders and files that are not executable', () => {
    mkdirSync(join(folder, 'first/redis-server'));
    put('second/redis-server', 0o644);
    expect(find('redis-server')).toBeUndefined();
  });
});
