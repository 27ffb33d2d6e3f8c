import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaidLine } from '@camp/contracts/payment/receipt';

/** The refundable amount of a line, in dollars. */
export const leftOf = ({ amount, back, due }: PaidLine): number =>
  (Math.round(amount * 100) - Math.round(back * 100) - Math.round(due * 100)) / 100;

/** The refundable amount of several lines, in dollars. */
export const sumLeftOf = (lines: readonly PaidLine[]): number =>
  lines.reduce((sum, line) => sum + Math.round(leftOf(line) * 100), 0) / 100;

/** The lines that can still be refunded: money is left, or no refund names a camper whose seat was free of charge. */
export const linesLeft = ({ lines, refunds }: Pick<ListedPayment, 'lines' | 'refunds'>): PaidLine[] =>
  lines.filter((line) =>
    line.amount > 0
      ? leftOf(line) > 0
      : !refunds.some(({ names, status }) => status !== 'failed' && names.includes(line.name)),
  );
