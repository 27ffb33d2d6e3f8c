/** Limits of a file to import. A larger table is imported in parts. */
export const importLimits = {
  /** Bytes of a file. */
  bytes: 2 * 1024 * 1024,
  /** Rows below the heading. One transaction stores them all. */
  rows: 2_000,
  columns: 120,
  /** Characters of a cell. */
  cell: 2_000,
  /** Errors that a check names. It counts the others. */
  errors: 200,
} as const;

/** The first year that can be imported. */
export const firstImportedYear = 1950;
