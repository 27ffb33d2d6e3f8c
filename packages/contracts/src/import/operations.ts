import { onlyAdministrators, operation } from '../operations/operation';
import type { Done, ListQuery, Written } from '../operations/replies';
import type { ImportKind } from './kinds';

/** A column of the file. */
export interface TableColumn {
  name: string;
  /** Its first values that aren't empty. */
  examples: string[];
}

/** A field that a column can be matched to. */
export interface OfferedField {
  name: string;
  label: string;
  isRequired: boolean;
}

/** A file as it was read. */
export interface ReadTable {
  columns: TableColumn[];
  rows: number;
  /** The fields that the person may import. Medical ones need `data` on the kind. */
  fields: OfferedField[];
  /** The proposed field of each column. Empty for a column that is left out. */
  proposal: string[];
}

/** How a file is imported. The file comes beside it. */
export interface ImportForm {
  kind: ImportKind;
  /** The field of each column, in their order. Empty: the column is left out. */
  fields: string[];
  /** The year of all rows, if no column has it. */
  year?: string;
  /** Name of the file. */
  name?: string;
}

/** What is wrong with a cell. Row 1 is the heading. */
export interface RowError {
  row: number;
  column: string;
  message: string;
}

/** The result of a check. Nothing is stored. */
export interface CheckedTable {
  rows: number;
  /** The first errors, by row. */
  errors: RowError[];
  errorCount: number;
}

/** An import, which can be undone as a whole. */
export interface ImportRecord {
  _id: string;
  kind: ImportKind;
  name: string;
  rows: number;
  /** Rows that were changed or connected since. */
  changed: number;
  importedBy: string | null;
  createdAt: string;
}

/** One answer of an imported record, as text. */
export interface ImportedAnswer {
  name: string;
  label: string;
  value: string;
}

/** An imported record. */
export interface ImportedRecord {
  _id: string;
  /** Its row in the file. */
  row: number;
  year: number;
  /** The person's name. */
  title: string;
  /** Without medical answers unless the person holds `data` on the kind. */
  answers: ImportedAnswer[];
  /** Email address of the account that an administrator connected. */
  account: string | null;
  isChanged: boolean;
}

/** Answers by name, as text. An empty one is removed, an absent one stays. */
export interface ImportedChange {
  answers: Record<string, string>;
}

type ById = { id: string };

const mayImport = onlyAdministrators('edit', 'admin');

// Records of earlier years (docs/decisions/0108-import-and-leaving.md). All calls also require the role `admin`.

export const read = operation<{ body: { kind: ImportKind } }, ReadTable>('POST /import/read', mayImport, {
  file: 'file',
});

export const check = operation<{ body: ImportForm }, CheckedTable>('POST /import/check', mayImport, {
  file: 'file',
});

export const store = operation<{ body: ImportForm }, Written<ImportRecord>>('POST /import/store', mayImport, {
  file: 'file',
});

export const list = operation<object, ImportRecord[]>('GET /import/list', mayImport);

export const records = operation<{ params: ById; query?: ListQuery }, ImportedRecord[]>(
  'GET /import/records/:id',
  mayImport,
);

export const change = operation<{ params: ById; body: ImportedChange }, Written<ImportedRecord>>(
  'POST /import/change/:id',
  mayImport,
);

export const connect = operation<{ params: ById; body: { email: string } }, Written<ImportedRecord>>(
  'POST /import/connect/:id',
  mayImport,
);

export const remove = operation<{ params: ById }, Done>('DELETE /import/remove/:id', mayImport);

export const undo = operation<{ params: ById }, Done>('POST /import/undo/:id', mayImport);
