import type { ExportFormat } from '@camp/contracts/full-export/operations';
import type { ExportKind } from './export-kind';
import { csvOf, jsonOf, type ExportSource } from './write-records';
import type { ZipEntry } from './zip-of';

/** One file per kind of record. @param folder - with a slash at its end, or empty */
export const exportEntries = (
  source: ExportSource,
  kinds: readonly ExportKind[],
  format: ExportFormat,
  folder = '',
): ZipEntry[] =>
  kinds.map((kind) => ({
    path: `${folder}${kind.file}.${format}`,
    content: () => (format === 'csv' ? csvOf(source, kind) : jsonOf(source, kind)),
  }));
