import { randomUUID } from 'node:crypto';

/** Tests drop only databases with this prefix. */
const prefix = 'camp-test-';
/** Milliseconds. No run takes longer. */
const longestRun = 6 * 60 * 60 * 1000;

/** A unique name that contains the time. */
export const nameTestDatabase = (now = Date.now()): string => `${prefix}${now.toString(36)}-${randomUUID()}`;

/** @throws Error for a name that `nameTestDatabase` did not create */
export function requireTestDatabase(name: string): void {
  if (madeAt(name) === undefined) throw new Error(`Tests drop no database that is called ${name}.`);
}

/** Whether a killed run left it behind. A concurrent run's database is younger. */
export function isLeftover(name: string, now = Date.now()): boolean {
  const at = madeAt(name);
  return at !== undefined && at < now - longestRun;
}

function madeAt(name: string): number | undefined {
  const [, time] = /^camp-test-([0-9a-z]{8})-[0-9a-f-]{36}$/.exec(name) ?? [];
  return time === undefined ? undefined : parseInt(time, 36);
}
