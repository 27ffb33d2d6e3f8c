import { deletedMedical } from './deleted-medical';
import type { StoredField } from './field';
import { detailNameOf, isStored } from './names';
import type { RecordDeclaration } from './record';
import { isEmpty, shownDay, type Stored } from './submitted-parts';
import { shortNameOf } from './words';

/** A fact that caregivers must know. */
export interface HealthFact {
  /** The field's label. */
  name: string;
  label: string;
  /** The detail. Empty if there is only a Yes. */
  detail: string;
}

/** Whether a kind of record has medical answers. */
export const asksHealth = (record: RecordDeclaration): boolean =>
  Object.values(record.fields).some(isMedical);

/**
 * Every Yes, incident and remark of the medical answers, in the form's order. It follows from the declaration, so new
 * fields are included. Deleted answers are a fact too, so that nobody takes their absence for a No.
 *
 * @param record the declaration
 * @param submitted the record, as a holder of `data` reads it
 */
export function healthOf(record: RecordDeclaration, submitted: object): HealthFact[] {
  const stored = submitted as Stored;
  const deleted = deletedMedical(submitted);
  if (deleted !== undefined) return [{ name: 'medicalDeletedAt', label: 'Medical answers', detail: deleted }];
  return Object.entries(record.fields).flatMap(([name, field]) => {
    const detail = isMedical(field) ? concernOf(name, field, stored) : undefined;
    return detail === undefined ? [] : [{ name, label: shortNameOf(record, name), detail }];
  });
}

const isMedical = (field: RecordDeclaration['fields'][string]): field is StoredField =>
  isStored(field) && field.visibility === 'medical';

/** The fact that must be known. Undefined if there is none. A missing kind does not compile. */
function concernOf(name: string, field: StoredField, stored: Stored): string | undefined {
  const value = stored[name];
  if (isEmpty(value)) return undefined;
  switch (field.kind) {
    case 'yesNo':
      return value === 'Yes' && !field.isReassuring ? '' : undefined;
    case 'yesNoDetail': {
      if (value !== 'Yes') return undefined;
      const detail = stored[detailNameOf(name)];
      if (isEmpty(detail)) return '';
      return field.detail.kind === 'date' ? shownDay(detail) : String(detail);
    }
    case 'incident':
      return `last on ${shownDay(value)}`;
    case 'prose':
    case 'choice':
    case 'several':
    case 'number':
    case 'ranked':
      return String(value);
    // Contacts and proofs of immunization are shown elsewhere.
    case 'line':
    case 'phone':
    case 'email':
    case 'zip':
    case 'state':
    case 'date':
    case 'pastDate':
    case 'birthdate':
    case 'campDays':
    case 'confirmation':
    case 'picture':
      return undefined;
  }
}
