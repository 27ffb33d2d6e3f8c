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
const warmUp = { product: 6, bare: 2 };

/** What takes the turns of a round. */
export type Sides<Taken> = Record<'product' | 'bare', () => Promise<Taken>>;

/**
 * Lets both sides take their turns; every other round goes backwards, so that what the machine does meanwhile meets
 * both alike.
 *
 * @param count - of the rounds
 */
export async function inRounds<Taken>(
  { product, bare }: Sides<Taken>,
  count = rounds,
): Promise<Record<keyof Round, Taken>[]> {
  const turns = { product, bare, control: bare };
  const names = ['product', 'bare', 'control'] as const;
  const taken: Record<keyof Round, Taken>[] = [];
  for (let index = 0; index < count; index += 1) {
    const round = new Map<keyof Round, Taken>();
    for (const name of index % 2 === 0 ? names : [...names].reverse()) round.set(name, await turns[name]());
    taken.push(Object.fromEntries(round) as Record<keyof Round, Taken>);
  }
  return taken;
}

/** Lets product and bare server answer in turns, once both are as fast as they get. */
export async function takeRounds(product: Side, bare: Side): Promise<Round[]> {
  await takeTurn(product, warmUp.product);
  await takeTurn(bare, warmUp.bare);
  return inRounds({ product: () => takeTurn(product, turn), bare: () => takeTurn(bare, turn) });
}

/** How the rounds were measured, for who reads the table. */
export const howMeasured =
  `${rounds} rounds of ${turn} s each for the product, the bare server and the bare server again (the control), every ` +
  'other round backwards, after a warm-up; 20 kept connections, each sending one request after the other. Ratios are ' +
  'those of each round, said as median (least to most); all else are medians. CPU is that of the process with all its threads.';
