import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaidLine } from '@camp/contracts/payment/receipt';

/** What can still be sent back of a line, in dollars. */
export const leftOf = ({ amount, back, due }: PaidLine): number =>
  (Math.round(amount * 100) - Math.round(back * 100) - Math.round(due * 100)) / 100;

/** What can still be sent back of several. */
export const sumLeftOf = (lines: readonly PaidLine[]): number =>
  lines.reduce((sum, line) => sum + Math.round(leftOf(line) * 100), 0) / 100;

/** Whether something of a line is with the camp: money, or a place that cost none. */
export const isLeft = (line: PaidLine): boolean => leftOf(line) > 0 || line.amount === 0;

/** Whether something of a payment is with the camp. */
export const canGoBack = ({ lines, status }: Pick<ListedPayment, 'lines' | 'status'>): boolean =>
  status !== 'refunded' && lines.some(isLeft);
