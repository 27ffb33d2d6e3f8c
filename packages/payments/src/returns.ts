import type { PaymentLine, PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import type { Types } from 'mongoose';
import { sharesOf } from './shares';

/** A line of a payment and what of it goes back; cents. */
export interface LineReturns {
  line: PaymentLine;
  price: number;
  /** What has gone back. */
  done: number;
  /** What is on its way back. */
  due: number;
  /** What can still be sent back. */
  left: number;
}

/** What a camper costs, in cents. */
export const priceOf = ({ cost, lateFee }: PaymentLine): number => cost + lateFee;

/** Line by line, what was paid and what of it goes back. A failed refund counts for nothing: the money is here. */
export function returnsOf({ lines, refunds }: Pick<StoredPayment, 'lines' | 'refunds'>): LineReturns[] {
  const back = (camperId: Types.ObjectId, status: PaymentRefund['status']) =>
    refunds
      .filter((refund) => refund.status === status)
      .flatMap((refund) => sharesOf(refund, lines))
      .reduce((sum, share) => (share.camperId.equals(camperId) ? sum + share.amount : sum), 0);
  return lines.map((line) => {
    const price = priceOf(line);
    const done = back(line.camperId, 'done');
    const due = back(line.camperId, 'due');
    return { line, price, done, due, left: price - done - due };
  });
}

/** The lines of which something was paid that stays with the camp. */
export const coveredLines = (payment: Pick<StoredPayment, 'lines' | 'refunds' | 'status'>): LineReturns[] =>
  returnsOf(payment).filter(({ price, left }) => left > 0 || (price === 0 && payment.status === 'paid'));
