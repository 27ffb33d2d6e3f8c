import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashSync } from '@node-rs/argon2';
import { createPasswordThreads } from './password-threads';
import { createPasswords } from './passwords';

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const threads = createPasswordThreads();
const passwords = createPasswords(cost);
afterAll(() => Promise.all([threads.close(), passwords.close()]));

it('hashes and compares', async () => {
  const stored = await passwords.hash('Sunshine1');

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await passwords.matches(stored, 'Sunshine1')).toBe(true);
  expect(await passwords.matches(stored, 'Sunshine2')).toBe(false);
  expect(await passwords.matches(undefined, 'Sunshine1')).toBe(false);
});

it('reports an invalid hash, and continues', async () => {
  await expect(threads.verify({ password: 'Sunshine1', stored: 'none' })).rejects.toThrow();

  expect(await threads.verify({ password: 'Sunshine1', stored: hashSync('Sunshine1', cost) })).toBe(true);
});

it('replaces ended threads, and rejects their tasks', async () => {
  const long = { ...cost, memoryCost: 19_456, timeCost: 20 };
  const underWay = expect(threads.hash({ password: 'Sunshine1', cost: long })).rejects.toThrow('Terminating');
  await threads.close();
  await underWay;

  expect(await threads.hash({ password: 'Sunshine1', cost })).toContain('$argon2id$');
});

// With one libuv thread, tasks run in order.
it.each([
  ['threads', 'before the last hash'],
  ['libuv', 'after the last hash'],
])('a file that is read while passwords are hashed (%s) arrives %s', async (place, expected) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(__dirname, '..', '..', '..', 'test', 'read-while-hashing.ts'), place],
    { env: { ...process.env, UV_THREADPOOL_SIZE: '1' } },
  );

  expect(stdout).toBe(expected);
});
