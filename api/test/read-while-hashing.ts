import { readFile } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { createPasswords, productionCost } from '../src/user/password/passwords';

const hashes = 20;

/**
 * Reads a file while passwords are hashed, in separate `threads` or, with `libuv`, in the threads that read files. It
 * reports how many hashes were done before the file was read. Run it with UV_THREADPOOL_SIZE=1.
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
