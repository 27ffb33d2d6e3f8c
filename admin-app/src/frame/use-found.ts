import { destinationsFor } from '@camp/contracts/registries/administration-pages';
import { campListQuery, currentCampQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { actionsFor } from './actions';
import { storeYear, useChosenYear, useStoredYear } from './chosen-year';
import { findEverywhere, type Found } from './finders';
import { hasYearAt } from './destinations';

/** Milliseconds without typing before the lists are searched. */
const pause = 250;

/** Minimum number of letters, since fewer would match everybody. */
const fewestLetters = 2;

/** The search results. Pages appear at once, records when typing stops. */
export function useFound(text: string) {
  const session = useSession();
  const { user } = session;
  const storedYear = useStoredYear();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.length < fewestLetters ? '' : text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', q, storedYear],
    queryFn: ({ signal }) =>
      findEverywhere(user?.permissions ?? {}, { q, ...(storedYear !== '' && { year: storedYear }) }, signal),
    enabled: q !== '',
    // Campers' names are not cached after the box closes.
    gcTime: 0,
    meta: { quiet: true },
  });
  const allDestinations = destinationsFor(session).flat();
  const destinations = allDestinations
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map(({ name, path }): Found => ({ id: name.replace(' ', '-'), label: name, detail: '', to: path }));
  const { data: camps = [] } = useQuery(campListQuery());
  const { data: current } = useQuery(currentCampQuery());
  const { choose } = useChosenYear();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const firstWithYear = allDestinations.find(({ path }) => hasYearAt(path))?.path;
  const chooseYear = (year: number) => {
    // The current camp's year clears the selection, as in the year switch.
    const chosen = year === current?.year ? '' : String(year);
    if (hasYearAt(pathname)) return choose(chosen);
    // This page doesn't depend on the year.
    storeYear(chosen);
    if (firstWithYear !== undefined) void navigate(firstWithYear);
  };
  const actions = actionsFor(user?.permissions ?? {}, text.length < fewestLetters ? '' : text, {
    camps: firstWithYear === undefined ? [] : camps,
    choose: chooseYear,
  }).map(({ label, to, run }): Found => ({
    id: label.replaceAll(' ', '-'),
    label,
    detail: '',
    ...(to !== undefined && { to }),
    ...(run && { run }),
  }));
  const isCurrent = q === text && q !== '';
  return {
    groups: [
      ...(destinations.length > 0 ? [{ title: 'Pages', found: destinations }] : []),
      ...(actions.length > 0 ? [{ title: 'Actions', found: actions }] : []),
      ...(isCurrent ? (data ?? []) : []),
    ],
    isSearching: text.length >= fewestLetters && (!isCurrent || isFetching),
    error: isCurrent ? error : null,
  };
}
