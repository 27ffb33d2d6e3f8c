import type { Field } from '@camp/contracts/records/field';

/** A field of a declaration with its name. */
export interface NamedField {
  name: string;
  field: Field;
}

/** Adjacent fields, and the row's columns if their widths differ. */
export interface Row {
  fields: readonly NamedField[];
  columns?: string;
}

/** Widths in twelfths of a row. */
const parts = { quarter: 3, third: 4, half: 6, 'two-thirds': 8 } as const;

const partsOf = ({ field: { width } }: NamedField): number => (width ? parts[width] : 12);

function columnsOf(fields: readonly NamedField[]): string | undefined {
  const widths = new Set(fields.map(partsOf));
  return widths.size > 1 ? fields.map((field) => `${partsOf(field)}fr`).join(' ') : undefined;
}

/** Puts adjacent fields into one row as long as their widths fit. */
export function rowsOf(fields: readonly NamedField[]): Row[] {
  const rows: NamedField[][] = [];
  let taken = 0;
  for (const field of fields) {
    const width = partsOf(field);
    const row = rows.at(-1);
    if (row && taken + width <= 12) row.push(field);
    else rows.push([field]);
    taken = row && taken + width <= 12 ? taken + width : width;
  }
  return rows.map((row) => ({ fields: row, columns: columnsOf(row) }));
}
