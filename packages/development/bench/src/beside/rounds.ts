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

/**
 * Lets product and bare server answer in turns; every other round goes backwards, so that what the machine does
 * meanwhile meets both alike.
 */
export async function takeRounds(product: Side, bare: Side): Promise<Round[]> {
  await takeTurn(product, warmUp.product);
  await takeTurn(bare, warmUp.bare);
  const taken: Round[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const names = ['product', 'bare', 'control'] as const;
    const turns = new Map<keyof Round, Turn>();
    for (const name of index % 2 === 0 ? names : [...names].reverse())
      turns.set(name, await takeTurn(name === 'product' ? product : bare, turn));
    taken.push(Object.fromEntries(turns) as unknown as Round);
  }
  return taken;
}

/** How the rounds were measured, for who reads the table. */
export const howMeasured =
  `${rounds} rounds of ${turn} s each for the product, the bare server and the bare server again (the control), every ` +
  'other round backwards, after a warm-up; 20 kept connections, each sending one request after the other. Ratios are ' +
  'those of each round, said as median (least to most); all else are medians. CPU is that of the process with all its threads.';
