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
  /** Whether the whole line was refunded. A refund that names a camper without a price refunds that line. */
  isReturned: boolean;
  /** Whether a refund can still be requested for the line. */
  isLeft: boolean;
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
  const isNamed = (camperId: Types.ObjectId, status: PaymentRefund['status']) =>
    refunds.some((refund) => refund.status === status && refund.campers.some((id) => id.equals(camperId)));
  return lines.map((line) => {
    const { camperId } = line;
    const price = priceOf(line);
    const done = back(camperId, 'done');
    const due = back(camperId, 'due');
    const left = price - done - due;
    const isReturned = price > 0 ? done >= price : isNamed(camperId, 'done');
    const isLeft = price > 0 ? left > 0 : !isReturned && !isNamed(camperId, 'due');
    return { line, price, done, due, left, isReturned, isLeft };
  });
}

/** The lines that were paid and neither refunded nor about to be. */
export const coveredLines = (payment: Pick<StoredPayment, 'lines' | 'refunds'>): LineReturns[] =>
  returnsOf(payment).filter(({ isLeft }) => isLeft);
