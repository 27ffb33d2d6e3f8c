import type { PaidLine, PaidRefund, Receipt } from '@camp/contracts/payment/receipt';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { returnsOf } from '@camp/payments/returns';
import { presentPayment } from './present-payment';

/** The paid and refunded amount of each camper, in dollars. */
export const presentLines = (payment: StoredPayment): PaidLine[] =>
  returnsOf(payment).map(({ line, price, done, due }) => ({
    camperId: line.camperId.toString(),
    name: line.name,
    amount: price / 100,
    lateFee: line.lateFee / 100,
    back: done / 100,
    due: due / 100,
  }));

/** A refund for the payer. */
export function presentRefund(refund: PaymentRefund, { lines }: StoredPayment): PaidRefund {
  const { _id, campers, amount, reason, status, requestedAt, doneAt } = refund;
  const theirs = lines.filter(({ camperId }) => campers.some((id) => id.equals(camperId)));
  return {
    _id: _id.toString(),
    names: theirs.map(({ name }) => name),
    amount: amount / 100,
    reason,
    status,
    requestedAt: requestedAt.toISOString(),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
  };
}

/** Data of a receipt besides the payment. */
type OfReceipt = Pick<Receipt, 'family' | 'campYear'>;

/** The receipt of a settled payment for the payer. */
export const presentReceipt = (
  payment: StoredPayment & { settledAt: Date },
  { family, campYear }: OfReceipt,
): Receipt => ({
  ...presentPayment(payment),
  userId: payment.userId.toString(),
  family,
  campYear,
  lines: presentLines(payment),
  refunds: payment.refunds.map((refund) => presentRefund(refund, payment)),
  settledAt: payment.settledAt.toISOString(),
});
