import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { netAmountOf } from '@camp/database/donation/net-amount';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { coveredLines } from '@camp/payments/returns';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';

/**
 * Resends the receipt of a payment, or the thank-you email of a gift.
 * @param id - of the payment or gift
 * @throws ProblemError 404 unless it is paid, or 409 without content or recipient
 */
export async function sendReceipt(
  { models, connection, dispatch }: Dependencies,
  person: Person,
  id: string,
): Promise<void> {
  const settled = { _id: id, settledAt: trusted({ $exists: true }) };
  const [payment, donation] = await Promise.all([
    models.Payment.findOne(settled).lean<StoredPayment>(),
    models.Donation.findOne(settled).lean<StoredDonation>(),
  ]);
  const found = payment ?? donation;
  if (!found) throw notFound('Receipt');
  if (payment) await refuseWithoutReader(models, payment);
  else if (donation && netAmountOf(donation) === 0)
    throw new ProblemError('conflict', 'This donation was disputed or refunded, so it has no receipt.');
  else if (!donation?.donor) throw new ProblemError('conflict', 'This donor left no email address.');
  const row = await inTransaction(connection, async (session) => {
    const subject = payment ? 'payment' : 'donation';
    await writeAudit(models, doneBy(person, 'send-receipt', subject, [found._id]), session);
    return payment
      ? recordEvent(models, session, 'payment.receipt-wanted', { paymentId: id })
      : recordEvent(models, session, 'donation.receipt-wanted', { donationId: id });
  });
  dispatch([row]);
}

async function refuseWithoutReader(models: Dependencies['models'], payment: StoredPayment): Promise<void> {
  if (coveredLines(payment).length === 0)
    throw new ProblemError('conflict', 'This payment is fully refunded, so it has no receipt anymore.');
  if (!(await models.User.exists({ _id: payment.userId })))
    throw new ProblemError(
      'conflict',
      'This family’s account was deleted, so we don’t have an email address.',
    );
}
