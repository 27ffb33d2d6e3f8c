import { formatTime } from '@camp/contracts/camp/moments';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { ListedDispute, ListedPayment, ListedRefund } from '@camp/contracts/payment/listed-payment';
import { Step } from '../../../detail/record-trail';
import { listedNames } from './listed-names';

interface PaymentStep {
  when: string;
  what: string;
  /** The person or the reason. */
  note?: string;
}

/** The history of a payment, oldest first. */
export function PaymentTrail({ payment }: { payment: ListedPayment }) {
  return (
    <section>
      <h3>History</h3>
      <ol className="record-trail">
        {stepsOf(payment).map(({ when, what, note }) => (
          <Step key={`${when} ${what}`} when={when} who={note}>
            {what}
          </Step>
        ))}
      </ol>
    </section>
  );
}

function stepsOf(payment: ListedPayment): PaymentStep[] {
  const { createdAt, settledAt, sentBackAt, expiresAt, status, amount, refunds, disputes = [] } = payment;
  const isOver = !sentBackAt && (status === 'expired' || status === 'failed');
  const steps: PaymentStep[] = [
    { when: createdAt, what: `Checkout opened for ${dollarsAsText(amount)}` },
    ...(settledAt ? [{ when: settledAt, what: `${dollarsAsText(amount)} received` }] : []),
    ...(sentBackAt
      ? [{ when: sentBackAt, what: 'Refunded in full because the payment didn’t match this checkout' }]
      : []),
    ...(isOver
      ? [{ when: expiresAt, what: status === 'failed' ? 'Declined by the bank' : 'Not paid in time' }]
      : []),
    ...refunds.flatMap(stepsOfRefund),
    ...disputes.flatMap(stepsOfDispute),
  ];
  return steps.sort((one, other) => one.when.localeCompare(other.when));
}

function stepsOfRefund({
  amount,
  names,
  reason,
  status,
  requestedAt,
  doneAt,
  who,
  seat,
  isDispute,
}: ListedRefund): PaymentStep[] {
  const money = `${dollarsAsText(amount)} for ${listedNames(names)}`;
  const canceled = seat === 'cancel' ? ', registration canceled' : '';
  if (isDispute) return [{ when: requestedAt, what: `The bank returned ${money} to the family${canceled}` }];
  return [
    {
      when: requestedAt,
      what: `Refund of ${money} requested${canceled}`,
      note: `${who ?? 'automatic'} · ${reason}`,
    },
    ...(doneAt ? [{ when: doneAt, what: `${money} refunded` }] : []),
    ...(status === 'failed' ? [{ when: requestedAt, what: `The bank rejected the refund of ${money}` }] : []),
  ];
}

function stepsOfDispute({ amount, reason, status, openedAt, dueBy, closedAt }: ListedDispute): PaymentStep[] {
  const money = dollarsAsText(amount);
  const answer = dueBy && status === 'open' && ` · respond in Stripe by ${formatTime(dueBy)}`;
  return [
    { when: openedAt, what: `The bank wants ${money} back`, note: `${reason}${answer || ''}` },
    ...(closedAt
      ? [
          {
            when: closedAt,
            what: `The bank decided in favor of ${status === 'won' ? 'the camp' : 'the family'}`,
          },
        ]
      : []),
  ];
}
