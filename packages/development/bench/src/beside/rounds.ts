import { takeTurn, type Side, type Turn } from './side';

/** Each side's turn of one round, and the second turn of the bare server. */
export interface Round {
  product: Turn;
  bare: Turn;
  /** The bare server once more: what differs between it and `bare` is the machine's. */
  control: Turn;
}

const rounds = 7;

/** Seconds of a turn: long enough for some hundred of the dearest answers. */
const turn = 2.2;

/** Seconds after which a fresh process is as fast as it gets. */
const warmUp = 6;

/** The sides of a round, and the bare one's second turn. */
export type SidesOf<Name extends string> = Name | 'bare' | 'control';

/**
 * Lets all sides take their turns, the bare one twice; every other round goes backwards, so that what the machine does
 * meanwhile meets all alike.
 *
 * @param sides - what takes the turns
 * @param count - of the rounds
 */
export async function inRounds<Name extends string, Taken>(
  sides: Record<Name | 'bare', () => Promise<Taken>>,
  count = rounds,
): Promise<Record<SidesOf<Name>, Taken>[]> {
  const turns: Record<string, () => Promise<Taken>> = { ...sides, control: sides.bare };
  const taken: Record<SidesOf<Name>, Taken>[] = [];
  for (let index = 0; index < count; index += 1) {
    const inOrder = Object.entries(turns);
    const round: Record<string, Taken> = {};
    for (const [name, turn] of index % 2 === 0 ? inOrder : inOrder.reverse()) round[name] = await turn();
    taken.push(round);
  }
  return taken;
}

/** Lets servers answer in turns, once each is as fast as it gets. */
export async function takeRounds<Name extends string>(
  sides: Record<Name | 'bare', Side>,
): Promise<Record<SidesOf<Name>, Turn>[]> {
  const servers = Object.entries<Side>(sides);
  for (const [, side] of servers) await takeTurn(side, warmUp);
  const turns = servers.map(([name, side]) => [name, () => takeTurn(side, turn)] as const);
  return inRounds(Object.fromEntries(turns) as Record<Name | 'bare', () => Promise<Turn>>);
}

/** How the rounds were measured, for who reads the table. */
export const howMeasured =
  `${rounds} rounds of ${turn} s each for the product, the bare server and the bare server again (the control), every ` +
  'other round backwards, after a warm-up; 20 kept connections, each sending one request after the other. Ratios are ' +
  'those of each round, said as median (least to most); all else are medians. CPU is that of the process with all its threads.';
