import { trusted, type Connection, type Types } from 'mongoose';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { recordEvent } from '../outbox/record-event';
import { inTransaction } from '../transaction';

/** So long after a registration its application is missed, in milliseconds. */
const patience = 7 * 24 * 60 * 60 * 1000;

/**
 * Reminds, once, whoever registered a counselor a week ago and has not sent the application, as long as camp is ahead.
 * Safe to repeat, and in several workers at once.
 *
 * @returns the events that were written down
 */
export async function remindOfApplications(
  connection: Connection,
  models: Models,
  now: Date,
): Promise<StoredOutboxRow[]> {
  const camps = await models.Camp.find({ startDate: trusted({ $gt: now }) }, { _id: 1 }).lean();
  const missed = {
    campId: trusted({ $in: camps.map(({ _id }) => _id) }),
    applicationId: null,
    // As an index holds who was not; with `$exists` the embedded server looks at each record.
    remindedAt: null,
    createdAt: trusted({ $lte: new Date(now.getTime() - patience) }),
  };
  const waiting = await models.Counselor.find(missed, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
  const rows: StoredOutboxRow[] = [];
  for (const { _id } of waiting) {
    const row = await inTransaction(connection, async (session) => {
      const stillMissed = { _id, applicationId: null, remindedAt: null };
      const reminded = { remindedAt: now };
      const options = { session, timestamps: false };
      const { matchedCount } = await models.Counselor.updateOne(stillMissed, reminded, options);
      if (matchedCount === 0) return undefined;
      return recordEvent(models, session, 'counselor.application-missing', { counselorId: _id.toString() });
    });
    if (row) rows.push(row);
  }
  return rows;
}
