import type { StoredField } from './field';
import { isOfPerson } from './names';
import type { RecordDeclaration } from './record';

/** An earlier record, as far as a new one is begun from it. */
export interface EarlierRecord {
  campYear: number;
  nameFirst: string;
  createdAt: string;
}

/** The earlier records that a new one may take answers from. */
export interface EarlierRecords {
  /** Of the same person. */
  person?: EarlierRecord | undefined;
  /** The latest one of the family, whose children mostly have the same contacts. */
  family?: EarlierRecord | undefined;
}

/** What of a section stands in an earlier record. */
export interface Carried {
  source: EarlierRecord;
  /** The declaration with these fields alone. */
  part: RecordDeclaration;
}

/** Not in the form already, by the account, the address or what follows from an earlier registration. */
const isOpen = ({ first = {} }: StoredField) =>
  first.account === undefined && first.earlier === undefined && first.whenRegisteredBefore === undefined;

/**
 * What an earlier record knows of a section. The same person's counts; what the whole family has alike comes from a
 * later record of another child, since that is what was looked at last.
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
  const some = source === person ? fields : alike;
  if (!source || some.length === 0) return undefined;
  return { source, part: { ...record, fields: Object.fromEntries(some) } };
}
