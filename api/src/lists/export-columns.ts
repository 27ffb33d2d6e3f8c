import { fileColumnsOf, visibleTo, type ListColumn, type ListDeclaration } from '@camp/contracts/lists/list';
import * as z from 'zod';
import { invalidField } from '../refusals/problem';

const mostColumns = 200;

/** Comma-separated names of columns from an export's query. If absent, every column. */
export const exportColumns = z
  .string({ error: 'List the columns, separated by commas.' })
  .max(5_000, 'List the columns, separated by commas.')
  .transform((text) => text.split(','))
  .refine((names) => names.length <= mostColumns, `List at most ${mostColumns} columns.`)
  .optional();

/**
 * The export's columns that a person may see, in the requested order. A combined column is replaced by its fields.
 * @param asked - names of columns, or all if absent
 * @throws ProblemError 400 for a column that the list does not have
 */
export function chooseColumns(
  list: ListDeclaration,
  asked: readonly string[] | undefined,
  seesMedical: boolean,
): ListColumn[] {
  const inFile = visibleTo(fileColumnsOf(list), seesMedical);
  if (!asked) return inFile;
  const names = asked.flatMap((name) => {
    const column = list.columns.find((one) => one.name === name);
    if (!column) throw invalidField('columns', `The list has no column '${name.slice(0, 50)}'.`);
    return column.of ?? [name];
  });
  return [...new Set(names)].flatMap((name) => inFile.filter((column) => column.name === name));
}
