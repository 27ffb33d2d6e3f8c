import type { Visibility } from '../records/asked';

/**
 * How a column's value is formatted: days and instants in GMT, a camp day in the camp's time zone, money in dollars.
 */
export type ColumnKind = 'text' | 'day' | 'camp-day' | 'instant' | 'dollars' | 'box' | 'several' | 'days';

/** A column of a list: in the table, the column menu and the file. */
export interface ListColumn {
  /** Its name in the address and in the export's query. */
  name: string;
  label: string;
  kind: ColumnKind;
  visibility: Visibility;
  /** The field that the call sorts by. Each of these fields has an index. */
  sort?: string;
  /** Columns that it combines. The table shows this one instead, and the file has each of them. */
  of?: readonly string[];
}

/** An option of a filter. */
export interface FilterOption {
  value: string;
  label: string;
  /** Query of the call. Default: the filter's own name with this value. */
  query?: Readonly<Record<string, string>>;
}

/** A filter of a list. */
export interface ListFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  visibility: Visibility;
  options: readonly FilterOption[];
  /** The option that applies until one is selected. By default, there is no filter. */
  none?: string;
  /** Whether it is shown as a chip at once. */
  always?: true;
}

/** A filter that is typed or set elsewhere. It has the same name in the address and in the call. */
export type ListValue = { name: string } & (
  | { /** A record's id. */ kind: 'id' }
  | { /** `yyyy-MM-dd`. */ kind: 'day'; /** For its field and for paper. */ label: string }
);

/** A ready view of every list of this kind: a named address. */
export interface ReadyView {
  name: string;
  /** Its query, as in the address: `status=submitted`. */
  query: string;
  /** Text of its empty list: 'Nobody is overdue'. */
  empty?: string;
}

/** Names of a list that aren't fields of its records. Both the page and the API have a handler for each name. */
export interface OwnNames {
  /** Columns with their own value. */
  column: string;
  /** Columns that combine several fields. */
  combined: string;
  /** Query names of its filters. */
  word: string;
}

/** A list, declared once as plain data. The table, its address and its call all read this declaration. */
export interface ListDeclaration<Own extends OwnNames = OwnNames> {
  /** Only the compiler reads this. No list has it at run time. */
  own?: Own;
  /** The list's name, such as 'camper'. */
  name: string;
  columns: readonly ListColumn[];
  /** Names of the default columns. */
  shown: readonly string[];
  filters: readonly ListFilter[];
  /** Extra fields of its records without a column or filter. */
  fields?: readonly string[];
  /** Further filters. */
  values?: readonly ListValue[];
  /** Query of the call, unless a filter overrides it. */
  ownQuery?: Readonly<Record<string, string>>;
  /** The default order, as a column's `sort`. A leading `-` reverses it. */
  defaultSort: string;
  views: readonly ReadyView[];
}

/** The names of a list that aren't fields of its records. */
export type OwnNamesOf<List extends ListDeclaration> = NonNullable<List['own']>;

/** The fields that a list's call sorts by. */
export const sortsOf = ({ columns }: ListDeclaration): string[] => [
  ...new Set(columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort]))),
];

/**
 * The columns or filters that a person may see.
 *
 * @param seesMedical whether the person holds `data` on the kind
 */
export const visibleTo = <Part extends { visibility: Visibility }>(
  parts: readonly Part[],
  seesMedical: boolean,
): Part[] => parts.filter(({ visibility }) => seesMedical || visibility !== 'medical');

/** The columns of a list's file. Combined columns are replaced by their parts. */
export function fileColumnsOf({ columns }: ListDeclaration): ListColumn[] {
  const named = (name: string) => columns.filter((column) => column.name === name);
  return [...new Set(columns.flatMap((column) => column.of?.flatMap(named) ?? [column]))];
}
