import type { Field } from '../records/field';
import type { RecordDeclaration } from '../records/record';
import { askedNames } from '../records/names';
import { columnsOf } from './columns-of';
import { filtersOf } from './filters-of';
import type { ListColumn, ListDeclaration, ListFilter } from './list';

type Fields = Readonly<Record<string, Field>>;

/** The parts of a list that don't follow from its record. */
interface OwnParts<
  Columns extends readonly ListColumn[],
  Filters extends readonly ListFilter[],
  Answers extends Fields,
> extends Omit<ListDeclaration, 'columns' | 'filters' | 'own'> {
  /** The kind of record that it lists. */
  record?: RecordDeclaration & { fields: Answers };
  /** Columns before those of the record. A column with a field's name replaces the field's. */
  columns: Columns;
  /** Filters before those of the record. A filter with a field's name replaces the field's. */
  filters: Filters;
}

type NameOf<Column> = Column extends { name: infer Name extends string } ? Name : never;
type Combined<Column> = Extract<Column, { of: readonly string[] }>;
type KeyOf<Query> = Query extends unknown ? Extract<keyof Query, string> : never;
/** A filter's query names: those of its options, or its own name for an option without one. */
type WordOf<Filter> = Filter extends { name: infer Name extends string; options: readonly (infer Option)[] }
  ? Option extends { query: infer Query }
    ? KeyOf<Query>
    : Name
  : never;

/**
 * Declares a list: its own columns and filters, then those of the record's fields.
 *
 * @returns the list. Its type names the parts that aren't fields of the record (`OwnNames`)
 */
export function declareList<
  const Columns extends readonly ListColumn[],
  const Filters extends readonly ListFilter[],
  Answers extends Fields = Record<never, Field>,
>({
  record,
  columns,
  filters,
  fields = [],
  ...rest
}: OwnParts<Columns, Filters, Answers>): ListDeclaration<{
  column: Exclude<NameOf<Exclude<Columns[number], Combined<Columns[number]>>>, keyof Answers>;
  combined: NameOf<Combined<Columns[number]>>;
  word: Exclude<WordOf<Filters[number]>, keyof Answers>;
}> {
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
