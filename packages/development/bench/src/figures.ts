/** A ratio of two that were measured side by side, and what is counted, can be compared between machines; time cannot. */
const isOfMachine = {
  ratio: false,
  'a second': false,
  ms: true,
  'ms of CPU': true,
  '% of a core': true,
} as const;

type Unit = keyof typeof isOfMachine;

/** One figure of a subject that another run can be held against. */
export interface Figure {
  /** Unique within its subject. */
  what: string;
  value: number;
  unit: Unit;
  better: 'more' | 'less';
}

/** By which part a figure may get worse before it is named. */
const tolerance = 0.15;

/** What a run says beside the kept one. */
export interface Difference {
  /** The kept run, by its date and commit; absent where there is none to be held against. */
  against?: string;
  /** A sentence for each figure that became dearer. */
  dearer: string[];
  /** A sentence for each figure that could not be held against a kept one. */
  unknown: string[];
}

/** The figures that only one of both runs has, and time that another machine took: nothing is known of those. */
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
      return isOfMachine[unit] && !isSameMachine ? [`${what}: kept by another machine`] : [];
    }),
    ...kept.filter(({ what }) => !now.has(what)).map(({ what }) => `${what}: not measured any more`),
  ];
}

/**
 * The figures that became dearer by more than 15 %.
 *
 * @param isSameMachine - whether time can be compared too
 */
export function dearerOf(
  kept: readonly Figure[],
  measured: readonly Figure[],
  isSameMachine: boolean,
): string[] {
  return measured.flatMap(({ what, value, unit, better }) => {
    const before = kept.find((one) => one.what === what);
    if (!before || (isOfMachine[unit] && !isSameMachine)) return [];
    const cost = better === 'less' ? value / before.value : before.value / value;
    if (cost <= 1 + tolerance) return [];
    const percent = Math.round((cost - 1) * 100);
    return [
      `${what}: ${value.toFixed(2)} instead of ${before.value.toFixed(2)} (${unit}), ${percent} % dearer`,
    ];
  });
}

/** @param measured - how many figures the run has */
export function differenceInWords({ against, dearer, unknown }: Difference, measured: number): string {
  if (measured === 0 && unknown.length === 0) return 'This subject has no figures to compare.';
  if (!against) return `No run of a quiet machine is kept. Not compared:\n${unknown.join('\n')}`;
  return [
    `Held against the run of ${against}.`,
    dearer.length > 0
      ? `Dearer than kept:\n${dearer.join('\n')}`
      : 'Nothing that was compared became dearer.',
    ...(unknown.length > 0 ? [`Not compared:\n${unknown.join('\n')}`] : []),
  ].join('\n');
}
