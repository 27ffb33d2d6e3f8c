import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaymentDifference, ReconcileAction } from '@camp/contracts/payment/reconciliation';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { findDifferences } from '@camp/payments/reconciliation/find-differences';
import { resolveDifference } from '@camp/payments/reconciliation/resolve-difference';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { notFound } from '../http/problem';
import { withPaymentProblems } from './payment-problems';
import { viewPayments } from './view-payments';

/** What Stripe and the payments of the last months disagree on. @throws ProblemError 502 when Stripe is away */
export async function listDifferences(deps: Dependencies, person: Person): Promise<PaymentDifference[]> {
  const differences = await withPaymentProblems(() => findDifferences(deps));
  const payments = differences.map(({ payment }) => payment);
  const listed = await viewPayments(deps, person, payments, 'list');
  return differences.map(({ stripe, record, why, action }, at) => {
    const { _id, family, names, stripePage } = listed[at] as ListedPayment;
    return { payment: _id, family, names, stripe, record, why, action, ...(stripePage && { stripePage }) };
  });
}

/** Settles a difference of one payment. @throws ProblemError 404, 409 when there is none, 502 when Stripe is away */
export async function reconcilePayment(
  deps: Dependencies,
  person: Person,
  id: string,
  action: ReconcileAction,
): Promise<ListedPayment> {
  const { models } = deps;
  const payment = await models.Payment.findById(id).lean<StoredPayment>();
  if (!payment) throw notFound('Payment');
  const { userId: actorId } = person;
  deps.dispatch(await withPaymentProblems(() => resolveDifference(deps, { payment, action, actorId })));
  const now = await models.Payment.findById(id).orFail().lean<StoredPayment>();
  const [listed] = await viewPayments(deps, person, [now]);
  if (!listed) throw new Error(`Payment ${id} was not presented.`);
  return listed;
}
