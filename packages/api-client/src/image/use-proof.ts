import * as camperOperations from '@camp/contracts/camper/operations';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { useProtectedPicture } from './use-protected-picture';

const operations = {
  camper: camperOperations.covidImage,
  counselor: counselorOperations.covidImage,
  staff: staffApplicationOperations.covidImage,
} as const satisfies Record<AttendeeKind, unknown>;

/** A record's proof of vaccination. @param id of the record */
export const useProof = (kind: AttendeeKind, id: string) =>
  useProtectedPicture(operations[kind], id, [kind, 'covid-image', id]);
