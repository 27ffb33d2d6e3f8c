import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceFolder } from '@camp/local-services/workspace';
import { makePlan } from './plan/make-plan';
import { parsePlan, type Plan } from './plan/plan';
import { failuresOf, gapsOf, reportOf } from './report';
import { runHistory, type HistoryResult } from './run-history';
import { countSightings } from './sightings';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Ignored by git. */
const folder = join(workspaceFolder, '.test-results', 'faults');

/**
 * `npm run test:faults [-- --seed 7 --seeds 10 --seconds 60 --processes 2 --at-once 1 --rest 75 --plan file]`: random histories
 * of operations and faults against the built product (docs/decisions/0107-faults-as-a-command.md). `--rest`: seconds
 * after the last fault in which the invariants have to hold (docs/reliability.md, Invariants). Exit code 1 when an
 * invariant is violated, a control is missed, or something never happened.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      seeds: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      processes: { type: 'string' },
      'at-once': { type: 'string', default: '1' },
      rest: { type: 'string', default: '75' },
      plan: { type: 'string' },
    },
  });
  await mkdir(folder, { recursive: true });
  const waiting = values.plan ? [parsePlan(await readFile(values.plan, 'utf8'))] : plansOf(values);
  const sightings = countSightings();
  const results: HistoryResult[] = [];
  const lane = async () => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
      const at = (kind: string) => join(folder, `seed-${plan!.seed}.${kind}`);
      await writeFile(at('plan.json'), `${JSON.stringify(plan, null, 2)}\n`);
      say(`Seed ${plan.seed}: ${plan.seconds} s with ${plan.faults.length} faults. Plan: ${at('plan.json')}`);
      results.push(await runHistory(plan, at('history.jsonl'), sightings, Number(values.rest) * 1_000));
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, lane));
  results.sort((one, other) => one.plan.seed - other.plan.seed);
  say(`\n${reportOf(results, sightings)}`);
  // A replay may have any faults left out, so it is not asked for what it has shown.
  const wrong = [...failuresOf(results), ...(values.plan ? [] : gapsOf(results, sightings))];
  if (wrong.length === 0) return;
  say(`\n${wrong.join('\n')}`);
  process.exitCode = 1;
}

interface Wanted {
  seed?: string;
  seeds?: string;
  seconds: string;
  processes?: string;
}

/** A single seed, or so many from the first. */
function plansOf({ seed, seeds, seconds, processes }: Wanted): Plan[] {
  const first = Number(seed ?? 1);
  const count = Number(seeds ?? (seed === undefined ? 10 : 1));
  const both = processes === undefined ? undefined : Number(processes);
  return Array.from({ length: count }, (_, index) => makePlan(first + index, Number(seconds), both));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
