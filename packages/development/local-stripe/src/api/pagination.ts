import { resourceMissing } from './stripe-error';

/** One page in Stripe's list shape. */
export interface ListPage<Row> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Row[];
}

interface Window {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/**
 * Selects one page of rows, which are in the list's order.
 *
 * @param url the list's own path, which the SDK's auto-pagination follows
 * @throws StripeError 404 when a cursor names no row
 */
export function pageOf<Row extends { id: string }>(rows: Row[], window: Window, url: string): ListPage<Row> {
  const limit = window.limit ?? 10;
  const positionOf = (id: string, param: string) => {
    const position = rows.findIndex((row) => row.id === id);
    if (position < 0) throw resourceMissing('object', id, param);
    return position;
  };
  if (window.ending_before !== undefined) {
    const end = positionOf(window.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: rows.slice(start, end) };
  }
  const start =
    window.starting_after === undefined ? 0 : positionOf(window.starting_after, 'starting_after') + 1;
  const data = rows.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < rows.length, data };
}

type TimeRange = number | { [Bound in 'gt' | 'gte' | 'lt' | 'lte']?: number | undefined };

/** Whether a row's creation matches the `created` filter of a list call. Times are in seconds since 1970. */
export function isCreatedWithin(created: number, range: TimeRange | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
