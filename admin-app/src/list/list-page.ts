import { listPageQuery, type ListCallQuery, type ListSource } from '@camp/api-client/list-source';
import type { ListDeclaration } from '@camp/contracts/lists/list';
import type { ListAddress } from './list-address';
import type { AnyRow } from './list-view';

/** Rows on one page. */
export const pageSize = 50;

/** The query for one page of a list. */
export const pageOf = <Row extends AnyRow>(
  source: ListSource<Row>,
  filterQuery: ListCallQuery,
  page: number,
) => listPageQuery(source, { ...filterQuery, page, pageSize });

/** The query of the list's request, with the request's names for the filters. */
export function callQueryOf(
  list: ListDeclaration,
  { year, q, filters, values, sort }: Pick<ListAddress, 'year' | 'q' | 'filters' | 'values' | 'sort'>,
): ListCallQuery {
  const asked = list.filters.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value === filters[name]);
    return Object.entries(option ? (option.query ?? { [name]: option.value }) : {});
  });
  return {
    ...list.ownQuery,
    ...Object.fromEntries(asked),
    ...values,
    ...(year !== '' && { year }),
    ...(q !== '' && { q }),
    sort,
  };
}
