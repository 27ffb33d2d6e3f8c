import { installDebianPackage } from './debian-package.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Finds a Redis: the one at REDIS_URL, a program on the PATH, or Debian's package.
 *
 * @param {import('./machine.mjs').Machine} machine
 * @throws {Refusal} when there is none and none may be installed
 */
export async function ensureRedis(machine) {
  const found = () => machine.env.REDIS_URL || machine.findProgram(['redis-server', 'valkey-server']);
  if (found()) return;
  if ((await installDebianPackage(machine, 'redis-server', 'to run queues and limits')) && found()) return;
  throw new Refusal(
    'Redis was not found. Install redis-server or valkey-server (on Debian as root: apt-get install redis-server), or set REDIS_URL to the address of a running server.',
  );
}
