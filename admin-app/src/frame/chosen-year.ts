import { currentCampQuery } from '@camp/api-client/camp/queries';
import { safeStorage } from '@camp/api-client/device-storage';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The local-storage key of the selected year. */
const key = 'administration.year';

const listeners = new Set<() => void>();

const asYear = (text: string | null): string => (text !== null && /^\d{4}$/.test(text) ? text : '');

/** The stored year. Empty for the current camp's year. */
export const storedYear = (): string => asYear(safeStorage().getItem(key));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stores the selected camp year. @param year empty for the current camp's year */
export function storeYear(year: string): void {
  if (year === '') safeStorage().removeItem(key);
  else safeStorage().setItem(key, year);
  listeners.forEach((listener) => listener());
}

/** `storedYear` as React state. */
export const useStoredYear = (): string => useSyncExternalStore(subscribe, storedYear);

/**
 * The year in the address, otherwise the stored year. Empty for the current camp's year.
 *
 * @param search the address's query
 */
export const chosenYearOf = (search: URLSearchParams, stored = storedYear()): string =>
  asYear(search.get('year')) || stored;

/**
 * The selected camp year: from the address, otherwise the stored year, otherwise the current camp's year. A selection
 * is stored for the next pages, and is part of the address, which can be shared.
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
        // Another year starts at the first page, without an open row.
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
    /** Undefined while loading, and if there is no camp. */
    year: chosen === '' ? camp?.year : Number(chosen),
    choose,
  };
}
