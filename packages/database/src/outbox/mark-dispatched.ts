import { trusted, type Types } from 'mongoose';
import type { Models } from '../models';

/** Notes that rows' jobs are in the queue; `createProducer` wants it as `markDispatched`. */
export async function markDispatched(
  models: Models,
  rows: readonly { _id: Types.ObjectId | { toString(): string } }[],
  now: Date,
): Promise<void> {
  const ids = rows.map(({ _id }) => _id.toString());
  await models.Outbox.updateMany({ _id: trusted({ $in: ids }) }, { dispatchedAt: now });
}
