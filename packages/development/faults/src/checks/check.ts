import { violationInWords } from '@camp/worker/backup/check-restored';
import type { History } from '../history/history';
import type { FinalState } from './final-state';

/** The invariants of docs/reliability.md. */
export const invariants = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'] as const;

/** The number of an invariant. */
export type Invariant = (typeof invariants)[number];

/** What a history ended with. */
export interface Ended {
  history: Pick<History, 'operations' | 'faults' | 'begunAt'>;
  state: FinalState;
}

/** Checks one invariant from outside. @returns a sentence for each violation, and nothing if it holds */
export type Check = (ended: Ended) => string[];

/** What the checks of a restored backup say about an invariant. */
export const findingsAbout = ({ findings }: FinalState, invariant: Invariant): string[] =>
  findings
    .filter(({ statement, violations }) => violations > 0 && statement.includes(`(${invariant})`))
    .map(violationInWords);
