import { trusted, type Types } from 'mongoose';
import type { Models } from '../models';

/** Records that the jobs of these rows are in the queue, for `createProducer`. */
export async function markDispatched(
  models: Models,
  rows: readonly { _id: Types.ObjectId | { toString(): string } }[],
  now: Date,
): Promise<void> {
  const ids = rows.map(({ _id }) => _id.toString());
  await models.Outbox.updateMany({ _id: trusted({ $in: ids }) }, { dispatchedAt: now });
}
