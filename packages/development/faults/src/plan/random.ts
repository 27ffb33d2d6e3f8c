/** A seeded source of numbers: the same seed gives the same numbers. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** Whether something happens. @param probability - from 0 to 1 */
  chance(probability: number): boolean;
  /** One of the items. @throws Error without items */
  pick<Item>(items: readonly Item[]): Item;
  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Creates a source of numbers (mulberry32). @param seed - any whole number */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const random: Random = {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[between(0, items.length - 1)]!;
    },
    shuffled: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(between(0, rest.length - 1), 1)[0]!);
    },
  };
  return random;
}
