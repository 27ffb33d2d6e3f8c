import type { ExportContents, ExportFormat } from '@camp/contracts/full-export/operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { exportEntries } from '@camp/database/full-export/export-entries';
import { exportKinds } from '@camp/database/full-export/export-kind';
import { zipOf } from '@camp/database/full-export/zip-of';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { Streamed } from '../operations/streamed';

/** The kinds of records with their numbers. */
export async function listContents(deps: Dependencies): Promise<ExportContents> {
  const { connection, models } = deps;
  const kinds = exportKinds(models, { withMedical: false });
  const shown = new Set(kinds.map(({ file }) => file));
  return {
    kinds: await Promise.all(
      kinds.map(async ({ file, what, collection }) => ({
        file,
        what,
        records: await connection.collection(collection).estimatedDocumentCount(),
      })),
    ),
    encryptedOnly: exportKinds(models, { withMedical: true })
      .filter(({ file }) => !shown.has(file))
      .map(({ what }) => what),
  };
}

/**
 * A zip archive with one file per kind of record, without medical answers and pictures. The audit row is written before
 * the first byte is sent.
 */
export async function exportEverything(
  deps: Dependencies,
  person: Person,
  format: ExportFormat,
): Promise<Streamed> {
  const { connection, models, clock } = deps;
  await writeAudit(models, { ...doneBy(person, 'export', 'everything', []), part: format });
  const kinds = exportKinds(models, { withMedical: false });
  const source = { database: connection };
  return new Streamed(zipOf(exportEntries(source, kinds, format), clock.now()), {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="camp-${format}.zip"`,
  });
}
