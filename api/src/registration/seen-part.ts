import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { Person } from '../auth/person';
import { bareRecord } from '../records/bare-record';
import { maySee, maySeeMedical } from './policies';

/**
 * What of a registration's presented record a person may know: all of it for its owner and for holders of `view-all` or
 * `data`; which one it is, for who may only change it.
 */
export const seenPart = <Record extends object>(
  person: Person,
  kind: RecordKind,
  stored: { userId: unknown },
  record: Record,
): Record =>
  maySee(person, kind, stored) || maySeeMedical(person, kind, stored) ? record : bareRecord(record);

/** `asSeenBy` of a kind of which each is presented by itself. @param present `withMedical`: what a doctor knows too */
export const eachSeenBy =
  <Stored extends { userId: unknown }, Presented extends object>(
    kind: RecordKind,
    present: (stored: Stored, withMedical: boolean) => Presented,
  ) =>
  async (_models: unknown, person: Person, records: readonly Stored[]): Promise<Presented[]> =>
    records.map((one) => seenPart(person, kind, one, present(one, maySeeMedical(person, kind, one))));
