import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import type Stripe from 'stripe';

/** Stripe's statuses, mapped to ours. */
export function outcomeOf({ status }: Pick<Stripe.Dispute, 'status'>): PaymentDispute['status'] {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

/** A step of a dispute, and all disputes of the record after this step. */
interface DisputeStep {
  noted: PaymentDispute;
  disputes: PaymentDispute[];
}

/**
 * The next step of a dispute. A decision is final, since Stripe's events come in any order.
 *
 * @param disputes - the stored disputes
 * @returns undefined if nothing changed
 */
export function nextStep(
  disputes: readonly PaymentDispute[] | undefined = [],
  dispute: Stripe.Dispute,
  now: Date,
): DisputeStep | undefined {
  const known = disputes.find(({ stripeId }) => stripeId === dispute.id);
  const status = outcomeOf(dispute);
  if (known && (known.status === status || known.status !== 'open')) return undefined;
  const dueBy = dispute.evidence_details?.due_by;
  const noted: PaymentDispute = {
    stripeId: dispute.id,
    amount: dispute.amount,
    reason: dispute.reason,
    openedAt: new Date(dispute.created * 1000),
    ...(dueBy && { dueBy: new Date(dueBy * 1000) }),
    status,
    ...(status !== 'open' && { closedAt: now }),
    toDo: true,
  };
  return { noted, disputes: [...disputes.filter((one) => one !== known), noted] };
}
