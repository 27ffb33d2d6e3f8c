import type { ImportField } from '@camp/contracts/import/fields';
import type { ImportForm } from '@camp/contracts/import/operations';
import type { FieldError } from '@camp/contracts/operations/replies';
import type { Person } from '../auth/person';
import { refuse } from '../refusals/refuse';
import { fieldsFor } from './policies';
import type { Table } from './read-table';

/** A column that is imported. */
export interface MatchedColumn {
  /** Position in the file. */
  index: number;
  /** Its heading. */
  name: string;
  field: ImportField;
}

/**
 * Matches the columns of a file as the form says.
 *
 * @throws ProblemError 400 with every error: an unknown or repeated field, a missing one, or a medical one without
 *   `data`
 */
export function matchColumns({ columns }: Table, form: ImportForm, person: Person): MatchedColumn[] {
  const offered = fieldsFor(person, form.kind);
  const errors: FieldError[] = [];
  const wrong = (message: string, path = 'fields') => void errors.push({ path, message });
  if (form.fields.length !== columns.length) wrong('Choose a field for each column, or leave it out.');
  const matched = form.fields.flatMap((name, index): MatchedColumn[] => {
    if (name === '') return [];
    const field = offered.find((one) => one.name === name);
    if (field) return [{ index, name: columns[index] ?? '', field }];
    wrong(`You can’t import the field “${name}” of column ${index + 1}.`);
    return [];
  });
  for (const { name, label, isRequired } of offered) {
    const count = matched.filter(({ field }) => field.name === name).length;
    if (count > 1) wrong(`${label} is chosen for ${count} columns. Choose one.`);
    if (count > 0 || !isRequired || (name === 'year' && form.year !== undefined)) continue;
    if (name === 'year') wrong('Enter the year of all rows, or choose the column that has it.', 'year');
    else wrong(`Choose the column for “${label}”.`);
  }
  refuse(errors);
  return matched;
}
