import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { dearerOf, unknownOf, type Difference, type Figure, type KeptFigure } from './figures';
import type { Row } from './row';

const file = join(__dirname, '../../../../docs/benchmarks.json');

/** How many runs of a subject are kept. */
const most = 3;

/** What a subject's run gave, on which machine, and of which state of the product. */
export interface Run {
  date: string;
  commit: string;
  machine: string;
  rows: Row[];
  figures: Figure[];
}

/** The runs of every subject, the oldest first. */
type KeptRuns = Record<string, Run[]>;

async function readAll(): Promise<KeptRuns> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{}';
    throw error;
  });
  return runsIn(text);
}

/** @param text - the file, which had one run of each subject once, without rows: nothing can be held against that */
export function runsIn(text: string): KeptRuns {
  const kept = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(kept.filter(([, runs]) => Array.isArray(runs))) as KeptRuns;
}

/** Keeps a subject's run in docs/benchmarks.json. @returns those that are kept of it now, the oldest first */
export async function keepRun(name: string, run: Run): Promise<Run[]> {
  const figures = run.figures.map((figure) => ({ ...figure, value: Number(figure.value.toPrecision(4)) }));
  const all = await readAll();
  const runs = withRun(all[name] ?? [], { ...run, figures });
  const text = JSON.stringify({ ...all, [name]: runs });
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  return runs;
}

/** The last three runs, and of those before at most three that later ones are held against. */
export function withRun(kept: readonly Run[], run: Run): Run[] {
  const all = [...kept, run];
  const [older, last] = [all.slice(0, -most), all.slice(-most)];
  const heldAgainst = new Set([lastQuietOf(all), ...quietFigures(all).map((figure) => figure.run)]);
  return [...older.filter((one) => heldAgainst.has(one)).slice(-most), ...last];
}

/** The last three of the runs that are kept. */
export const lastRuns = (kept: readonly Run[]): Run[] => kept.slice(-most);

/** The last run in which nothing was noisy: others say little of the product. */
export const lastQuietOf = (kept: readonly Run[]): Run | undefined =>
  kept.findLast(({ rows }) => !rows.some(({ isNoisy }) => isNoisy));

/**
 * What later runs are held against: each figure as the last run has it in which its machine was quiet.
 *
 * @param kept - a subject's runs, the oldest first
 */
export function quietFigures(kept: readonly Run[]): (KeptFigure & { run: Run })[] {
  const figures = new Map<string, KeptFigure & { run: Run }>();
  for (const run of kept) {
    const isNoisy = run.rows.some((row) => row.isNoisy);
    for (const figure of run.figures)
      if (figure.isQuiet || !isNoisy) figures.set(figure.what, { ...figure, machine: run.machine, run });
  }
  return [...figures.values()];
}

/** Holds a run against what is kept of its subject. */
export async function compareWithKept(name: string, { machine, figures }: Run): Promise<Difference> {
  const kept = quietFigures((await readAll())[name] ?? []);
  const runs = new Set(kept.map(({ run }) => `${run.date} (${run.commit})`));
  return {
    ...(runs.size > 0 && { against: [...runs].join(', ') }),
    dearer: dearerOf(kept, figures, machine),
    unknown: unknownOf(kept, figures, machine),
  };
}
