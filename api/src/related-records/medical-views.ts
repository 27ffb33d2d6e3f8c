import type { AuditAction } from '@camp/contracts/audit/actions';
import type { Opening } from '@camp/contracts/related-records/operations';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { Models } from '@camp/database/models';
import { trusted, Types } from 'mongoose';
import type { Person } from '../auth/person';

/** Most lines of each registration, more than a season has. Older ones are left out. */
export const mostOpenings = 500;

/** How each audited view showed the answers. Other actions show none. */
const shownBy: Partial<Record<AuditAction, Opening['how']>> = {
  read: 'record',
  list: 'list',
  export: 'file',
};

/** What an audited view showed. Views of contacts and notes don't count. */
const partOf = { medical: 'medical', image: 'picture' } as const satisfies Record<string, Opening['part']>;

/** What one person opened in one way on one day. */
export interface DayOfViews extends Pick<Opening, 'part' | 'how' | 'times'> {
  by: Pick<StoredAudit, 'actorId' | 'actorRoles'>;
  when: Date;
}

/** The same, as the database groups views. */
interface GroupOfViews extends Pick<DayOfViews, 'when' | 'times'> {
  _id: Pick<StoredAudit, 'actorId' | 'actorRoles' | 'action'> & { part: keyof typeof partOf };
}

/** The views of one record, by person, part and day. */
export async function viewsOf(
  { Audit }: Models,
  person: Person,
  recordIds: Types.ObjectId,
  since: Date,
): Promise<DayOfViews[]> {
  const groups = await Audit.aggregate<GroupOfViews>([
    {
      $match: {
        recordIds,
        createdAt: { $gte: since },
        part: { $in: Object.keys(partOf) },
        action: { $in: Object.keys(shownBy) },
        withoutMedical: { $ne: true },
        actorId: { $ne: new Types.ObjectId(person.userId) },
      },
    },
    {
      $group: {
        _id: {
          actorId: '$actorId',
          actorRoles: '$actorRoles',
          action: '$action',
          part: '$part',
          day: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d' } },
        },
        when: { $max: '$createdAt' },
        times: { $sum: 1 },
      },
    },
    { $sort: { when: -1 } },
    { $limit: mostOpenings + 1 },
  ]);
  return groups.map(({ _id: { action, part, ...by }, when, times }) => ({
    by,
    when,
    times,
    part: partOf[part],
    how: shownBy[action] ?? 'record',
  }));
}

/** The encrypted exports. They name no record, since they have all of them. */
export async function exportsOfEverything(
  { Audit }: Models,
  person: Person,
  since: Date,
): Promise<DayOfViews[]> {
  const found = await Audit.find(
    {
      subject: 'everything',
      part: 'encrypted',
      createdAt: trusted({ $gte: since }),
      actorId: trusted({ $ne: new Types.ObjectId(person.userId) }),
    },
    { createdAt: 1, actorId: 1, actorRoles: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(mostOpenings)
    .lean<Pick<StoredAudit, 'createdAt' | 'actorId' | 'actorRoles'>[]>();
  return found.map(({ createdAt, ...by }) => ({
    by,
    part: 'medical',
    how: 'everything',
    when: createdAt,
    times: 1,
  }));
}
