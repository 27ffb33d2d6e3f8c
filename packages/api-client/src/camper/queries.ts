import { queryOptions } from '@tanstack/react-query';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { call, callPage } from '../call';
import type { ListSource } from '../list-source';

/** One camper. @param id of the registration */
export const camperQuery = (id: string) =>
  queryOptions({
    queryKey: ['camper', 'read', id],
    queryFn: ({ signal }) => call(camperOperations.read, { params: { id }, signal }),
  });

/** The list of all campers of a year. */
export const camperListSource: ListSource<CamperRecord> = {
  key: (query) => ['camper', 'list', query],
  read: (query, signal) => callPage(camperOperations.list, { query, signal }),
};
