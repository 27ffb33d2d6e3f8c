import type { ListSource } from '@camp/api-client/list-source';
import type { ListDeclaration, OwnNamesOf } from '@camp/contracts/lists/list';
import type { MenuItem } from '@camp/ui/overlays/menu';
import type { ReactNode } from 'react';

/** Any row of a list. */
export interface AnyRow {
  _id: string;
}

type Cell<Row> = (row: Row) => ReactNode;
type OwnColumn<List extends ListDeclaration> = OwnNamesOf<List>['column' | 'combined'];

/** Renders cells that need more than their value. A column without a field or an entry here does not compile. */
export type Cells<Row extends AnyRow, List extends ListDeclaration = ListDeclaration> = Readonly<
  Partial<Record<string, Cell<Row>>>
> &
  (string extends OwnColumn<List>
    ? unknown
    : Readonly<Record<Exclude<OwnColumn<List>, keyof Row>, Cell<Row>>>);

/**
 * A list as its page shows it: the declaration, the source of the rows, and details that the declaration cannot
 * express.
 */
export interface ListView<Row extends AnyRow> {
  list: ListDeclaration;
  source: ListSource<Row>;
  /** Singular and plural of a row: 'camper', 'campers'. */
  words: { one: string; many: string };
  /** The table's caption, if different from the plural. */
  caption?: string;
  nameOf: (row: Row) => string;
  /** The column that identifies a row. Its cell opens the row. */
  header: string;
  /** Columns that stay while the drawer is open. */
  brief: readonly string[];
  /** Whether the list has calendar years with its own year switch, independent of the administration's camp year. */
  calendarYears?: true;
  cells: Cells<Row>;
}

/** The view of one declared list: `ListView` with a cell for each column that needs one. */
export type ViewOf<List extends ListDeclaration, Row extends AnyRow> = ListView<Row> & {
  list: List;
  cells: Cells<Row, List>;
};

/** The actions in a row's menu. Empty if the row can only be opened. */
export type RowActions<Row> = (row: Row) => readonly MenuItem[];

/** `1 camper`, `1,204 campers`. */
export const countInWords = ({ one, many }: ListView<AnyRow>['words'], count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
