import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { RefundInput } from '@camp/contracts/payment/schemas';
import { askRefund } from '@camp/payments/ask-refund';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { forbidden } from '../refusals/problem';
import { isSameSubmit, submissionOf, submittedBy } from '../idempotency/submission';
import { withPaymentProblems } from './payment-problems';
import { viewPayments } from './view-payments';
import { mayDeleteAll } from '../registration/policies';

/**
 * Stores a full or partial refund, which the worker sends before it emails the family. A repeat, recognized by its key
 * or within a minute, changes nothing.
 * @throws ProblemError 403 for canceling registrations without the right to delete them, and 404 or 409 as `askRefund`
 *   does
 */
export async function refundPayment(
  deps: Dependencies,
  person: Person,
  { payment: paymentId, campers, amount, reason, seat }: RefundInput,
  idempotencyKey: string | string[] | undefined,
): Promise<ListedPayment> {
  if (seat === 'cancel' && !mayDeleteAll(person, 'camper')) throw forbidden();
  const form = { paymentId, campers, amount, reason, seat };
  const submission = submissionOf(idempotencyKey, `refund ${person.userId}`, form);
  const { payment, rows } = await withPaymentProblems(() =>
    askRefund(deps, {
      paymentId,
      reason,
      seat,
      ...(campers && { camperIds: campers }),
      ...(amount !== undefined && { amount: Math.round(amount * 100) }),
      actorId: person.userId,
      submission: submittedBy(submission),
      isRepeat: ({ requestedAt: createdAt, submissionKey = '', submissionBody = '' }) =>
        isSameSubmit(submission, { createdAt, submissionKey, submissionBody }, deps.clock.now()),
    }),
  );
  deps.dispatch(rows);
  const [listed] = await viewPayments(deps, person, [payment]);
  if (!listed) throw new Error(`Payment ${paymentId} was not presented.`);
  return listed;
}
