import type { ListDeclaration } from './list';

/** An address's query, as URLSearchParams reads it. */
interface Search {
  get(name: string): string | null;
}

/**
 * Converts a list's address to the query of its call: year, search and filters.
 *
 * @param search the address's query, as a saved view stores it
 */
export function callQueryFrom(
  { filters, ownQuery }: ListDeclaration,
  search: Search,
): Record<string, string> {
  const asked = filters.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value === search.get(name));
    return option ? Object.entries(option.query ?? { [name]: option.value }) : [];
  });
  const rest = ['year', 'q'].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { ...ownQuery, ...Object.fromEntries([...asked, ...rest]) };
}
