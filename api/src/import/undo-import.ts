import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredImportedRecord } from '@camp/database/import/imported-record-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, type Types } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { notFound, ProblemError } from '../refusals/problem';

/** Rows that a refusal names. */
const mostNamed = 20;

/**
 * Deletes an import with all of its rows. A row that is changed at the same time conflicts with its deletion, so
 * either the change comes first and the import stays, or the row is gone.
 *
 * @throws ProblemError 404, 409 with the rows that were changed since
 */
export async function undoImport(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  await inTransaction(deps.connection, async (session) => {
    const stored = await models.Import.findById(id).session(session).lean<{ _id: Types.ObjectId }>();
    if (!stored) throw notFound('Import');
    const changed = await models.ImportedRecord.find({
      importId: stored._id,
      changedAt: trusted({ $exists: true }),
    })
      .sort({ row: 1, _id: 1 })
      .limit(mostNamed + 1)
      .session(session)
      .lean<StoredImportedRecord[]>();
    if (changed.length > 0) throw new ProblemError('conflict', whyNot(changed));
    await models.ImportedRecord.deleteMany({ importId: stored._id }, { session });
    await models.Import.deleteOne({ _id: stored._id }, { session });
    await writeAudit(models, doneBy(person, 'delete', 'import', [stored._id]), session);
  });
}

function whyNot(changed: readonly StoredImportedRecord[]): string {
  const named = changed.slice(0, mostNamed).map(({ row, title }) => `row ${row} (${title})`);
  const more = changed.length > mostNamed ? ' and more' : '';
  return `These rows were changed since the import: ${named.join('; ')}${more}. Delete them first.`;
}
