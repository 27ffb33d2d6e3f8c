import type { Row } from './row';

/** A benchmark of `npm run bench`, which starts its services, measures, and stops them. */
export interface Bench {
  title: string;
  /** Documents whose claims depend on its rows: targets of docs/performance.md (`P1`), and decisions by file name. */
  heldBy: readonly string[];
  /** @returns its rows, and notes on how they were measured */
  run(): Promise<{ rows: Row[]; notes: string }>;
}
