import { parseArgs } from 'node:util';
import { workspaceFolder } from '@camp/local-services/workspace';
import type { Bench } from './bench';
import { machine, keepSection } from './benchmarks-file';
import { commitOf } from './commit';
import { differenceInWords } from './figures';
import { compareWithKept, keepRun, lastRuns, type Run } from './kept-runs';
import { lastRunsTable } from './last-runs-table';
import { benches } from './registry';
import { tableOf } from './row';
import { subjectNames } from './subject-names';
import { thisMachine } from './this-machine';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * `npm run bench [-- name ...]`: measures the named subjects, all of them without a name, and keeps each one's section in
 * docs/benchmarks.md and its run in docs/benchmarks.json. One that breaks is told, and the others are measured all the
 * same. With `--compare` nothing is kept: what became dearer than it was last on a quiet machine is named. Exit
 * code 1 when a target is missed or something became dearer.
 */
async function main(): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    options: { compare: { type: 'boolean' } },
    allowPositionals: true,
  });
  const names = subjectNames(asked);
  // As it was built: an hour may pass until the last subject.
  const commit = await commitOf(workspaceFolder);
  for (const name of names) await measure(name, commit, values.compare === true).catch(fail);
}

async function measure(name: string, commit: string, isComparison: boolean): Promise<void> {
  const bench = benches[name] as Bench;
  say(`${bench.title} ...`);
  const { rows, notes, figures = [] } = await bench.run();
  const date = new Date().toISOString().slice(0, 10);
  const run: Run = { date, commit, machine: await thisMachine(), rows, figures };
  const heading = `## ${bench.title} (\`npm run bench -- ${name}\`)`;
  const table = `Production build of ${commit}: ${machine()}.\n\n${tableOf(rows)}`;
  say(`\n${[heading, table, notes].join('\n\n')}\n`);
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
  if (isComparison) {
    const difference = await compareWithKept(name, run);
    say(`${differenceInWords(difference, figures.length)}\n`);
    if (difference.dearer.length > 0) process.exitCode = 1;
    return;
  }
  const earlier = lastRunsTable(lastRuns(await keepRun(name, run)));
  await keepSection(`bench ${name}`, [heading, table, earlier, notes].join('\n\n'));
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  // What was asked for is wrong: the sentence is enough.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
