import { parseArgs } from 'node:util';
import type { Bench } from './bench';
import { machine, keepSection } from './benchmarks-file';
import { compareWithKept, differenceInWords, keepFigures } from './figures';
import { benches } from './registry';
import { tableOf } from './row';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * `npm run bench [-- name ...]`: measures the named subjects, all of them without a name, and keeps each one's section in
 * docs/benchmarks.md. One that breaks is told, and the others are measured all the same. With `--compare` nothing is kept: what became dearer than the kept figures say is named. Exit code
 * 1 when a target is missed or something became dearer.
 */
async function main(): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    options: { compare: { type: 'boolean' } },
    allowPositionals: true,
  });
  const names = asked.length > 0 ? asked : Object.keys(benches);
  const unknown = names.find((name) => !benches[name]);
  if (unknown) throw new Error(`There is no bench '${unknown}', only ${Object.keys(benches).join(', ')}.`);
  for (const name of names) await measure(name, values.compare === true).catch(fail);
}

async function measure(name: string, isComparison: boolean): Promise<void> {
  const bench = benches[name] as Bench;
  say(`${bench.title} ...`);
  const { rows, notes, figures = [] } = await bench.run();
  const section = [
    `## ${bench.title} (\`npm run bench -- ${name}\`)`,
    `Production build: ${machine()}.`,
    tableOf(rows),
    notes,
  ].join('\n\n');
  say(`\n${section}\n`);
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
  if (isComparison) {
    const difference = await compareWithKept(name, figures);
    say(`${differenceInWords(difference, figures.length)}\n`);
    if (difference.dearer.length > 0) process.exitCode = 1;
    return;
  }
  await keepSection(`bench ${name}`, section);
  if (figures.length > 0) await keepFigures(name, figures);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}

main().catch(fail);
