import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaidLine } from '@camp/contracts/payment/receipt';

/** The refundable amount of a line, in dollars. */
export const leftOf = ({ amount, back, due }: PaidLine): number =>
  (Math.round(amount * 100) - Math.round(back * 100) - Math.round(due * 100)) / 100;

/** The refundable amount of several lines, in dollars. */
export const sumLeftOf = (lines: readonly PaidLine[]): number =>
  lines.reduce((sum, line) => sum + Math.round(leftOf(line) * 100), 0) / 100;

/** Whether a line can still be refunded: money is left, or the seat was free of charge. */
export const isLeft = (line: PaidLine): boolean => leftOf(line) > 0 || line.amount === 0;

/** Whether any part of a payment can be refunded. */
export const canGoBack = ({ lines, status }: Pick<ListedPayment, 'lines' | 'status'>): boolean =>
  status !== 'refunded' && lines.some(isLeft);
