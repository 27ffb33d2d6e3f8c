import type { ListDeclaration } from './list';

/** An address's query, as URLSearchParams reads it. */
interface Search {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** Whether an address reveals medical answers by a filter, a sort order or a column. */
export function namesMedical(list: ListDeclaration, search: Search): boolean {
  const columns = new Set((search.get('columns') ?? '').split(','));
  const sort = (search.get('sort') ?? '').replace(/^-/, '');
  return (
    list.filters.some(({ name, visibility }) => visibility === 'medical' && search.has(name)) ||
    list.columns.some(
      ({ name, sort: by, visibility }) =>
        visibility === 'medical' && (columns.has(name) || (by !== undefined && by === sort)),
    )
  );
}
