import type { PaymentLine, PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import type { Types } from 'mongoose';
import { sharesOf } from './shares';

/** A line of a payment with its refunds, in cents. */
export interface LineReturns {
  line: PaymentLine;
  price: number;
  /** Refunded amount. */
  done: number;
  /** Pending refunds. */
  due: number;
  /** Refundable amount. */
  left: number;
}

/** The price of a camper in cents. */
export const priceOf = ({ cost, lateFee }: PaymentLine): number => cost + lateFee;

/** The paid and refunded amounts line by line. Failed refunds don't count. */
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

/** The lines with an amount that was paid and not refunded. */
export const coveredLines = (payment: Pick<StoredPayment, 'lines' | 'refunds' | 'status'>): LineReturns[] =>
  returnsOf(payment).filter(({ price, left }) => left > 0 || (price === 0 && payment.status === 'paid'));
