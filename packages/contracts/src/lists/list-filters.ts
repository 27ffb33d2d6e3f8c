import { contactPreferenceWords } from '../user/options';
import type { FilterOption, ListFilter } from './list';
import { preferredContactColumn } from './registration-columns';

/** A filter that is visible at once to everyone who sees the list. */
export const filterBy = <const Name extends string, const Options extends readonly FilterOption[]>(
  name: Name,
  label: string,
  options: Options,
) => ({ name, label, visibility: 'open', always: true, options }) as const;

/** One option for each word. @param words value -> its label */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Filters by preferred way of contact. */
export const preferredContactFilter = {
  name: preferredContactColumn.name,
  label: preferredContactColumn.label,
  visibility: 'contact',
  options: optionsOf(contactPreferenceWords),
} as const satisfies ListFilter;

/** Filters by proof of vaccination, in every list of people who attend camp. */
export const proofFilter = {
  name: 'proof',
  label: 'Proof of vaccination',
  visibility: 'medical',
  options: optionsOf({ Yes: 'Uploaded', No: 'Missing', unreadable: 'Can’t be read' }),
} as const satisfies ListFilter;
