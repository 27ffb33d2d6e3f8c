import { readFile } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { createPasswords, productionCost } from '../src/user/password/passwords';

const hashes = 20;

/**
 * Reads a file while passwords are hashed, in `threads` of their own or, with `libuv`, in those that read files.
 * Reports after how many of the hashes the file was read. To be run with UV_THREADPOOL_SIZE=1.
 */
async function main(place: string | undefined): Promise<void> {
  const passwords = createPasswords();
  const hashOne = () => (place === 'libuv' ? hash('Sunshine1', productionCost) : passwords.hash('Sunshine1'));
  let done = 0;
  const all = Array.from({ length: hashes }, () => hashOne().then(() => (done += 1)));
  await readFile(__filename);
  process.stdout.write(done === hashes ? 'after the last hash' : 'before the last hash');
  await Promise.all(all);
}

void main(process.argv[2]);
