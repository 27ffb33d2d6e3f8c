import type { StoredField } from './field';
import { detailNameOf, isStored } from './names';
import type { RecordDeclaration } from './record';
import { isEmpty, shownDay, type Stored } from './submitted-parts';
import { shortNameOf } from './words';

/** One thing that who looks after somebody must know. */
export interface HealthFact {
  /** Of the field. */
  name: string;
  label: string;
  /** What was said about it; empty where the Yes is all. */
  detail: string;
}

/** Whether a record asks about health at all. */
export const asksHealth = (record: RecordDeclaration): boolean =>
  Object.values(record.fields).some(isMedical);

/**
 * Every Yes, incident and remark of the medical answers, in the order of the form, by the declaration alone: a field
 * that is added later is among them.
 *
 * @param record the declaration
 * @param submitted the record, as a holder of `data` reads it
 */
export function healthOf(record: RecordDeclaration, submitted: object): HealthFact[] {
  const stored = submitted as Stored;
  return Object.entries(record.fields).flatMap(([name, field]) => {
    const detail = isMedical(field) ? concernOf(name, field, stored) : undefined;
    return detail === undefined ? [] : [{ name, label: shortNameOf(record, name), detail }];
  });
}

const isMedical = (field: RecordDeclaration['fields'][string]): field is StoredField =>
  isStored(field) && field.visibility === 'medical';

/** What there is to know; undefined where there is nothing. A kind that is missing does not compile. */
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
    // Whom to call, and what proves an immunization: shown elsewhere.
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
