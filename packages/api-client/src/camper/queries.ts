import { queryOptions } from '@tanstack/react-query';
import type { CamperListQuery } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { call, callPage } from '../call';

/** One camper. @param id of the registration */
export const camperQuery = (id: string) =>
  queryOptions({
    queryKey: ['camper', 'read', id],
    queryFn: ({ signal }) => call(camperOperations.read, { params: { id }, signal }),
  });

/** A page of the campers with their count. @param query filters, sort and page */
export const camperPageQuery = (query: CamperListQuery) =>
  queryOptions({
    queryKey: ['camper', 'list', query],
    queryFn: ({ signal }) => callPage(camperOperations.list, { query, signal }),
  });
