import type { CamperListQuery } from '@camp/contracts/camper/operations';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Campers on one page of the list. */
export const pageSize = 50;

/** What of the status filter goes into the call. */
const statusFilters = {
  submitted: { paid: 'null', waitlist: 'false' },
  waitlist: { waitlist: 'true' },
  'awaiting-payment': { paid: 'false' },
  paid: { paid: 'true' },
} as const satisfies Record<string, Pick<CamperListQuery, 'paid' | 'waitlist'>>;

/** The words of the status filter, as in forms.md section 4. */
export const statusOptions = [
  { value: 'submitted', label: 'Registration Submitted' },
  { value: 'waitlist', label: 'Waitlist Registration Submitted' },
  { value: 'awaiting-payment', label: 'Awaiting Payment' },
  { value: 'paid', label: 'Payment Received' },
] as const satisfies { value: keyof typeof statusFilters; label: string }[];

/** The list's state as the address bar holds it: every view of the list can be bookmarked and sent. */
export interface ListAddress {
  year: string;
  status: string;
  q: string;
  /** A field of the call; `-` in front turns the order round. */
  sort: string;
  page: number;
}

const defaultSort = 'nameLast';

const filterOf = (status: string) =>
  status in statusFilters ? statusFilters[status as keyof typeof statusFilters] : {};

/** What is asked of the server for an address. */
export function queryOf({ year, status, q, sort, page }: ListAddress): CamperListQuery {
  return {
    ...filterOf(status),
    ...(year !== '' && { year: Number(year) }),
    ...(q !== '' && { q }),
    sort,
    page,
    pageSize,
  };
}

/** The camp year; none where the address names something else. */
function yearIn(search: URLSearchParams): string {
  const year = search.get('year') ?? '';
  return /^\d{4}$/.test(year) ? year : '';
}

/** Reads and changes the list's state in the address bar. A change of a filter leads back to the first page. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const address = useMemo<ListAddress>(
    () => ({
      year: yearIn(search),
      status: search.get('status') ?? '',
      q: search.get('q') ?? '',
      sort: search.get('sort') ?? defaultSort,
      page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    }),
    [search],
  );

  const change = useCallback(
    (changes: Partial<ListAddress>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            const isDefault =
              value === '' || (name === 'page' && value === 1) || (name === 'sort' && value === defaultSort);
            if (isDefault) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        // The way back leaves the list instead of undoing letter by letter.
        { replace: !('page' in changes) },
      ),
    [setSearch],
  );
  return { address, change };
}
