import { auditActionWords } from '@camp/contracts/audit/actions';
import { auditKindWords } from '@camp/contracts/audit/kinds';
import { auditList } from '@camp/contracts/audit/list';
import type { AuditRecord } from '@camp/contracts/audit/operations';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import type { Streamed } from '../operations/streamed';
import type { Person } from '../auth/person';
import { chooseColumns, type exportColumns } from '../lists/export-columns';
import { listFile, type OwnValues } from '../lists/list-file';
import { askForAudit, type AuditListQuery } from './ask-for-audit';
import { presentEntries } from './list-audit';

/**
 * Exports the audit in batches and audits the export before its first line is sent.
 *
 * @throws ProblemError 400 for an unknown column or sort field
 */
export async function exportAudit(
  { models }: Dependencies,
  person: Person,
  { columns: names, ...query }: AuditListQuery & { columns?: z.output<typeof exportColumns> },
): Promise<Streamed> {
  const columns = chooseColumns(auditList, names, true);
  const asked = await askForAudit(models, person, query);
  const present = (entries: readonly StoredAudit[]) => presentEntries(models, person, entries);
  const file = listFile('audit.csv', models.Audit, asked, { columns, present, ownValues });
  await writeAudit(models, doneBy(person, 'export', 'audit', []));
  return file;
}

/** An action of another version of the product has no label, so its name is written instead. */
const ownValues: OwnValues<AuditRecord, typeof auditList> = {
  actor: ({ actor, actorId }) => actor ?? actorId ?? '',
  action: ({ action, part }) => `${auditActionWords[action] ?? action}${part ? ` (${part})` : ''}`,
  kind: ({ kind }) => auditKindWords[kind] ?? kind,
  records: ({ records, count, fields = [], roles }) =>
    [
      ...records.map(({ _id, name }) => name ?? _id),
      ...(count > records.length ? [`and ${count - records.length} more`] : []),
      ...(fields.length > 0 ? [`answers: ${fields.join(' ')}`] : []),
      ...(roles ? [`roles: ${roles.before.join(' ')} -> ${roles.after.join(' ')}`] : []),
    ].join('; '),
};
