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

/** Renders cells whose value alone is not enough. A column that has no field and no entry here does not compile. */
export type Cells<Row extends AnyRow, List extends ListDeclaration = ListDeclaration> = Readonly<
  Partial<Record<string, Cell<Row>>>
> &
  (string extends OwnColumn<List>
    ? unknown
    : Readonly<Record<Exclude<OwnColumn<List>, keyof Row>, Cell<Row>>>);

/** A list as its page shows it: its declaration, the source of its rows, and what the declaration cannot express. */
export interface ListView<Row extends AnyRow> {
  list: ListDeclaration;
  source: ListSource<Row>;
  /** Singular and plural of a row: 'camper', 'campers'. */
  words: { one: string; many: string };
  /** The table's caption, if it is not the plural. */
  caption?: string;
  nameOf: (row: Row) => string;
  /** The column that identifies a row. Its cell opens the row. */
  header: string;
  /** Columns that stay while the drawer takes the room of the others. */
  brief: readonly string[];
  /** It has calendar years and its own year switch, apart from the administration's camp year. */
  calendarYears?: true;
  cells: Cells<Row>;
}

/** The view of one declared list: `ListView` with a cell for each column that needs one. */
export type ViewOf<List extends ListDeclaration, Row extends AnyRow> = ListView<Row> & {
  list: List;
  cells: Cells<Row, List>;
};

/** The actions in a row's menu. Empty if it can only be opened. */
export type RowActions<Row> = (row: Row) => readonly MenuItem[];

/** `1 camper`, `1,204 campers`. */
export const countInWords = ({ one, many }: ListView<AnyRow>['words'], count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
