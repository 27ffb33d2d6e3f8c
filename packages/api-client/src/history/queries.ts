import * as camperOperations from '@camp/contracts/camper/operations';
import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { live } from '../live';

const operations = {
  camper: camperOperations.history,
  counselor: counselorOperations.history,
  'counselor-app': counselorApplicationOperations.history,
  staff: staffApplicationOperations.history,
} as const satisfies Record<RecordKind, unknown>;

/** A record's history. Its key starts with the kind's key, so that a change of any record invalidates the history. */
export const historyQuery = (kind: RecordKind, id: string) =>
  queryOptions({
    queryKey: [kind, 'history', id],
    queryFn: ({ signal }) => call(operations[kind], { params: { id }, signal }),
    ...live,
  });
