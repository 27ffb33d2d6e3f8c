import type { Figure } from '../figures';
import type { Row } from '../row';
import { median } from '../statistics';
import type { Round } from './rounds';
import type { Turn } from './side';

/** Figures of several rounds. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** What the rounds say together. */
export interface Comparison {
  /** The product's throughput beside that of the bare server. */
  ratio: Spread;
  /** That of the bare server beside itself. */
  control: Spread;
  /** The machine did too much else: the ratio says little. */
  isNoisy: boolean;
}

const quiet = { least: 0.95, most: 1.05 };

/** Each round is compared in itself, so that what slows all of it down does not count. */
export function compare(rounds: readonly Round[]): Comparison {
  const control = spreadOf(rounds.map((round) => round.control.perSecond / round.bare.perSecond));
  return {
    ratio: spreadOf(rounds.map((round) => round.product.perSecond / round.bare.perSecond)),
    control,
    isNoisy: control.median < quiet.least || control.median > quiet.most,
  };
}

/** What several figures say together. */
export const spreadOf = (figures: readonly number[]): Spread => ({
  median: median(figures),
  least: Math.min(...figures),
  most: Math.max(...figures),
});

/** Two of the sides of a round. */
export type Pair = Pick<Round, 'product' | 'bare'>;

/** How a row of a ratio is written. */
interface Written {
  /** The least ratio; absent where it is only shown. */
  target?: number;
  /** What the product is compared with. */
  beside?: string;
  isNoisy?: boolean;
}

/**
 * The row of a comparison and that of its control.
 *
 * @param target - the least ratio; absent where it is only shown
 * @param beside - what the product is compared with
 */
export function rowsOf(
  what: string,
  rounds: readonly Round[],
  target?: number,
  beside = 'the bare server',
): Row[] {
  const { control, isNoisy } = compare(rounds);
  return [
    throughputRow(what, rounds, { target, beside, isNoisy }),
    {
      what: `${what}, control: ${beside} beside itself`,
      target: `${quiet.least} to ${quiet.most}, else the run is noisy`,
      actual: `${said(control)}`,
      met: !isNoisy,
      isNoisy,
    },
  ];
}

/** The row of a comparison whose control stands in another one. */
export function throughputRow(what: string, rounds: readonly Pair[], written: Written = {}): Row {
  const { beside = 'the bare server' } = written;
  const ratio = spreadOf(rounds.map(({ product, bare }) => product.perSecond / bare.perSecond));
  const perSecond = (side: keyof Pair) => median(rounds.map((round) => round[side].perSecond));
  const [one, other] = [perSecond('product'), perSecond('bare')];
  // Pictures are counted in ones, answers in thousands.
  const digits = Math.min(one, other) < 10 ? 1 : 0;
  const answers = `${one.toFixed(digits)} and ${other.toFixed(digits)} a second`;
  return ratioRow(`${what}, throughput beside ${beside}`, ratio, answers, written);
}

/** The same by what one answer costs: how many the product gives for the CPU of one of the other's. */
export function cpuRow(what: string, rounds: readonly Pair[], written: Written = {}): Row {
  const { beside = 'the bare server' } = written;
  const spent = ({ cpu, databaseCpu }: Turn) => cpu + databaseCpu;
  const ratio = spreadOf(rounds.map(({ product, bare }) => spent(bare) / spent(product)));
  const each = (side: keyof Pair) => median(rounds.map((round) => spent(round[side]))).toFixed(2);
  const costs = `${each('product')} and ${each('bare')} ms`;
  return ratioRow(`${what}, CPU with the database’s beside ${beside}`, ratio, costs, written);
}

function ratioRow(what: string, ratio: Spread, sides: string, { target, isNoisy = false }: Written): Row {
  return {
    what,
    target: target === undefined ? 'shown' : `at least ${target.toFixed(2)}`,
    actual: `${said(ratio)}; ${sides}`,
    ...(target !== undefined && { met: ratio.median >= target }),
    isNoisy,
  };
}

/** A spread as the table has it. @param digits - behind the point */
export const said = ({ median: middle, least, most }: Spread, digits = 2): string =>
  `${middle.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;

/** What the sides of a comparison are called. */
interface Names {
  /** The process of the product that works. */
  product: string;
  bare: string;
}

const answering: Names = { product: 'API', bare: 'bare server' };

/** CPU of each answer on both sides, as a sentence. @param unit - what is answered, such as 'create' */
export function cpuSentence(unit: string, rounds: readonly Pair[], given: Partial<Names> = {}): string {
  const names = { ...answering, ...given };
  const of = (side: keyof Pair, figure: keyof Turn) =>
    median(rounds.map((round) => round[side][figure])).toFixed(2);
  const database = rounds.some(({ product }) => product.databaseCpu > 0)
    ? `, in the database ${of('product', 'databaseCpu')} ms (${of('bare', 'databaseCpu')} ms)`
    : '';
  return `CPU for each ${unit}: ${of('product', 'cpu')} ms in the ${names.product} (${names.bare}: ${of('bare', 'cpu')} ms)${database}.`;
}

/** What later runs of a comparison are held against. @param unit - what is answered, such as 'create' */
export function figuresOf(unit: string, rounds: readonly Round[], given: Partial<Names> = {}): Figure[] {
  const names = { ...answering, ...given };
  const cpu = (where: string, figure: 'cpu' | 'databaseCpu'): Figure => ({
    what: `${unit}, in the ${where}`,
    value: median(rounds.map(({ product }) => product[figure])),
    unit: 'ms of CPU',
    better: 'less',
  });
  const ratio = compare(rounds).ratio.median;
  return [
    { what: `${unit}, throughput beside the ${names.bare}`, value: ratio, unit: 'ratio', better: 'more' },
    cpu(names.product, 'cpu'),
    ...(rounds.some(({ product }) => product.databaseCpu > 0) ? [cpu('database', 'databaseCpu')] : []),
  ];
}
