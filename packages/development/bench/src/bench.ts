import type { Figure } from './figures';
import type { Row } from './row';

/** One subject of `npm run bench`: it starts what it needs, measures, and stops it again. */
export interface Bench {
  /** Heading of its section in docs/benchmarks.md. */
  title: string;
  /** @returns its lines, what a reader has to know of how they were measured, and what later runs are held against */
  run(): Promise<{ rows: Row[]; notes: string; figures?: Figure[] }>;
}
