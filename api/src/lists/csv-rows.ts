import { csvLine } from '@camp/contracts/lists/csv-line';
import type { ListColumn, ListDeclaration, OwnNamesOf } from '@camp/contracts/lists/list';
import { headingForFile, valueForFile, type ColumnValue } from '@camp/contracts/lists/value-for-file';

type Value<Item> = (item: Item) => ColumnValue;

/** How columns of a file are filled: one that is no field of the record and is missing here does not compile. */
export type OwnValues<Item, List extends ListDeclaration = ListDeclaration> = Readonly<
  Partial<Record<string, Value<Item>>>
> &
  (string extends OwnNamesOf<List>['column']
    ? unknown
    : Readonly<Record<Exclude<OwnNamesOf<List>['column'], keyof Item>, Value<Item>>>);

/** What the file of a list is made of. */
interface Rows<Stored, Item> {
  /** Those that the person may see. */
  columns: readonly ListColumn[];
  batches: AsyncIterable<readonly Stored[]>;
  /** Records as the API answers them; that somebody took them is written down there. */
  present: (batch: readonly Stored[]) => Promise<readonly Item[]>;
  ownValues: OwnValues<Item>;
}

/** The lines of a list's file, its headings first, batch by batch. */
export async function* csvRows<Stored, Item extends object>({
  columns,
  batches,
  present,
  ownValues,
}: Rows<Stored, Item>): AsyncGenerator<string> {
  yield csvLine(columns.map(headingForFile));
  for await (const batch of batches)
    yield (await present(batch))
      .map((item) => csvLine(columns.map((column) => cellOf(item, column, ownValues[column.name]))))
      .join('');
}

function cellOf<Item extends object>(
  item: Item,
  { name, kind }: ListColumn,
  own: ((item: Item) => ColumnValue) | undefined,
): string {
  const values = item as Readonly<Record<string, unknown>>;
  return valueForFile(kind, (own ? own(item) : values[name]) as ColumnValue);
}
