import { currentCampQuery } from '@camp/api-client/camp/queries';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Where this browser keeps the choice. */
const key = 'administration.year';

const listeners = new Set<() => void>();

const asYear = (text: string | null): string => (text !== null && /^\d{4}$/.test(text) ? text : '');

/** The year that was kept; empty for the current camp's. */
export const storedYear = (): string => asYear(localStorage.getItem(key));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps the year that the administration looks at. @param year empty for the current camp's */
export function storeYear(year: string): void {
  if (year === '') localStorage.removeItem(key);
  else localStorage.setItem(key, year);
  listeners.forEach((listener) => listener());
}

/** The same as React state. */
export const useStoredYear = (): string => useSyncExternalStore(subscribe, storedYear);

/**
 * The year that an address is about, else the one that was kept; empty for the current camp's.
 *
 * @param search the address's query
 */
export const chosenYearOf = (search: URLSearchParams, stored = storedYear()): string =>
  asYear(search.get('year')) || stored;

/**
 * The year that the administration looks at: the address's, else the one that was kept, else the current camp's. A
 * choice is kept for every page that follows and stands in the address, which can be sent to somebody.
 */
export function useChosenYear() {
  const [search, setSearch] = useSearchParams();
  const stored = useStoredYear();
  const { data: camp } = useQuery(currentCampQuery());
  const chosen = chosenYearOf(search, stored);
  const choose = (year: string) => {
    storeYear(year);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        // Another year is another look: it begins at its first page, with nothing open.
        for (const name of ['year', 'page', 'open']) next.delete(name);
        if (year !== '') next.set('year', year);
        return next;
      },
      { replace: true },
    );
  };
  return {
    /** Empty for the current camp's. */
    chosen,
    /** Undefined until it is known, and where there is no camp. */
    year: chosen === '' ? camp?.year : Number(chosen),
    choose,
  };
}
