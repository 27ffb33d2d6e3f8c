import type { Prose } from './prose';

/** A part of a page with its heading. */
export interface Point {
  title: string;
  text: Prose;
}

/** Declares the parts of a page. */
export const points = (list: readonly Point[]): readonly Point[] => list;
