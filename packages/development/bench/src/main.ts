import { parseArgs } from 'node:util';
import { workspaceFolder } from '@camp/local-services/workspace';
import type { Bench } from './bench';
import { saveRun, readRuns } from './benchmarks';
import { commitOf } from './commit';
import { differenceOf } from './difference';
import { measuredRun } from './measured-run';
import { benches, subjectNames } from './registry';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * `npm run bench [-- name ...]`: measures the named subjects, or all of them, and stores each run in
 * docs/benchmarks.json and docs/benchmarks.md. A subject that fails is reported, and the others still run. With
 * `--compare` nothing is stored, and figures that became more expensive are listed. Exit code 1 when a target is missed
 * or something became more expensive.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { compare: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const names = subjectNames(positionals);
  // The commit at the build, since the last subject may run an hour later.
  const commit = await commitOf(workspaceFolder);
  for (const name of names) await measure(name, commit, values.compare).catch(fail);
}

async function measure(name: string, commit: string, isComparison: boolean): Promise<void> {
  const run = await measuredRun(name, benches[name] as Bench, commit);
  if (!isComparison) return saveRun(name, run);
  const { dearer, unknown } = differenceOf(readRuns()[name], run);
  say(
    [...dearer, ...unknown.map((one) => `Not compared: ${one}`)].join('\n') ||
      'Nothing became more expensive.',
  );
  if (dearer.length > 0) process.exitCode = 1;
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  // An invalid argument is reported without a stack.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
