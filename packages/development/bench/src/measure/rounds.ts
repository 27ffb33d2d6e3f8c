import { takeTurn, type Side, type Turn } from './side';

/** Each side's result of one round. */
export interface Sides<Taken> {
  product: Taken;
  bare: Taken;
  /** The bare side again. Its difference from `bare` is the machine's noise. */
  control: Taken;
}

const rounds = 7;

/** Seconds of a turn: long enough for a few hundred of the most expensive responses. */
const turn = 2.2;

/** Seconds to warm up a new process: the API needs about 4,000 registrations. */
const warmUp = 15;

/**
 * Gives all sides their turns, and the bare one two. Every other round is reversed, so that the machine's other load
 * affects all sides alike.
 * @param sides - what takes the turns: `product`, `bare` and any others
 * @param count - number of rounds
 */
export async function inRounds<Name extends string, Taken>(
  sides: Record<Name | 'bare', () => Promise<Taken>>,
  count = rounds,
): Promise<Record<Name | 'bare' | 'control', Taken>[]> {
  const runs: Record<string, () => Promise<Taken>> = { ...sides, control: sides.bare };
  const taken: Record<Name | 'bare' | 'control', Taken>[] = [];
  for (let index = 0; index < count; index += 1) {
    const inOrder = Object.entries(runs);
    const round: Record<string, Taken> = {};
    for (const [name, takeOne] of index % 2 === 0 ? inOrder : inOrder.reverse())
      round[name] = await takeOne();
    taken.push(round);
  }
  return taken;
}

/** Measures servers in turns, after a warm-up. */
export async function takeRounds<Name extends string>(
  sides: Record<Name | 'bare', Side>,
): Promise<Record<Name | 'bare' | 'control', Turn>[]> {
  const servers = Object.entries<Side>(sides);
  for (const [, side] of servers) await takeTurn(side, warmUp);
  const runs = servers.map(([name, side]) => [name, () => takeTurn(side, turn)] as const);
  return inRounds(Object.fromEntries(runs) as Record<Name | 'bare', () => Promise<Turn>>);
}
