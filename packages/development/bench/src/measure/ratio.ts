import { judged, type Limit, type Row } from '../row';
import type { Sides } from './rounds';
import type { Turn } from './side';
import { median } from './statistics';

/** Within this factor of itself the bare side says that the machine was quiet. */
const quiet = 1.05;

/** Two sides of a round; the control may stand in another row. */
type Pair<Taken> = Omit<Sides<Taken>, 'control'> & { control?: Taken };

/** What a ratio is told with. */
export interface RowOptions {
  limit?: Limit;
  /** What the product is compared with. */
  beside?: string;
  /** The figures of both sides in words. */
  sides?: string;
  /** By how much the control may differ, as a factor. */
  quietWithin?: number;
}

/**
 * The row of a comparison. Each round is compared in itself, so that what slows all of it down does not count.
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
  return judged(`${what}, beside ${beside}`, median(ratios), limit, { actual, isNoisy });
}

/** The row of how many answers come in the same time. */
export const throughputRow = (what: string, rounds: readonly Pair<Turn>[], options: RowOptions = {}): Row =>
  ratioRow(
    what,
    rounds.map((round) => each(round, ({ perSecond }) => perSecond)),
    { sides: bySide(rounds), ...options },
  );

/** The row of how many answers one core gives, its database's work counted: the other's CPU beside the product's. */
export function cpuRow(what: string, rounds: readonly Pair<Turn>[], options: RowOptions = {}): Row {
  const answersOfOneCore = rounds.map((round) =>
    each(round, ({ cpu, databaseCpu }) => 1 / (cpu + databaseCpu)),
  );
  return ratioRow(`${what}, by CPU`, answersOfOneCore, { sides: bySide(rounds), ...options });
}

/** A figure of each side. */
const each = ({ product, bare, control }: Pair<Turn>, figure: (of: Turn) => number): Pair<number> => ({
  product: figure(product),
  bare: figure(bare),
  ...(control && { control: figure(control) }),
});

/** Answers a second and CPU of both sides, in words. */
function bySide(rounds: readonly Pair<Turn>[]): string {
  const of = (side: 'product' | 'bare', figure: keyof Turn, digits: number) =>
    median(rounds.map((round) => round[side][figure])).toFixed(digits);
  const both = (figure: keyof Turn, digits: number) =>
    `${of('product', figure, digits)} and ${of('bare', figure, digits)}`;
  // Pictures are counted in ones, answers in thousands.
  const few = rounds.some(({ product }) => product.perSecond < 10);
  const database = rounds.some(({ product }) => product.databaseCpu > 0);
  return (
    `${both('perSecond', few ? 1 : 0)} a second, ${both('cpu', 2)} ms of CPU` +
    (database ? `, ${both('databaseCpu', 2)} ms in the database` : '')
  );
}

/** Several figures, as a table has them. @param digits - behind the point */
export function spread(figures: readonly number[], digits = 2): string {
  const middle = median(figures).toFixed(digits);
  if (figures.length === 1) return middle;
  return `${middle} (${Math.min(...figures).toFixed(digits)} to ${Math.max(...figures).toFixed(digits)})`;
}
