import type { RecordDeclaration } from '../records/record';
import { askedNames } from '../records/names';
import { columnsOf } from './columns-of';
import { filtersOf } from './filters-of';
import type { ListColumn, ListDeclaration, ListFilter } from './list';

/** What a list says beside what follows from its record. */
interface OwnParts extends Omit<ListDeclaration, 'columns' | 'filters'> {
  /** The kind of record that it lists. */
  record?: RecordDeclaration;
  /** Before the record's; a column with the name of a field takes its place. */
  columns: readonly ListColumn[];
  /** Before the record's; a filter with the name of a field takes its place. */
  filters: readonly ListFilter[];
}

/** Declares a list: its own columns and filters, then one for each field of the record that can have one. */
export function declareList({ record, columns, filters, fields = [], ...rest }: OwnParts): ListDeclaration {
  return {
    ...rest,
    fields: [...fields, ...(record ? askedNames(record) : [])],
    columns: [...columns, ...(record ? besides(columns, columnsOf(record)) : [])],
    filters: [...filters, ...(record ? besides(filters, filtersOf(record)) : [])],
  };
}

function besides<Named extends { name: string }>(own: readonly Named[], derived: readonly Named[]): Named[] {
  const names = new Set(own.map(({ name }) => name));
  return derived.filter(({ name }) => !names.has(name));
}
