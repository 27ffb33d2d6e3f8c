import { campDayLabel } from '../camp/camp-days';
import { formatCampDay, formatGmt } from '../camp/dates';
import type { ColumnKind, ListColumn } from './list';

/** A value from a response or from the database. */
export type ColumnValue = string | number | boolean | Date | readonly (string | Date)[] | null | undefined;

const instants = (format: string) => (value: ColumnValue) =>
  typeof value === 'string' || value instanceof Date ? formatGmt(value, format) : '';

const joined = (one: (item: string | Date) => string) => (value: ColumnValue) =>
  Array.isArray(value) ? (value as readonly (string | Date)[]).map(one).join(', ') : '';

const day = instants('yyyy-MM-dd');

/** How each kind is written to a file, so that spreadsheets can sort and sum it. */
const inFile: Record<ColumnKind, (value: ColumnValue) => string> = {
  text: (value) => (value === null || value === undefined ? '' : String(value)),
  day,
  'camp-day': (value) =>
    typeof value === 'string' || value instanceof Date ? formatCampDay(value, 'yyyy-MM-dd') : '',
  instant: instants("yyyy-MM-dd'T'HH:mm:ss'Z'"),
  dollars: (value) => (typeof value === 'number' ? value.toFixed(2) : ''),
  box: (value) => (value === true ? 'Yes' : ''),
  several: joined(String),
  days: joined((item) => campDayLabel(item)),
};

/** A column's value for a file. Empty if the record has none. */
export const valueForFile = (kind: ColumnKind, value: ColumnValue): string =>
  value === null || value === undefined ? '' : inFile[kind](value);

const zone = ' (GMT)';

/** A column's heading in a file. The file has the full instant even if the table shows only the day. */
export const headingForFile = ({ kind, label }: Pick<ListColumn, 'kind' | 'label'>): string =>
  kind === 'instant' && !label.endsWith(zone) ? `${label}${zone}` : label;
