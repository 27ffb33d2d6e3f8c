import type { StoredPayment } from '@camp/database/payment/payment-model';
import { recordDispute } from '../dispute';
import { checkRefund, RefundRefusedError } from '../failed-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import { settle } from '../settle';
import { recordHandRefund } from './record-hand-refund';
import { nothingChanged, type Noted } from './outcome';
import { hasFailed, isNewFailure, ownOf } from './own-refund';
import { recordReplaced } from './replaced-refunds';
import { coverUnpaid } from './registrations';

/** Updates a payment from Stripe: its money, refunds, disputes and registrations. */
export async function takeOver(
  deps: PaymentDependencies,
  payment: StoredPayment,
  actorId: string,
): Promise<Noted> {
  const noted: Noted[] = [];
  if (payment.sessionId && !payment.settledAt) {
    const { settlement, rows } = await settle(deps, payment.sessionId);
    noted.push({ hasChanged: settlement === 'settled', rows });
  }
  if (payment.paymentIntentId) {
    const { stripe } = deps;
    for await (const made of stripe.refunds.list({ payment_intent: payment.paymentIntentId, limit: 100 })) {
      if (!hasFailed(made)) noted.push(await recordHandRefund(deps, payment, made, actorId));
      else if (isNewFailure(ownOf(payment, made), made)) noted.push(await recordFailure(deps, made.id));
    }
    noted.push(await recordHandRefund(deps, payment, undefined, actorId));
    noted.push(await recordReplaced(deps, payment));
    for await (const dispute of stripe.disputes.list({ payment_intent: payment.paymentIntentId, limit: 100 }))
      noted.push({ hasChanged: await recordDispute(deps, dispute), rows: [] });
  }
  noted.push(await coverUnpaid(deps, payment._id));
  return { hasChanged: noted.some((one) => one.hasChanged), rows: noted.flatMap(({ rows }) => rows) };
}

/** The error means that the failure was recorded. */
async function recordFailure(deps: PaymentDependencies, stripeRefundId: string): Promise<Noted> {
  try {
    await checkRefund(deps, stripeRefundId);
    return nothingChanged;
  } catch (error) {
    if (!(error instanceof RefundRefusedError)) throw error;
    return { hasChanged: true, rows: [] };
  }
}
