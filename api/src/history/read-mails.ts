import type { HistoryEntry } from '@camp/contracts/history/entry';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import type { Models } from '@camp/database/models';
import { trusted, type QueryFilter, type Types } from 'mongoose';

/** What the mail is called where the job's own words do not say it. */
const words: Readonly<Record<string, string>> = {
  'mail.camper-registered': 'confirmation',
  'mail.receipt-again': 'receipt',
  'mail.image-unreadable': 'picture can’t be read',
};

/** What carries a record's id in the payload of a job; each has an index in `delivery-model.ts`. */
const payloads: Readonly<Record<RecordKind, readonly string[]>> = {
  camper: ['camperId', 'camperIds', 'recordId'],
  counselor: ['counselorId'],
  'counselor-app': ['applicationId'],
  staff: ['staffApplicationId', 'recordId'],
};

const wordsOf = (job: string) => words[job] ?? job.replace('mail.', '').replaceAll('-', ' ');

/**
 * The mails about a record of which the mail server has said something.
 *
 * @param payments whose mails count too
 * @param most of them, the newest
 */
export async function readMails(
  { Delivery }: Models,
  kind: RecordKind,
  recordId: Types.ObjectId,
  payments: readonly { _id: Types.ObjectId }[],
  most: number,
): Promise<HistoryEntry[]> {
  const id = recordId.toString();
  const aboutIt = payloads[kind].map((name) => ({ [`payload.${name}`]: id }));
  const aboutPayments = payments.map(({ _id }) => ({ 'payload.paymentId': _id.toString() }));
  const deliveries = await Delivery.find({
    $or: [...aboutIt, ...aboutPayments],
    handler: trusted({ $regex: /^mail\./ }),
    state: trusted({ $in: ['done', 'dead'] }),
  } as QueryFilter<StoredDelivery>)
    .sort({ createdAt: -1, _id: -1 })
    .limit(most)
    .lean<StoredDelivery[]>();
  return deliveries.map(({ handler, state, updatedAt }) => ({
    when: updatedAt.toISOString(),
    what: state === 'done' ? 'mail-accepted' : 'mail-refused',
    mail: wordsOf(handler),
  }));
}
