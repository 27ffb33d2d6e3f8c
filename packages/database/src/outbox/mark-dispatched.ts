import type { Types } from 'mongoose';
import type { Models } from '../models';

/** Notes that a row's jobs are in the queue; `createProducer` wants it as `markDispatched`. */
export async function markDispatched(
  models: Models,
  row: { _id: Types.ObjectId | { toString(): string } },
  now: Date,
): Promise<void> {
  await models.Outbox.updateOne({ _id: row._id.toString() }, { dispatchedAt: now });
}
