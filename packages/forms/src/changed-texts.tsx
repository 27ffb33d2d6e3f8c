import type { EarlierRecords } from '@camp/contracts/records/carried';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { confirmationsOf, isStillAgreed, type Signatures } from '@camp/contracts/records/signatures';

interface ChangedTextsProps {
  record: RecordDeclaration;
  /** The field's name in the declaration. */
  section: string;
  earlier: EarlierRecords;
}

/** Says that a text differs from last year's, so that nobody agrees to it without reading. */
export function ChangedTexts({ record, section, earlier: { person } }: ChangedTextsProps) {
  if (!person) return null;
  const { signatures = {} } = person as { signatures?: Signatures };
  const isChanged = confirmationsOf(record).some(
    ([name, field]) =>
      field.section === section &&
      signatures[name] !== undefined &&
      !isStillAgreed(field, true, signatures[name]),
  );
  if (!isChanged) return null;
  return (
    <p className="camp-note">
      This text has changed since you agreed to it in {person.campYear}. Please read it again.
    </p>
  );
}
