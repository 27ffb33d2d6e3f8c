import type { Bench } from './bench';
import { tableOf, type Run } from './benchmarks';
import { thisMachine } from './this-machine';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Runs a benchmark and prints its table. A missed target sets exit code 1.
 *
 * @param name for the command line
 * @param commit that was built, since a run may end an hour later
 */
export async function measuredRun(name: string, { title, heldBy, run }: Bench, commit: string): Promise<Run> {
  say(`${name}, ${title} ...`);
  const { rows, notes } = await run();
  const date = new Date().toISOString().slice(0, 10);
  say(`\n${tableOf(rows)}\n\n${notes}\n`);
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
  return { title, heldBy, date, commit, machine: await thisMachine(), rows, notes };
}
