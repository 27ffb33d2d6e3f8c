import type { FailedWork } from '@camp/contracts/failed-work/operations';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import { eventOf } from '@camp/database/delivery/failed-work';
import type { Models } from '@camp/database/models';
import type { Person } from '../auth/person';
import { explain, whatOf } from './in-words';
import { subjectsOf } from './subjects-of';
import { whoseRecords } from './whose-records';

/** A page of failed work, with whose it was as far as the person may know. */
export async function presentAll(
  models: Models,
  person: Person,
  items: readonly StoredDelivery[],
): Promise<FailedWork[]> {
  const subjects = await subjectsOf(models, items);
  const names = await whoseRecords(models, person, [...subjects.values()]);
  return items.map((dead) => {
    const about = subjects.get(dead._id.toString());
    const who = about && names.get(about.id);
    return presentFailedWork(dead, about && { ...about, ...(who && { who }) });
  });
}

/**
 * What leaves of failed work: ids of records, never what it carried besides.
 *
 * @param about - the record that it was about, where it names one
 */
export function presentFailedWork(dead: StoredDelivery, about?: FailedWork['about']): FailedWork {
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
 * Whether another try can succeed. Of a picture that was given up nothing is kept that could be read; what no version
 * knows nobody does; a refund that the bank refused is asked for again from its payment.
 */
export const canSucceed = ({ handler, reason = '' }: Pick<StoredDelivery, 'handler' | 'reason'>): boolean =>
  eventOf(handler) !== undefined && handler !== 'image.resize' && !/^Refund \S+ /.test(reason);
