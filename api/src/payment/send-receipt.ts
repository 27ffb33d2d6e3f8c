import { writeAudit } from '@camp/database/audit/write-audit';
import { recordEvent } from '@camp/database/outbox/record-event';
import { inTransaction } from '@camp/database/transaction';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { notFound } from '../http/problem';

/**
 * Mails the receipt of a payment, or the thanks for a gift, once more.
 *
 * @param id - of either
 * @throws ProblemError 404 unless the money is there
 */
export async function sendReceipt(
  { models, connection, dispatch }: Dependencies,
  person: Person,
  id: string,
): Promise<void> {
  const settled = { _id: id, settledAt: trusted({ $exists: true }) };
  const [payment, donation] = await Promise.all([
    models.Payment.findOne(settled, { _id: 1 }).lean(),
    models.Donation.findOne(settled, { _id: 1 }).lean(),
  ]);
  const found = payment ?? donation;
  if (!found) throw notFound('Receipt');
  const row = await inTransaction(connection, async (session) => {
    const subject = payment ? 'payment' : 'donation';
    const written = { actorId: person.userId, action: 'send-receipt', subject } as const;
    await writeAudit(models, { ...written, recordIds: [found._id] }, session);
    return payment
      ? recordEvent(models, session, 'payment.receipt-wanted', { paymentId: id })
      : recordEvent(models, session, 'donation.receipt-wanted', { donationId: id });
  });
  dispatch([row]);
}
