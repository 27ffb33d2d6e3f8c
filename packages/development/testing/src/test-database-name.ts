import { randomUUID } from 'node:crypto';

/** Tests drop databases whose names begin so, and no others. */
const prefix = 'camp-test-';
/** Milliseconds; no run takes as long. */
const longestRun = 6 * 60 * 60 * 1000;

/** A name that no other test has, with the time in it. */
export const nameTestDatabase = (now = Date.now()): string => `${prefix}${now.toString(36)}-${randomUUID()}`;

/** @throws Error for a name that was not made by `nameTestDatabase` */
export function requireTestDatabase(name: string): void {
  if (madeAt(name) === undefined) throw new Error(`Tests drop no database that is called ${name}.`);
}

/** Whether a run that was killed has left it behind: a run that goes on beside this one is younger. */
export function isLeftover(name: string, now = Date.now()): boolean {
  const at = madeAt(name);
  return at !== undefined && at < now - longestRun;
}

function madeAt(name: string): number | undefined {
  const [, time] = /^camp-test-([0-9a-z]{8})-[0-9a-f-]{36}$/.exec(name) ?? [];
  return time === undefined ? undefined : parseInt(time, 36);
}
