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
 * `npm run test:faults [-- --seed 7 --seeds 10 --more 0 --seconds 60 --processes 2 --at-once 1 --rest 75 --plan file]`:
 * random histories of operations and faults against the built product (docs/decisions/0107-faults-as-a-command.md).
 * `--rest`: seconds after the last fault in which the invariants have to hold (docs/reliability.md, Invariants).
 * `--more`: further seeds, each only if something hasn't happened yet. Exit code 1 when an invariant is violated, a
 * control is missed, or something never happened.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      seeds: { type: 'string' },
      more: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '60' },
      processes: { type: 'string' },
      'at-once': { type: 'string', default: '1' },
      rest: { type: 'string', default: '75' },
      plan: { type: 'string' },
    },
  });
  await mkdir(folder, { recursive: true });
  const first = Number(values.seed ?? 1);
  const count = Number(values.seeds ?? (values.seed === undefined ? 10 : 1));
  const plansFrom = (seed: number, wanted: number) =>
    Array.from({ length: wanted }, (_, index) =>
      makePlan(seed + index, Number(values.seconds), values.processes ? Number(values.processes) : undefined),
    );
  const waiting = values.plan ? [parsePlan(await readFile(values.plan, 'utf8'))] : plansFrom(first, count);
  const sightings = countSightings();
  const results: HistoryResult[] = [];
  const run = async (plan: Plan) => {
    const at = (kind: string) => join(folder, `seed-${plan.seed}.${kind}`);
    await writeFile(at('plan.json'), `${JSON.stringify(plan, null, 2)}\n`);
    say(`Seed ${plan.seed}: ${plan.seconds} s with ${plan.faults.length} faults. Plan: ${at('plan.json')}`);
    results.push(await runHistory(plan, at('history.jsonl'), sightings, Number(values.rest) * 1_000));
  };
  const lane = async () => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) await run(plan);
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, lane));
  // A slow machine does less in the same time, so rare things may need another history.
  for (const plan of values.plan ? [] : plansFrom(first + count, Number(values.more)))
    if (failuresOf(results).length === 0 && gapsOf(results, sightings).length > 0) await run(plan);
  results.sort((one, other) => one.plan.seed - other.plan.seed);
  say(`\n${reportOf(results, sightings)}`);
  // A replay may have any faults left out, so it is not asked for what it has shown.
  const wrong = [...failuresOf(results), ...(values.plan ? [] : gapsOf(results, sightings))];
  if (wrong.length === 0) return;
  say(`\n${wrong.join('\n')}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
