import type { AuditKind } from '@camp/contracts/audit/kinds';
import type { AuditRecord } from '@camp/contracts/audit/operations';
import { attendeeKinds } from '@camp/contracts/related-records/kinds';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { Models } from '@camp/database/models';
import { medicalNamesOf } from '@camp/database/sealing/sealed-kinds';
import type { Dependencies } from '../dependencies';
import { readList } from '../lists/list';
import type { Person } from '../auth/person';
import { mayReadAllMedical } from '../registration/policies';
import { askForAudit, type AuditListQuery } from './ask-for-audit';
import { recordView } from './record-view';
import { namesOf, namesOfRecords, type Names } from './names-of-records';

/** Most records that a row names. The others are only counted. */
const mostNamed = 3;

/** Lists the audit, latest first, and records the view. */
export async function listAudit(
  deps: Dependencies,
  person: Person,
  query: AuditListQuery,
): Promise<{ items: AuditRecord[]; total: number }> {
  const { models } = deps;
  const { items, total } = await readList<StoredAudit>(
    models.Audit,
    await askForAudit(models, person, query),
  );
  // Every view of the audit counts as the same view. Otherwise the audit would mostly show its own views
  // (docs/decisions/0043-administration.md).
  await recordView(deps, person, { action: 'list', subject: 'audit', recordIds: [] });
  return { items: await presentEntries(models, person, items), total };
}

/** Presents rows with the names of people and records that the reader may see. */
export async function presentEntries(
  models: Models,
  person: Person,
  items: readonly StoredAudit[],
): Promise<AuditRecord[]> {
  const [actors, records] = await Promise.all([
    namesOf(
      models.User,
      items.flatMap(({ actorId }) => (actorId ? [actorId] : [])),
    ),
    namesOfRecords(models, person, (kind) =>
      items
        .filter(({ subject }) => subject === kind)
        .flatMap(({ recordIds }) => recordIds.slice(0, mostNamed)),
    ),
  ]);
  return items.map((entry) => presentAudit(entry, actors, records, answersFor(person, entry)));
}

/** The names of the changed answers. Which medical ones they were is for holders of `data` only. */
function answersFor(person: Person, { subject, fields }: StoredAudit): string[] | undefined {
  const medical = medicalNamesOf.get(subject);
  // An imported record's row doesn't name its kind.
  const kinds = attendeeKinds.filter((kind) => subject === kind || subject === 'imported-record');
  if (!fields || !medical || kinds.every((kind) => mayReadAllMedical(person, kind))) return fields;
  return fields.filter((name) => !medical.has(name));
}

function presentAudit(entry: StoredAudit, actors: Names, records: Names, fields?: string[]): AuditRecord {
  const { _id, createdAt, actorId, action, subject, part, recordIds, roles } = entry;
  const actor = actorId && actors.get(actorId.toString());
  return {
    _id: _id.toString(),
    createdAt: createdAt.toISOString(),
    ...(actorId && { actorId: actorId.toString() }),
    ...(actor && { actor }),
    action,
    kind: subject as AuditKind,
    ...(part && { part }),
    count: recordIds.length,
    records: recordIds.slice(0, mostNamed).map((recordId) => {
      const id = recordId.toString();
      const name = records.get(id);
      return { _id: id, ...(name && { name }) };
    }),
    ...(roles && { roles: { before: [...roles.before], after: [...roles.after] } }),
    ...(fields && fields.length > 0 && { fields }),
  };
}
