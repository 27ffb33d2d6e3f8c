import type { CampFigures, Count } from '@camp/contracts/camp-figures/operations';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';

/** The number of shirts of a size for one kind of people. */
export interface ShirtCount {
  kind: AttendeeKind;
  /** The label of the size for this kind. */
  label: string;
  count: number;
}

/** One size of the order. */
export interface ShirtRow {
  size: string;
  counts: readonly ShirtCount[];
  all: number;
}

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** An adult's size, with the label of the campers' sizes. */
const asCampersSay = (label: string) => `Adult ${label}`;

/**
 * The shirts to order: for seated campers, and for counselors and staff if the person may see them. Adults use the
 * adult sizes of campers.
 */
export function shirtOrder({ shirts, counselorShirts, staff }: CampFigures): {
  kinds: readonly AttendeeKind[];
  rows: readonly ShirtRow[];
} {
  const columns: { kind: AttendeeKind; counts: readonly Count[]; sizeOf: (label: string) => string }[] = [
    { kind: 'camper', counts: shirts, sizeOf: (label) => label },
    ...(counselorShirts
      ? [{ kind: 'counselor' as const, counts: counselorShirts, sizeOf: asCampersSay }]
      : []),
    ...(staff?.shirts ? [{ kind: 'staff' as const, counts: staff.shirts, sizeOf: asCampersSay }] : []),
  ];
  const sizes = new Set(columns.flatMap(({ counts, sizeOf }) => counts.map(({ label }) => sizeOf(label))));
  const rows = [...sizes].map((size) => {
    const counts = columns.map(({ kind, counts: all, sizeOf }) => {
      const found = all.find(({ label }) => sizeOf(label) === size);
      return { kind, label: found?.label ?? size, count: found?.count ?? 0 };
    });
    return { size, counts, all: sum(counts) };
  });
  return { kinds: columns.map(({ kind }) => kind), rows };
}
