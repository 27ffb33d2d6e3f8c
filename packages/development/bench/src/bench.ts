import type { Row } from './row';

/** A benchmark of `npm run bench`, which starts its services, measures, and stops them. */
export interface Bench {
  title: string;
  /** Documents whose claims depend on its rows: targets of docs/performance.md (`P1`), and decisions by file name. */
  heldBy: readonly string[];
  /** @returns its rows, and notes on how they were measured */
  run(): Promise<{ rows: Row[]; notes: string }>;
}

/** The named benchmarks, or all of them, each once. @throws Error for an unknown name */
export function chosenNames(asked: readonly string[], known: Readonly<Record<string, Bench>>): string[] {
  const unknown = asked.find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined)
    throw new Error(`There is no benchmark '${unknown}', only ${Object.keys(known).join(', ')}.`);
  return asked.length === 0 ? Object.keys(known) : [...new Set(asked)];
}
