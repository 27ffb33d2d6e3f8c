import { listPageQuery, type ListCallQuery, type ListSource } from '@camp/api-client/list-source';
import type { AnyRow } from './list-view';

/** Rows on one page. */
export const pageSize = 50;

/** A page of what a query finds. */
export const pageOf = <Row extends AnyRow>(
  source: ListSource<Row>,
  filterQuery: ListCallQuery,
  page: number,
) => listPageQuery(source, { ...filterQuery, page, pageSize });
