import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { dearerOf, unknownOf, type Difference, type Figure } from './figures';
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

/** The last three runs, and the last whose machine was quiet if it is none of them. */
export function withRun(kept: readonly Run[], run: Run): Run[] {
  const all = [...kept, run];
  const quiet = lastQuietOf(all);
  return all.filter((one, index) => index >= all.length - most || one === quiet);
}

/** The last three of the runs that are kept. */
export const lastRuns = (kept: readonly Run[]): Run[] => kept.slice(-most);

/** The run that others are held against: a noisy one says little of the product. */
export const lastQuietOf = (kept: readonly Run[]): Run | undefined =>
  kept.findLast(({ rows }) => !rows.some(({ isNoisy }) => isNoisy));

/** Holds a run against the last quiet one that is kept of its subject. */
export async function compareWithKept(name: string, { machine, figures }: Run): Promise<Difference> {
  const kept = lastQuietOf((await readAll())[name] ?? []);
  const isSameMachine = kept?.machine === machine;
  const before = kept?.figures ?? [];
  return {
    against: kept && `${kept.date} (${kept.commit})`,
    dearer: dearerOf(before, figures, isSameMachine),
    unknown: unknownOf(before, figures, isSameMachine),
  };
}
