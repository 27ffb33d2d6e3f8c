import { camperRecord } from '@camp/contracts/camper/record';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { registrationRecords } from '@camp/contracts/registries/records';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import type { mongo } from 'mongoose';

/** Which fields of a collection are stored as one encrypted value. */
export interface SealedKind {
  /** These fields are encrypted. */
  names: ReadonlySet<string>;
  /**
   * For fields of which a part may stay in the clear.
   *
   * @returns that part, or undefined if the document needs no encryption
   */
  clearPart?: (document: mongo.Document) => mongo.Document | undefined;
}

const medicalNames = (record: RecordDeclaration): ReadonlySet<string> => new Set(namesAt(record, 'medical'));

/** The whole medical level of a record. */
const medicalOf = (record: RecordDeclaration): SealedKind => ({ names: medicalNames(record) });

/** The names of medical answers by the subject of an audit row. */
export const medicalNamesOf = new Map<unknown, ReadonlySet<string>>([
  ...Object.entries(registrationRecords).map(([kind, record]) => [kind, medicalNames(record)] as const),
  // An imported record is of one of these kinds, which its audit row doesn't name.
  [
    'imported-record',
    new Set(Object.values(registrationRecords).flatMap((record) => namesAt(record, 'medical'))),
  ],
]);

/** The audit names the answers that changed. Which medical ones they were is encrypted too. */
const auditedChange: SealedKind = {
  names: new Set(['fields']),
  clearPart: ({ subject, fields }) => {
    const medical = medicalNamesOf.get(subject);
    const changed = (fields ?? []) as string[];
    return changed.some((name) => medical?.has(name))
      ? { fields: changed.filter((name) => !medical?.has(name)) }
      : undefined;
  },
};

/** The encrypted fields, by model. */
export const sealedKinds: Readonly<Record<string, SealedKind>> = {
  Camper: medicalOf(camperRecord),
  Counselor: medicalOf(counselorRecord),
  StaffApplication: medicalOf(staffApplicationRecord),
  Audit: auditedChange,
  // The words of administrators about a child.
  Note: { names: new Set(['text']) },
  ImportedRecord: { names: new Set(['medical']) },
  // The secrets of login codes.
  SecondFactor: { names: new Set(['secret', 'pending']) },
};
