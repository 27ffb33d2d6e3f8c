import { judged, type Limit, type Row } from '../row';
import type { Sides } from './rounds';
import type { Turn } from './side';
import { median } from './statistics';

/** The machine was quiet if the bare side differs from itself by less than this factor. */
const quiet = 1.05;

/** Two sides of a round. The control may be in another row. */
type Pair<Taken> = Omit<Sides<Taken>, 'control'> & { control?: Taken };

/** Options of a ratio's row. */
export interface RowOptions {
  limit?: Limit;
  /** What the product is compared with. */
  beside?: string;
  /** Both sides' figures in words. */
  sides?: string;
  /** The factor by which the control may differ. */
  quietWithin?: number;
}

/**
 * The row of a comparison. Rounds are compared individually, so that whatever slows a whole round has no effect.
 *
 * @param rounds - the figure of each side
 */
export function ratioRow(what: string, rounds: readonly Pair<number>[], options: RowOptions = {}): Row {
  const { limit, beside = 'the bare server', sides = '', quietWithin = quiet } = options;
  const ratios = rounds.map(({ product, bare }) => product / bare);
  const controls = rounds.flatMap(({ control, bare }) => (control === undefined ? [] : [control / bare]));
  const control = controls.length > 0 ? median(controls) : 1;
  const isNoisy = Math.abs(Math.log(control)) > Math.log(quietWithin);
  const beyond = controls.length > 0 ? `, control ${control.toFixed(2)}` : '';
  const actual = `${spread(ratios)}${beyond}${sides && `; ${sides}`}`;
  return judged(`${what}, relative to ${beside}`, median(ratios), limit, { actual, isNoisy });
}

/** The row of responses in the same time. */
export const throughputRow = (what: string, rounds: readonly Pair<Turn>[], options: RowOptions = {}): Row =>
  ratioRow(
    what,
    rounds.map((round) => each(round, ({ perSecond }) => perSecond)),
    { sides: bySide(rounds), ...options },
  );

/**
 * The row of responses per core, including the CPU of the database and of Redis where it counts: the other side's CPU
 * relative to the product's.
 */
export function cpuRow(what: string, rounds: readonly Pair<Turn>[], options: RowOptions = {}): Row {
  const answersOfOneCore = rounds.map((round) =>
    each(round, ({ cpu, databaseCpu, redisCpu }) => 1 / (cpu + databaseCpu + redisCpu)),
  );
  return ratioRow(`${what}, by CPU`, answersOfOneCore, { sides: bySide(rounds), ...options });
}

/** A figure of each side. */
const each = ({ product, bare, control }: Pair<Turn>, figure: (of: Turn) => number): Pair<number> => ({
  product: figure(product),
  bare: figure(bare),
  ...(control && { control: figure(control) }),
});

/** Responses per second and CPU of both sides, in words. */
function bySide(rounds: readonly Pair<Turn>[]): string {
  const of = (side: 'product' | 'bare', figure: keyof Turn, digits: number) =>
    median(rounds.map((round) => round[side][figure])).toFixed(digits);
  const both = (figure: keyof Turn, digits: number) =>
    `${of('product', figure, digits)} and ${of('bare', figure, digits)}`;
  // Pictures take seconds, so their number needs a decimal.
  const few = rounds.some(({ product }) => product.perSecond < 10);
  const database = rounds.some(({ product }) => product.databaseCpu > 0);
  const redis = rounds.some(({ product }) => product.redisCpu > 0);
  return (
    `${both('perSecond', few ? 1 : 0)} a second, ${both('cpu', 2)} ms of CPU` +
    (database ? `, ${both('databaseCpu', 2)} ms in the database` : '') +
    (redis ? `, ${both('redisCpu', 2)} ms in Redis` : '')
  );
}

/** The median of several figures with the range. @param digits - after the decimal point */
export function spread(figures: readonly number[], digits = 2): string {
  const middle = median(figures).toFixed(digits);
  if (figures.length === 1) return middle;
  return `${middle} (${Math.min(...figures).toFixed(digits)} to ${Math.max(...figures).toFixed(digits)})`;
}
