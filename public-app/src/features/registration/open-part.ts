import { namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';

/**
 * What of a record is asked from who does not see medical answers: everything else, without the word that they are
 * correct.
 */
export function openPartOf<Declared extends RecordDeclaration>(record: Declared): Declared {
  const medical = new Set([...namesAt(record, 'medical'), 'medicalConfirm']);
  const fields = Object.entries(record.fields).filter(([name]) => !medical.has(name));
  return { ...record, fields: Object.fromEntries(fields) };
}
