import type { FailedJob } from '@camp/contracts/failed-work/operations';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import { eventOf } from '@camp/database/delivery/failed-work';
import type { Models } from '@camp/database/models';
import type { Person } from '../auth/person';
import { explain, unreadablePicture, whatOf } from './in-words';
import { subjectsFor } from './subjects-of';
import { whoseRecords } from './whose-records';

/** A page of failed jobs with the owners that the person may see. */
export async function presentAll(
  models: Models,
  person: Person,
  items: readonly StoredDelivery[],
): Promise<FailedJob[]> {
  const subjects = await subjectsFor(models, person, items);
  const names = await whoseRecords(models, person, [...subjects.values()]);
  return items.map((dead) => {
    const about = subjects.get(dead._id.toString());
    const who = about && names.get(about.id);
    return presentFailedJob(dead, about && { ...about, ...(who && { who }) });
  });
}

/**
 * A failed job with ids of records, without the rest of its payload.
 *
 * @param about - the record in its payload, if any
 */
export function presentFailedJob(dead: StoredDelivery, about?: FailedJob['about']): FailedJob {
  const { _id, handler, reason = '', createdAt, updatedAt } = dead;
  return {
    _id: _id.toString(),
    what: whatOf(handler),
    ...explain(handler, reason),
    reason,
    ...(about && { about }),
    mayRetry: canSucceed(dead),
    begunAt: createdAt.toISOString(),
    failedAt: updatedAt.toISOString(),
  };
}

/**
 * Whether a retry can succeed. It can't for an unreadable picture, whose bytes are deleted, or for an unknown job. A
 * refused refund is requested again from its payment.
 */
export const canSucceed = ({ handler, reason = '' }: Pick<StoredDelivery, 'handler' | 'reason'>): boolean =>
  eventOf(handler) !== undefined &&
  !(handler === 'image.resize' && unreadablePicture.test(reason)) &&
  !/^Refund \S+ /.test(reason);
