import { deletedMedical } from './deleted-medical';
import type { StoredField } from './field';
import { isOfPerson } from './names';
import type { RecordDeclaration } from './record';

/** An earlier record, as the source of a new one. */
export interface EarlierRecord {
  campYear: number;
  nameFirst: string;
  createdAt: string;
}

/** The earlier records whose answers a new record may reuse. */
export interface EarlierRecords {
  /** An earlier record of the same person. */
  person?: EarlierRecord | undefined;
  /** The family's latest record, since siblings mostly have the same contacts. */
  family?: EarlierRecord | undefined;
}

/** A section's answers in an earlier record. */
export interface Carried {
  source: EarlierRecord;
  /** The declaration with these fields only. */
  part: RecordDeclaration;
}

/** Fields that are not prefilled by the account, the address or an earlier registration already. */
const isOpen = ({ first = {} }: StoredField) =>
  first.account === undefined && first.earlier === undefined && first.whenRegisteredBefore === undefined;

const isNotMedical = ([, { visibility }]: readonly [string, StoredField]) => visibility !== 'medical';

/**
 * The earlier answers for a section, from the same person's record. Shared answers come from a sibling's record if that
 * is newer, since the family last checked them there.
 */
export function carriedOf(
  record: RecordDeclaration,
  section: string,
  { person, family }: EarlierRecords,
): Carried | undefined {
  const fields = Object.entries(record.fields).filter(
    (named): named is [string, StoredField] =>
      named[1].section === section && isOfPerson(named[1]) && isOpen(named[1]),
  );
  const alike = fields.filter(([, { first }]) => first?.family === 'offered');
  const isLater = family && person && family.campYear > person.campYear && alike.length === fields.length;
  const source = isLater || !person ? family : person;
  const asked = source === person ? fields : alike;
  // Deleted answers are asked again. A copied blank would read as a No.
  const some = source && deletedMedical(source) !== undefined ? asked.filter(isNotMedical) : asked;
  if (!source || some.length === 0) return undefined;
  return { source, part: { ...record, fields: Object.fromEntries(some) } };
}
