import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Models } from '../models';
import type { StoredAudit } from './audit-model';

/** Milliseconds after an email about a record in which further changes are collected for one email. */
export const changeMailWindow = 10 * 60 * 1000;

/** The most changes that one email names. */
const mostInOneMail = 200;

/**
 * When the last email about changes of a record was or will be sent.
 *
 * @param session - the transaction of another change
 * @returns undefined if that is longer ago than the window, so the change is emailed at once
 */
export async function lastChangeMail(
  { Audit }: Models,
  recordId: Types.ObjectId,
  now: Date,
  session: ClientSession,
): Promise<Date | undefined> {
  const ago = (time: number) => new Date(now.getTime() - time);
  const last = await Audit.findOne(
    {
      recordIds: recordId,
      action: 'change',
      mailAt: trusted({ $gt: ago(changeMailWindow) }),
      // A change waits for its email no longer than the window.
      createdAt: trusted({ $gt: ago(2 * changeMailWindow) }),
    },
    { mailAt: 1 },
  )
    .sort({ mailAt: -1 })
    .session(session)
    .lean<Pick<StoredAudit, 'mailAt'>>();
  return last?.mailAt;
}

/**
 * The changes that share an email, earliest first.
 * @param first - the first of these changes, which the event names
 * @param withSilent - whether silent changes are included. If not, they don't use up the limit of changes per email
 */
export async function changesOfMail(
  { Audit }: Models,
  first: StoredAudit,
  { withSilent }: { withSilent: boolean },
): Promise<StoredAudit[]> {
  const { recordIds, mailAt, createdAt } = first;
  if (!mailAt) return withSilent || !first.silent ? [first] : [];
  return Audit.find({
    ...(withSilent ? {} : { silent: trusted({ $ne: true }) }),
    recordIds: recordIds[0],
    action: 'change',
    mailAt,
    createdAt: trusted({ $gte: createdAt }),
  })
    .sort({ createdAt: 1, _id: 1 })
    .limit(mostInOneMail)
    .lean<StoredAudit[]>();
}
