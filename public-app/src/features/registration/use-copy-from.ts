import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { QueryOf } from './query-of';

/**
 * The earlier record in the address's `?copyFrom=`.
 *
 * @returns its id as `copyFrom` and its query as `earlier`, both empty without the parameter
 */
export function useCopyFrom<Row, Key extends QueryKey>(queryOf: QueryOf<Row, Key>) {
  const [search] = useSearchParams();
  const copyFrom = search.get('copyFrom') || null;
  const query = useQuery({ ...queryOf(copyFrom ?? ''), enabled: copyFrom !== null });
  return { copyFrom, earlier: copyFrom === null ? undefined : query };
}
