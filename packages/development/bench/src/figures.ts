import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const file = join(__dirname, '../../../../docs/benchmarks.json');

/** One figure of a subject that another run can be held against. */
export interface Figure {
  /** Unique within its subject. */
  what: string;
  value: number;
  /** A ratio of two that were measured side by side can be compared between machines, milliseconds of CPU cannot. */
  unit: 'ratio' | 'ms of CPU';
  better: 'more' | 'less';
}

/** The figures of a subject's last run that was kept. */
interface KeptFigures {
  machine: string;
  figures: Figure[];
}

/** By which part a figure may get worse before it is named. */
const tolerance = 0.15;

const thisMachine = (): string =>
  `${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;

const readAll = async (): Promise<Record<string, KeptFigures>> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Record<string, KeptFigures>;
};

/** Keeps a subject's figures in docs/benchmarks.json for later runs to be held against. */
export async function keepFigures(name: string, figures: readonly Figure[]): Promise<void> {
  const rounded = figures.map((figure) => ({ ...figure, value: Number(figure.value.toPrecision(4)) }));
  const all = { ...(await readAll()), [name]: { machine: thisMachine(), figures: rounded } };
  await writeFile(
    file,
    await format(JSON.stringify(all), { ...(await resolveConfig(file)), filepath: file }),
  );
}

/** What a run says beside the kept one. */
export interface Difference {
  /** A sentence for each figure that became dearer. */
  dearer: string[];
  /** A sentence for each figure that could not be held against a kept one. */
  unknown: string[];
}

/** Holds figures against the kept ones of the subject. */
export async function compareWithKept(name: string, figures: readonly Figure[]): Promise<Difference> {
  const { machine, figures: kept } = (await readAll())[name] ?? { machine: '', figures: [] };
  const isSameMachine = machine === thisMachine();
  return {
    dearer: dearerOf(kept, figures, isSameMachine),
    unknown: unknownOf(kept, figures, isSameMachine),
  };
}

/** The figures that only one of both runs has, and CPU that another machine took: nothing is known of those. */
export function unknownOf(
  kept: readonly Figure[],
  measured: readonly Figure[],
  isSameMachine: boolean,
): string[] {
  const whats = (figures: readonly Figure[]) => new Set(figures.map(({ what }) => what));
  const [before, now] = [whats(kept), whats(measured)];
  return [
    ...measured.flatMap(({ what, unit }) => {
      if (!before.has(what)) return [`${what}: not kept yet`];
      return unit === 'ms of CPU' && !isSameMachine ? [`${what}: kept by another machine`] : [];
    }),
    ...kept.filter(({ what }) => !now.has(what)).map(({ what }) => `${what}: not measured any more`),
  ];
}

/**
 * The figures that became dearer by more than 15 %.
 *
 * @param isSameMachine - whether CPU can be compared too
 */
export function dearerOf(
  kept: readonly Figure[],
  measured: readonly Figure[],
  isSameMachine: boolean,
): string[] {
  return measured.flatMap(({ what, value, unit, better }) => {
    const before = kept.find((one) => one.what === what);
    if (!before || (unit === 'ms of CPU' && !isSameMachine)) return [];
    const cost = better === 'less' ? value / before.value : before.value / value;
    if (cost <= 1 + tolerance) return [];
    const percent = Math.round((cost - 1) * 100);
    return [
      `${what}: ${value.toFixed(2)} instead of ${before.value.toFixed(2)} (${unit}), ${percent} % dearer`,
    ];
  });
}

/** @param measured - how many figures the run has */
export function differenceInWords({ dearer, unknown }: Difference, measured: number): string {
  if (measured === 0 && unknown.length === 0) return 'This subject has no figures to compare.';
  return [
    dearer.length > 0
      ? `Dearer than kept:\n${dearer.join('\n')}`
      : 'Nothing that was compared became dearer.',
    ...(unknown.length > 0 ? [`Not compared:\n${unknown.join('\n')}`] : []),
  ].join('\n');
}
