import { contactPreferences, contactPreferenceWords } from '../user/options';
import type { ListColumn, ListFilter } from './list';

/** How an account wants to be reached; of a registration, the account that sent it. */
export const preferredContactColumn = {
  name: 'preferedContact',
  label: 'Preferred contact',
  kind: 'text',
  visibility: 'contact',
} as const satisfies ListColumn;

/** Who wants to be reached in one of the ways. */
export const preferredContactFilter = {
  name: preferredContactColumn.name,
  label: preferredContactColumn.label,
  visibility: 'contact',
  options: contactPreferences.map((value) => ({ value, label: contactPreferenceWords[value] })),
} as const satisfies ListFilter;
