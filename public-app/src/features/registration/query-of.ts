import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** The query for one record. @param id of the record */
export type QueryOf<Row, Key extends QueryKey> = (id: string) => UseQueryOptions<Row, Error, Row, Key>;
