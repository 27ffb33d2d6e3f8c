import type { Row } from './row';

/** One subject of `npm run bench`: it starts what it needs, measures, and stops it again. */
export interface Bench {
  /** Heading of its section in docs/benchmarks.md. */
  title: string;
  /** @returns its lines, and what a reader has to know of how they were measured */
  run(): Promise<{ rows: Row[]; notes: string }>;
}
