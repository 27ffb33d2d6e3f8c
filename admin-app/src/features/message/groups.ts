import { namesMedical } from '@camp/contracts/lists/names-medical';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { listsByName } from '@camp/contracts/saved-view/lists';

/** A group of readers: a list's query with a name. */
export interface GroupChoice {
  name: string;
  query: string;
}

/** The possible groups of a list: everybody, and each view without medical filters. */
export function groupsOf(list: RecordKind, saved: readonly GroupChoice[]): GroupChoice[] {
  const declared = listsByName[list];
  const views = [...declared.views, ...saved].filter(
    ({ query }) => !namesMedical(declared, new URLSearchParams(query)),
  );
  return [
    { name: 'Everyone', query: '' },
    ...views.map(({ name, query }) => ({ name, query: groupQuery(query) })),
  ];
}

/** The list that an address names. Falls back to the first list to whose people the writer may write. */
export const readList = <Kind extends RecordKind>(
  text: string | null,
  lists: readonly [Kind, ...Kind[]],
): Kind => lists.find((name) => name === text) ?? lists[0];

/** The part of a list's address that selects the group, with the list's current year if the address has none. */
export function groupQuery(query: string, year = ''): string {
  const search = new URLSearchParams(query);
  if (year !== '' && !search.has('year')) search.set('year', year);
  for (const name of ['page', 'open', 'sort', 'columns']) search.delete(name);
  return search.toString();
}

/** The same group without its year. */
export function withoutYear(query: string): string {
  const search = new URLSearchParams(query);
  search.delete('year');
  return search.toString();
}

/**
 * The group in words: 'Status: Awaiting Payment, Grade: 5th'.
 *
 * @param chosen number of selected records. Undefined if the whole group is meant
 */
export function groupInWords(list: RecordKind, query: string, chosen?: number): string {
  const search = new URLSearchParams(query);
  const parts = listsByName[list].filters.flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === search.get(name));
    return option ? [`${label}: ${option.label}`] : [];
  });
  const q = search.get('q');
  const year = search.get('year');
  const all = [
    ...(chosen === undefined ? [] : [`${chosen} selected`]),
    ...(year ? [`camp ${year}`] : []),
    ...parts,
    ...(q ? [`“${q}”`] : []),
  ];
  return all.length > 0 ? all.join(', ') : 'current camp, everyone';
}
