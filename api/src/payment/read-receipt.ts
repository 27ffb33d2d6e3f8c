import type { Receipt } from '@camp/contracts/payment/receipt';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { recordRead } from '../user/record-read';
import { maySeePayments } from './policies';
import { presentReceipt } from './present-receipt';

/**
 * The receipt of a person's own payment, or of any payment with the right to payments.
 * @throws ProblemError 404 unless it is paid
 */
export async function readReceipt(deps: Dependencies, person: Person, id: string): Promise<Receipt> {
  const { models } = deps;
  const settled = { _id: id, settledAt: trusted({ $exists: true }) };
  const payment = await models.Payment.findOne(settled).lean<StoredPayment & { settledAt: Date }>();
  if (!payment || !maySeePayments(person, payment.userId.toString())) throw notFound('Receipt');
  const [user, camp] = await Promise.all([
    models.User.findById(payment.userId, { nameFirst: 1, nameLast: 1 }).lean(),
    models.Camp.findById(payment.campId, { year: 1 }).lean(),
  ]);
  await recordRead(deps, person, { userId: payment.userId, part: 'payments', recordIds: [payment._id] });
  return presentReceipt(payment, {
    family: user ? `${user.nameFirst} ${user.nameLast}` : '',
    campYear: camp?.year ?? 0,
  });
}
