import { onlyAdministrators, operation } from '../operations/operation';

/** A kind of record in the export of everything. */
export interface ExportedKind {
  /** The file's name without its ending. */
  file: string;
  /** What it contains, for people. */
  what: string;
  records: number;
}

/** Everything that is exported, and what is left out. */
export interface ExportContents {
  kinds: ExportedKind[];
  /** Kinds that are only in the encrypted file of `npm run export`. */
  encryptedOnly: string[];
}

/** The format of the files. */
export type ExportFormat = 'csv' | 'json';

// Everything for leaving (docs/decisions/0108-import-and-leaving.md). Also requires the role `admin`.

export const contents = operation<object, ExportContents>(
  'GET /full-export/contents',
  onlyAdministrators('view', 'admin'),
);

export const file = operation<{ query: { format: ExportFormat } }, Uint8Array>(
  'GET /full-export/file',
  onlyAdministrators('view', 'admin'),
  { binary: 'application/zip', freshProof: 'always' },
);
