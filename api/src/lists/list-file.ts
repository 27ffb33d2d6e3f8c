import { deletedMedical } from '@camp/contracts/records/deleted-medical';
import { csvLine } from '@camp/contracts/lists/csv-line';
import type { ListColumn, ListDeclaration, OwnNamesOf } from '@camp/contracts/lists/list';
import { headingForFile, valueForFile, type ColumnValue } from '@camp/contracts/lists/value-for-file';
import type { Model } from 'mongoose';
import type { Streamed } from '../operations/streamed';
import { csvFile } from './csv';
import { inBatches } from './in-batches';
import { readQuery, withoutFields, type ListOptions } from './list';

type Value<Item> = (item: Item) => ColumnValue;

/** The values of columns that aren't fields of the record. A missing one does not compile. */
export type OwnValues<Item, List extends ListDeclaration = ListDeclaration> = Readonly<
  Partial<Record<string, Value<Item>>>
> &
  (string extends OwnNamesOf<List>['column']
    ? unknown
    : Readonly<Record<Exclude<OwnNamesOf<List>['column'], keyof Item>, Value<Item>>>);

/** The content of an export. */
interface Rows<Stored, Item> {
  /** The columns that the person may see. */
  columns: readonly ListColumn[];
  /** Presents the records and audits the export. */
  present: (batch: readonly Stored[]) => Promise<readonly Item[]>;
  ownValues: OwnValues<Item>;
}

/**
 * Streams the file of a list in batches, with headings first.
 * @param fileName - of the download
 * @param options - content and order
 * @throws ProblemError 400 for a field that the list can't be sorted by
 */
export function listFile<Stored, Item extends object>(
  fileName: string,
  model: Model<Stored>,
  options: ListOptions<Stored>,
  rows: Rows<Stored, Item>,
): Streamed {
  const { wanted, sort } = readQuery(options);
  return csvFile(fileName, linesOf(inBatches(model, wanted, sort, withoutFields(options)), rows));
}

async function* linesOf<Stored, Item extends object>(
  batches: AsyncIterable<readonly Stored[]>,
  { columns, present, ownValues }: Rows<Stored, Item>,
): AsyncGenerator<string> {
  yield csvLine(columns.map(headingForFile));
  for await (const batch of batches)
    yield (await present(batch))
      .map((item) => csvLine(columns.map((column) => cellOf(item, column, ownValues[column.name]))))
      .join('');
}

function cellOf<Item extends object>(
  item: Item,
  { name, kind, visibility }: ListColumn,
  own: ((item: Item) => ColumnValue) | undefined,
): string {
  const deleted = visibility === 'medical' ? deletedMedical(item) : undefined;
  if (deleted !== undefined) return deleted;
  const values = item as Readonly<Record<string, unknown>>;
  return valueForFile(kind, (own ? own(item) : values[name]) as ColumnValue);
}
