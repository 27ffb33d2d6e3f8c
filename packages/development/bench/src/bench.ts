import type { Row } from './row';

/** One subject of `npm run bench`: it starts what it needs, measures, and stops it again. */
export interface Bench {
  title: string;
  /** What hangs on its rows: targets of docs/performance.md (`P1`), decisions by the names of their files. */
  heldBy: readonly string[];
  /** @returns its rows, and what a reader has to know of how they were measured */
  run(): Promise<{ rows: Row[]; notes: string }>;
}
