/** What each size gave in its turns, and the first one once more. */
export interface Turns<Turn> {
  each: Turn[][];
  /** What differs between it and the first of `each` is the machine's. */
  control: Turn[];
}

export const rounds = 8;

/** Milliseconds after which a process is as fast as it gets at what it is asked: what it was long ago is forgotten. */
const enough = 2_500;

/**
 * Lets each size take its turns, once all have been warmed up by as much; every other round goes backwards, so that what
 * the machine does meanwhile meets all alike.
 *
 * @param sizes - the smallest first, which takes the turns of the control too
 * @param warmUp - milliseconds of turns that are not counted
 */
export async function inTurns<Size, Turn>(
  sizes: readonly [Size, ...Size[]],
  take: (size: Size) => Promise<Turn>,
  warmUp = enough,
): Promise<Turns<Turn>> {
  const turns: Turns<Turn> = { each: sizes.map(() => []), control: [] };
  const order = [
    ...sizes.map((size, at) => ({ size, keep: (turn: Turn) => turns.each[at]?.push(turn) })),
    { size: sizes[0], keep: (turn: Turn) => turns.control.push(turn) },
  ];
  for (const size of sizes) {
    const begin = performance.now();
    do await take(size);
    while (performance.now() - begin < warmUp);
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { size, keep } of round % 2 === 0 ? order : order.toReversed()) keep(await take(size));
  return turns;
}

/** How a figure of the times grows from the first size to the last. */
export interface Growth {
  ratio: number;
  /** The same of the first size beside itself. */
  control: number;
  /** The machine did too much else: the ratio says little. */
  isNoisy: boolean;
}

const quiet = { least: 0.8, most: 1.25 };

/** @param figure - what is compared of all times of a size, such as their median */
export function growthOf(
  { each, control }: Turns<readonly number[]>,
  figure: (times: readonly number[]) => number,
): Growth {
  const [first = 0, ...others] = each.map((turns) => figure(turns.flat()));
  const beside = figure(control.flat()) / first;
  return {
    ratio: (others.at(-1) ?? first) / first,
    control: beside,
    isNoisy: beside < quiet.least || beside > quiet.most,
  };
}

/** A growth as the table has it. */
export const growthInWords = ({ ratio, control }: Growth): string =>
  `${ratio.toFixed(2)}x (control ${control.toFixed(2)})`;

/** The figure of each size, one after the other. @param digits - behind the point */
export const eachOf = (
  { each }: Turns<readonly number[]>,
  figure: (times: readonly number[]) => number,
  digits = 1,
): string => each.map((turns) => figure(turns.flat()).toFixed(digits)).join(', ');
