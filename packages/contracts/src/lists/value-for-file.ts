import { campDayLabel } from '../camp/camp-days';
import { formatCampDay, formatGmt } from '../camp/dates';
import type { ColumnKind, ListColumn } from './list';

/** A value as a record of the wire or of the database has it. */
export type ColumnValue = string | number | boolean | Date | readonly (string | Date)[] | null | undefined;

const instants = (format: string) => (value: ColumnValue) =>
  typeof value === 'string' || value instanceof Date ? formatGmt(value, format) : '';

const joined = (one: (item: string | Date) => string) => (value: ColumnValue) =>
  Array.isArray(value) ? (value as readonly (string | Date)[]).map(one).join(', ') : '';

const day = instants('yyyy-MM-dd');

/** How a file writes each kind: what a spreadsheet sorts and adds up. */
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

/** The value of a column for a file; empty where there is none. */
export const valueForFile = (kind: ColumnKind, value: ColumnValue): string =>
  value === null || value === undefined ? '' : inFile[kind](value);

const zone = ' (GMT)';

/** What a file calls a column: it writes the whole of an instant, where a table has its day alone. */
export const headingForFile = ({ kind, label }: Pick<ListColumn, 'kind' | 'label'>): string =>
  kind === 'instant' && !label.endsWith(zone) ? `${label}${zone}` : label;
