import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Breaking } from './breaking';

/** Milliseconds. */
const tenMinutes = 10 * 60 * 1_000;

/** Node's flag that changes the clock before the product's code is loaded. The product has no such setting. */
const shiftedBy = (milliseconds: number): Record<string, string> => ({
  NODE_OPTIONS: `--require=${join(__dirname, '../world/shifted-clock.cjs')}`,
  CLOCK_SHIFT: String(milliseconds),
});

/** Starts a process again with a clock that is ten minutes off, and later with the right one. */
export async function shiftClock({ world, fault, sightings, isFast }: Breaking): Promise<void> {
  const processes = [...world.apis, ...world.workers];
  const one = processes[fault.process % processes.length]!;
  await one.kill();
  await one.start(shiftedBy(isFast ? tenMinutes : -tenMinutes));
  sightings.saw('a process ran with a clock ten minutes off');
  await pause(fault.lasts);
  await one.kill();
  await one.start();
}
