import type { HistoryEntry } from '@camp/contracts/history/entry';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import type { Models } from '@camp/database/models';
import { trusted, type QueryFilter, type Types } from 'mongoose';
import { proofMails } from '../vaccination/proof-mails';

/** Names of emails that differ from their job's name. */
const words: Readonly<Record<string, string>> = {
  'mail.camper-registered': 'registration received',
  'mail.counselor-registered': 'counselor registration received',
  'mail.counselor-applied': 'counselor application received',
  'mail.staff-applied': 'staff application received',
  'mail.moved-to-waitlist': 'moved to the waitlist',
  'mail.registration-changed-camp': 'registration changed, to the camp',
  'mail.receipt-again': 'receipt',
  'mail.proof-received': 'picture received',
  'mail.proof-unreadable': 'picture can’t be read',
  'mail.image-unreadable': 'picture can’t be read',
};

/** Payload paths of record ids. Each has an index in `delivery-model.ts`. */
const payloads: Readonly<Record<RecordKind, readonly string[]>> = {
  camper: ['camperId', 'camperIds', 'recordId'],
  counselor: ['counselorId', 'recordId'],
  'counselor-app': ['applicationId'],
  staff: ['staffApplicationId', 'recordId'],
};

const wordsOf = (job: string) => words[job] ?? job.replace('mail.', '').replaceAll('-', ' ');

/**
 * Emails about a record that the mail server has accepted or refused.
 *
 * @param payments - whose emails are included
 * @param options.withProofs - whether emails about the proof of vaccination are included
 * @param options.most - limit of emails, newest first
 */
export async function readMails(
  { Delivery }: Models,
  kind: RecordKind,
  recordId: Types.ObjectId,
  payments: readonly { _id: Types.ObjectId }[],
  { withProofs, most }: { withProofs: boolean; most: number },
): Promise<HistoryEntry[]> {
  const id = recordId.toString();
  const aboutIt = payloads[kind].map((name) => ({ [`payload.${name}`]: id }));
  const aboutPayments = payments.map(({ _id }) => ({ 'payload.paymentId': _id.toString() }));
  const deliveries = await Delivery.find({
    $or: [...aboutIt, ...aboutPayments],
    handler: trusted({ $regex: /^mail\./, ...(!withProofs && { $nin: proofMails }) }),
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
