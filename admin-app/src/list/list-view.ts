import type { ListSource } from '@camp/api-client/list-source';
import type { ListDeclaration, OwnNamesOf } from '@camp/contracts/lists/list';
import type { MenuItem } from '@camp/ui/overlays/menu';
import type { ReactNode } from 'react';

/** Whatever stands in a list. */
export interface AnyRow {
  _id: string;
}

type Cell<Row> = (row: Row) => ReactNode;
type OwnColumn<List extends ListDeclaration> = OwnNamesOf<List>['column' | 'combined'];

/**
 * What a cell shows where its value alone does not say it. A column without a field of the row that is missing here does
 * not compile.
 */
export type Cells<Row extends AnyRow, List extends ListDeclaration = ListDeclaration> = Readonly<
  Partial<Record<string, Cell<Row>>>
> &
  (string extends OwnColumn<List>
    ? unknown
    : Readonly<Record<Exclude<OwnColumn<List>, keyof Row>, Cell<Row>>>);

/** A list as its page has it: what is declared, where its rows come from, and what the declaration cannot say. */
export interface ListView<Row extends AnyRow> {
  list: ListDeclaration;
  source: ListSource<Row>;
  /** What one row and many rows are called: 'camper', 'campers'. */
  words: { one: string; many: string };
  /** The table's title, where it is not what many rows are called. */
  caption?: string;
  nameOf: (row: Row) => string;
  /** The column by which a row is known; it opens the row. */
  header: string;
  /** Columns that stay beside it while a row is open and takes the room of the others. */
  brief: readonly string[];
  /** Its years are the calendar's: it has a choice of its own, beside the camp year of the administration. */
  calendarYears?: true;
  cells: Cells<Row>;
}

/** The view of one declared list: `ListView` with a cell for each of its columns that needs one. */
export type ViewOf<List extends ListDeclaration, Row extends AnyRow> = ListView<Row> & {
  list: List;
  cells: Cells<Row, List>;
};

/** What may be done with one row, in its menu; nothing where there is no more than opening it. */
export type RowActions<Row> = (row: Row) => readonly MenuItem[];

/** `1 camper`, `1,204 campers`. */
export const countInWords = ({ one, many }: ListView<AnyRow>['words'], count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
