import { setTimeout as pause } from 'node:timers/promises';
import type { Breaking } from './breaking';

/** Milliseconds between two looks at Redis. */
const poll = 250;

/**
 * Fills the disk of Redis. The disk of the database is not filled, since MongoDB ends without space, and its end is a
 * fault of its own.
 */
export async function fillDisk({ world, fault, sightings }: Breaking): Promise<string | undefined> {
  const { disk } = world.redis;
  if (!disk) return 'this system allows no mount namespace';
  await disk.fill();
  let wasSeen = false;
  for (let left = fault.lasts; left > 0; left -= poll) {
    wasSeen ||= await world.redis.isOutOfSpace();
    await pause(poll);
  }
  await disk.free();
  if (wasSeen) sightings.saw('a write found no space on the disk');
  return undefined;
}
