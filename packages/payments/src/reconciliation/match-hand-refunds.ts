import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { returnsOf } from '../returns';
import { shareOut, sharesOf } from '../shares';

/** The reason of manual refunds at Stripe. */
export const handRefundReason = 'Refunded by hand.';

/** Older payments have the second wording. */
const handReasons = [handRefundReason, 'Sent back by hand.'];

/** Whether a refund was made manually at Stripe. */
export const isByHand = ({ reason, status, stripeRefundId, submissionKey }: PaymentRefund) =>
  handReasons.includes(reason) && status === 'done' && stripeRefundId !== undefined && !submissionKey;
const isWaiting = ({ status }: PaymentRefund) => status === 'due' || status === 'failed';

/** A payment's refunds after matching manual refunds to pending ones. */
export interface Matched {
  refunds: PaymentRefund[];
  /** The pending refunds that are done now. */
  made: PaymentRefund[];
  hasChanged: boolean;
}

/**
 * Matches manual refunds to pending ones: a pending one of the same amount, or else those that the payment can no
 * longer cover. No money counts twice, and no refund stays pending forever.
 *
 * @param fresh - a newly recorded manual refund. If absent, only refunds that the payment can't cover are matched
 */
export function matchHandRefunds(
  { amount, lines, refunds: before }: Pick<StoredPayment, 'amount' | 'lines' | 'refunds'>,
  fresh?: PaymentRefund,
): Matched {
  let refunds = fresh ? [...before, fresh] : [...before];
  const made: PaymentRefund[] = [];
  let hasChanged = fresh !== undefined;
  const put = (changed: PaymentRefund) => {
    hasChanged = true;
    refunds = refunds.map((one) => (one._id.equals(changed._id) ? changed : one));
  };
  const less = (refund: PaymentRefund, cents: number): PaymentRefund => {
    const shares = sharesOf(refund, lines);
    const parts = shareOut(
      cents,
      shares.map((share) => share.amount),
    );
    return {
      ...refund,
      amount: refund.amount - cents,
      shares: shares.map((share, at) => ({ ...share, amount: share.amount - (parts[at] ?? 0) })),
    };
  };
  for (const waiting of before.filter((one) => isWaiting(one) && one.amount > 0)) {
    const excess = refunds.reduce((sum, one) => sum + one.amount, 0) - amount;
    const hands = refunds.filter((one) => isByHand(one) && one.amount > 0);
    const exact = hands.find(
      (one) => one.amount === waiting.amount && (one._id === fresh?._id || excess >= waiting.amount),
    );
    const hand = exact ?? hands.find(({ amount: cents }) => cents >= Math.min(excess, waiting.amount));
    const covered = exact ? waiting.amount : Math.min(excess, waiting.amount);
    if (!hand || covered <= 0) continue;
    if (covered < waiting.amount) {
      // The rest of the pending refund can still be sent.
      put(less(waiting, covered));
      continue;
    }
    const { stripeRefundId, doneAt } = hand;
    const done: PaymentRefund = {
      ...waiting,
      status: 'done',
      ...(stripeRefundId && { stripeRefundId }),
      ...(doneAt && { doneAt }),
      ...(waiting.stripeRefundId && {
        failedRefundIds: [...new Set([...(waiting.failedRefundIds ?? []), waiting.stripeRefundId])],
      }),
    };
    put(done);
    made.push(done);
    put(less(hand, covered));
  }
  refunds = refunds.filter((one) => !(handReasons.includes(one.reason) && one.amount === 0));
  return { refunds: fresh ? shareFresh(refunds, lines, fresh) : refunds, made, hasChanged };
}

/** Shares the rest of a manual refund among campers with refundable money, since the refund names no campers. */
function shareFresh(
  refunds: readonly PaymentRefund[],
  lines: StoredPayment['lines'],
  fresh: PaymentRefund,
): PaymentRefund[] {
  const others = refunds.filter(({ _id }) => !_id.equals(fresh._id));
  const all = returnsOf({ lines, refunds: [...others] });
  const open = all.filter(({ left }) => left > 0);
  const theirs = open.length > 0 ? open : all;
  return refunds.map((refund) => {
    if (!refund._id.equals(fresh._id)) return refund;
    const parts = shareOut(
      refund.amount,
      theirs.map(({ left, price }) => (open.length > 0 ? left : price)),
    );
    return {
      ...refund,
      campers: theirs.map(({ line }) => line.camperId),
      shares: theirs.map(({ line }, at) => ({ camperId: line.camperId, amount: parts[at] ?? 0 })),
    };
  });
}
