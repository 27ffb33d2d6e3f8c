import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { Person } from '../auth/person';
import { bareRecord } from '../records/bare-record';
import { maySee, maySeeMedical } from './policies';

/**
 * The part of a presented registration that a person may see. The owner and holders of `view-all` or `data` see all of
 * it. People who may only change it see identifying fields.
 */
export const seenPart = <Record extends object>(
  person: Person,
  kind: RecordKind,
  stored: { userId: unknown },
  record: Record,
): Record =>
  maySee(person, kind, stored) || maySeeMedical(person, kind, stored) ? record : bareRecord(record);

/**
 * `asSeenBy` for a kind whose records are presented individually.
 * @param present - has `withMedical`, which includes medical answers
 */
export const eachSeenBy =
  <Stored extends { userId: unknown }, Presented extends object>(
    kind: RecordKind,
    present: (stored: Stored, withMedical: boolean) => Presented,
  ) =>
  async (_models: unknown, person: Person, records: readonly Stored[]): Promise<Presented[]> =>
    records.map((one) => seenPart(person, kind, one, present(one, maySeeMedical(person, kind, one))));
