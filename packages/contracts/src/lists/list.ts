import type { Visibility } from '../records/asked';

/** How the value of a column is written: a day and an instant in GMT, a camp's day in the camp's zone, money in dollars. */
export type ColumnKind = 'text' | 'day' | 'camp-day' | 'instant' | 'dollars' | 'box' | 'several' | 'days';

/** One column of a list: in the table, among the ones to choose from, in the file. */
export interface ListColumn {
  /** In the address and in the export's query. */
  name: string;
  label: string;
  kind: ColumnKind;
  visibility: Visibility;
  /** The field by which the call sorts; each has an index. */
  sort?: string;
  /** Fields that it shows together: the table has it instead of them, the file has them. */
  of?: readonly string[];
}

/** One thing that a filter lets through. */
export interface FilterOption {
  value: string;
  label: string;
  /** What is asked of the call; the filter's own name with the value where absent. */
  query?: Readonly<Record<string, string>>;
}

/** Something by which a list is narrowed. */
export interface ListFilter {
  /** In the address. */
  name: string;
  label: string;
  visibility: Visibility;
  options: readonly FilterOption[];
  /** What the list shows while nothing is chosen, where that is not everything. */
  none?: string;
  /** Stands among the chips before anybody asks for it. */
  always?: true;
}

/** Something typed or chosen elsewhere that narrows a list, under the same name in the address and in the call. */
export interface ListValue {
  name: string;
  /** `yyyy-MM-dd`, or the id of a record. */
  kind: 'day' | 'id';
}

/** A view that every list of the kind brings: an address with a name. */
export interface ReadyView {
  name: string;
  /** As in the address: `status=submitted`. */
  query: string;
  /** What its empty list says: 'Nobody is overdue'. */
  empty?: string;
}

/** Names that a list has besides the fields of its records. Whoever shows or answers the list has a handler for each. */
export interface OwnNames {
  /** Of columns with a value of their own. */
  column: string;
  /** Of columns that show several fields together. */
  combined: string;
  /** Of words by which its filters ask the call. */
  word: string;
}

/** A list, declared once: the table, its address and the call that answers it read the same. Plain data. */
export interface ListDeclaration<Own extends OwnNames = OwnNames> {
  /** For the compiler alone; no list has it at run time. */
  own?: Own;
  /** Of the list, such as 'camper'. */
  name: string;
  columns: readonly ListColumn[];
  /** Names of the columns that are there before anybody chose some. */
  shown: readonly string[];
  filters: readonly ListFilter[];
  /** Names of fields that its records have besides its columns: nothing filters by them. */
  fields?: readonly string[];
  /** What besides narrows it. */
  values?: readonly ListValue[];
  /** What the call is asked as long as no filter asks for something else. */
  ownQuery?: Readonly<Record<string, string>>;
  /** A column's `sort`, with `-` in front for the other direction. */
  defaultSort: string;
  views: readonly ReadyView[];
}

/** The names of a list that are no field of its records. */
export type OwnNamesOf<List extends ListDeclaration> = NonNullable<List['own']>;

/** The fields by which a list's call sorts. */
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

/** The columns of a list's file: a column that shows several fields together gives way to them. */
export function fileColumnsOf({ columns }: ListDeclaration): ListColumn[] {
  const named = (name: string) => columns.filter((column) => column.name === name);
  return [...new Set(columns.flatMap((column) => column.of?.flatMap(named) ?? [column]))];
}
