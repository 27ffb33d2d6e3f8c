import { can } from '@camp/contracts/access/can';
import type { HistoryEntry } from '@camp/contracts/camper/operations';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { notFound } from '../http/problem';
import { maySeeCamper } from './policies';

const told = ['send-payment-link', 'refund'] as const satisfies readonly HistoryEntry['what'][];

/** Who did something for the camp, to whoever runs it; a family reads that the camp did. */
const theCamp = 'The camp';

/** What was done with a registration, the earliest first: from what is written down of it, which is never removed. */
export async function readHistory(
  { models }: Dependencies,
  person: Person,
  id: string,
): Promise<HistoryEntry[]> {
  const camper = await models.Camper.findById(id).lean<StoredCamper>();
  if (!camper || !maySeeCamper(person, camper)) throw notFound('Camper');
  const written = await models.Audit.find({
    recordIds: camper._id,
    action: trusted({ $in: [...told] }),
  })
    .sort({ createdAt: 1, _id: 1 })
    .lean<(StoredAudit & { action: HistoryEntry['what'] })[]>();
  const nameOf = await namesOf(models, person, written);
  return written.map(({ createdAt, actorId, action }) => ({
    when: createdAt.toISOString(),
    ...(actorId && { who: nameOf(actorId.toString()) }),
    what: action,
  }));
}

async function namesOf(
  { User }: Dependencies['models'],
  person: Person,
  written: readonly StoredAudit[],
): Promise<(id: string) => string> {
  if (!can(person.permissions, 'view-all', 'camper')) return () => theCamp;
  const ids = written.flatMap(({ actorId }) => (actorId ? [actorId] : []));
  if (ids.length === 0) return () => theCamp;
  const users = await User.find({ _id: trusted({ $in: ids }) }, { nameFirst: 1, nameLast: 1 }).lean();
  const names = new Map(
    users.map(({ _id, nameFirst, nameLast }) => [_id.toString(), `${nameFirst} ${nameLast}`]),
  );
  return (id) => names.get(id) ?? theCamp;
}
