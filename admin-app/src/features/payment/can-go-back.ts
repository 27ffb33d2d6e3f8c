import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaidLine } from '@camp/contracts/payment/receipt';

/** How much of a line can still be refunded, in dollars. */
export const leftOf = ({ amount, back, due }: PaidLine): number =>
  (Math.round(amount * 100) - Math.round(back * 100) - Math.round(due * 100)) / 100;

/** The sum that can still be refunded of several lines. */
export const sumLeftOf = (lines: readonly PaidLine[]): number =>
  lines.reduce((sum, line) => sum + Math.round(leftOf(line) * 100), 0) / 100;

/** Whether the camp still has something of a line: money, or a free seat. */
export const isLeft = (line: PaidLine): boolean => leftOf(line) > 0 || line.amount === 0;

/** Whether something of a payment can be refunded. */
export const canGoBack = ({ lines, status }: Pick<ListedPayment, 'lines' | 'status'>): boolean =>
  status !== 'refunded' && lines.some(isLeft);
