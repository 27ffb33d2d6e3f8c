import type { FailedWork, FailedWorkSubject } from '@camp/contracts/failed-work/operations';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import { eventOf } from '@camp/database/delivery/failed-work';
import { explain, whatOf } from './in-words';

/** What leaves of failed work: ids of records, never what it carried besides. */
export function presentFailedWork(dead: StoredDelivery): FailedWork {
  const { _id, handler, payload = {}, reason = '', createdAt, updatedAt } = dead;
  const about = subjectOf(payload);
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

const subjects: readonly [string, FailedWorkSubject][] = [
  ['camperId', 'camper'],
  ['camperIds', 'camper'],
  ['paymentId', 'payment'],
  ['donationId', 'donation'],
  ['userId', 'user'],
];

function subjectOf(payload: Readonly<Record<string, unknown>>): FailedWork['about'] {
  for (const [name, subject] of subjects) {
    const value = payload[name];
    const id: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof id === 'string') return { subject, id };
  }
  return undefined;
}
