import type { Models } from '@camp/database/models';
import { trusted, type ClientSession } from 'mongoose';
import type { Group } from './groups';

/**
 * Marks due refunds as told. Their jobs continue in any case. If the family had the email before the database was lost,
 * the worker must not send it again.
 *
 * @param send - `backup` leaves out refunds from before the backup, and `stripe` those that the release made
 */
export async function markRefundsNotified(
  { Payment }: Pick<Models, 'Payment'>,
  session: ClientSession,
  send: readonly Group[],
  { madeAt, now }: { madeAt: Date; now: Date },
): Promise<void> {
  const periods = [
    ...(send.includes('backup') ? [] : [{ $lte: madeAt }]),
    ...(send.includes('stripe') ? [] : [{ $gt: madeAt }]),
  ];
  for (const period of periods)
    await Payment.updateMany(
      { 'refunds.status': 'due' },
      { $set: { 'refunds.$[refund].toldAt': now } },
      { session, arrayFilters: [{ 'refund.status': 'due', 'refund.requestedAt': trusted(period) }] },
    );
}
