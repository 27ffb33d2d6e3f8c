import type { AuditKind } from '@camp/contracts/audit/kinds';
import type { AuditRecord } from '@camp/contracts/audit/operations';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import { writeAudit } from '@camp/database/audit/write-audit';
import type { Models } from '@camp/database/models';
import { trusted, type Model, type QueryFilter, type Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { readList } from '../http/list';
import type { Person } from '../http/person';
import { askForAudit, type AuditListQuery } from './ask-for-audit';
import { namedKinds, type Named } from './named-kinds';

/** Records that are named of one entry; of the others only their number is told. */
const mostNamed = 3;

/** What was done, the latest first; that somebody looked is written down too. */
export async function listAudit(
  { models, clock }: Dependencies,
  person: Person,
  query: AuditListQuery,
): Promise<{ items: AuditRecord[]; total: number }> {
  const { items, total } = await readList<StoredAudit>(
    models.Audit,
    await askForAudit(models, person, query),
  );
  const [actors, records] = await Promise.all([
    namesOf(
      models.User,
      items.flatMap(({ actorId }) => (actorId ? [actorId] : [])),
    ),
    namesOfRecords(models, person, items),
  ]);
  await noteLook(models, person, clock.now());
  return { items: items.map((entry) => presentAudit(entry, actors, records)), total };
}

type Names = ReadonlyMap<string, string>;

function presentAudit(entry: StoredAudit, actors: Names, records: Names): AuditRecord {
  const { _id, createdAt, actorId, action, subject, part, recordIds, roles, fields } = entry;
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
    ...(fields && { fields }),
  };
}

/** Milliseconds in which somebody who turns pages, searches and looks again looks once. */
const oneLook = 60 * 60_000;

/** That somebody looked is written down once an hour: else its own rows would be most of what it shows (0043). */
async function noteLook(models: Models, { userId }: Person, now: Date): Promise<void> {
  const look = { actorId: userId, action: 'list', subject: 'audit' } as const;
  const since = new Date(now.getTime() - oneLook);
  const isNoted = await models.Audit.exists({ ...look, createdAt: trusted({ $gt: since }) });
  if (!isNoted) await writeAudit(models, { ...look, recordIds: [] });
}

/** A record is named only for who may see it in its list. */
async function namesOfRecords(models: Models, person: Person, items: readonly StoredAudit[]): Promise<Names> {
  const idsOf = (subject: string) =>
    items
      .filter((entry) => entry.subject === subject)
      .flatMap(({ recordIds }) => recordIds.slice(0, mostNamed));
  const found = await Promise.all(
    Object.entries(namedKinds)
      .filter(([, { maySee }]) => maySee(person))
      .map(([kind, { modelIn }]) => namesOf(modelIn(models), idsOf(kind))),
  );
  return new Map(found.flatMap((names) => [...names]));
}

const none: Names = new Map();

async function namesOf<Stored extends Named>(
  model: Model<Stored>,
  ids: readonly Types.ObjectId[],
): Promise<Names> {
  if (ids.length === 0) return none;
  const wanted = { _id: trusted({ $in: [...ids] }) } as QueryFilter<Stored>;
  const found = await model
    .find(wanted, { nameFirst: 1, nameLast: 1 })
    .lean<(Named & { _id: Types.ObjectId })[]>();
  return new Map(found.map(({ _id, nameFirst, nameLast }) => [_id.toString(), `${nameFirst} ${nameLast}`]));
}
