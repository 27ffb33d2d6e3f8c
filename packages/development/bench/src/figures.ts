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
  /** The control of its own row was quiet, whatever those of the subject's other rows say. */
  isQuiet?: true;
}

/** A figure that others are held against. */
export interface KeptFigure extends Figure {
  /** On which it was measured. */
  machine: string;
}

/** By which part a figure may get worse before it is named. */
const tolerance = 0.15;

/** What a run says beside the kept one. */
export interface Difference {
  /** The kept runs, by date and commit; absent where there is none to be held against. */
  against?: string;
  /** A sentence for each figure that became dearer. */
  dearer: string[];
  /** A sentence for each figure that could not be held against a kept one. */
  unknown: string[];
}

/** The figures that only one of both runs has, and time that another machine took: nothing is known of those. */
export function unknownOf(
  kept: readonly KeptFigure[],
  measured: readonly Figure[],
  machine: string,
): string[] {
  const now = new Set(measured.map(({ what }) => what));
  return [
    ...measured.flatMap(({ what, unit }) => {
      const before = kept.find((one) => one.what === what);
      if (!before) return [`${what}: not kept yet`];
      return isOfMachine[unit] && before.machine !== machine ? [`${what}: kept by another machine`] : [];
    }),
    ...kept.filter(({ what }) => !now.has(what)).map(({ what }) => `${what}: not measured this time`),
  ];
}

/**
 * The figures that became dearer by more than 15 %.
 *
 * @param machine - of the measured ones: time can be compared only with its own
 */
export function dearerOf(
  kept: readonly KeptFigure[],
  measured: readonly Figure[],
  machine: string,
): string[] {
  return measured.flatMap(({ what, value, unit, better }) => {
    const before = kept.find((one) => one.what === what);
    if (!before || (isOfMachine[unit] && before.machine !== machine)) return [];
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
  if (!against) return `Nothing of a quiet machine is kept. Not compared:\n${unknown.join('\n')}`;
  return [
    `Held against ${against}.`,
    dearer.length > 0
      ? `Dearer than kept:\n${dearer.join('\n')}`
      : 'Nothing that was compared became dearer.',
    ...(unknown.length > 0 ? [`Not compared:\n${unknown.join('\n')}`] : []),
  ].join('\n');
}
