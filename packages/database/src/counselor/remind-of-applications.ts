import { trusted, type Connection, type Types } from 'mongoose';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { recordEvent } from '../outbox/record-event';
import { inTransaction } from '../transaction';

/** Milliseconds after a registration until its family is reminded of the application. */
const remindAfter = 7 * 24 * 60 * 60 * 1000;

/**
 * Sends one reminder to each family that registered a counselor a week ago without the application, before camp. It can
 * be repeated and run in several workers.
 * @returns the recorded events
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
    // Matches the partial index. With `$exists`, the embedded server would scan every record.
    remindedAt: null,
    createdAt: trusted({ $lte: new Date(now.getTime() - remindAfter) }),
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
