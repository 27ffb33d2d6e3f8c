import { takeTurn, type Side, type Turn } from './side';

/** What each side gave in one round. */
export interface Sides<Taken> {
  product: Taken;
  bare: Taken;
  /** The bare side once more: what differs between it and `bare` is the machine's. */
  control: Taken;
}

const rounds = 7;

/** Seconds of a turn: long enough for some hundred of the dearest answers. */
const turn = 2.2;

/** Seconds after which a fresh process is as fast as it gets: the API takes about 4,000 registrations. */
const warmUp = 15;

/**
 * Lets all sides take their turns, the bare one twice; every other round goes backwards, so that what the machine does
 * meanwhile meets all alike.
 *
 * @param sides - what takes the turns: `product`, `bare` and any others
 * @param count - of the rounds
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

/** Lets servers answer in turns, once each is as fast as it gets. */
export async function takeRounds<Name extends string>(
  sides: Record<Name | 'bare', Side>,
): Promise<Record<Name | 'bare' | 'control', Turn>[]> {
  const servers = Object.entries<Side>(sides);
  for (const [, side] of servers) await takeTurn(side, warmUp);
  const runs = servers.map(([name, side]) => [name, () => takeTurn(side, turn)] as const);
  return inRounds(Object.fromEntries(runs) as Record<Name | 'bare', () => Promise<Turn>>);
}
