import { formatMoment } from '@camp/contracts/camp/moments';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { ListedDispute, ListedPayment, ListedRefund } from '@camp/contracts/payment/listed-payment';
import { Step } from '../../../detail/record-trail';
import { listedNames } from './listed-names';

interface PaymentStep {
  when: string;
  what: string;
  /** Who did it, or why. */
  note?: string;
}

/** What happened with a payment, the earliest first. */
export function PaymentTrail({ payment }: { payment: ListedPayment }) {
  return (
    <section>
      <h3>What happened</h3>
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
    ...(sentBackAt ? [{ when: sentBackAt, what: 'All that Stripe took went back: it did not match' }] : []),
    ...(isOver
      ? [{ when: expiresAt, what: status === 'failed' ? 'The bank refused it' : 'Not paid in time' }]
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
  const canceled = seat === 'cancel' ? ', registration canceled with it' : '';
  if (isDispute) return [{ when: requestedAt, what: `The bank took ${money} back${canceled}` }];
  return [
    {
      when: requestedAt,
      what: `Refund of ${money} asked for${canceled}`,
      note: `${who ?? 'by itself'} · ${reason}`,
    },
    ...(doneAt ? [{ when: doneAt, what: `${money} sent back` }] : []),
    ...(status === 'failed' ? [{ when: requestedAt, what: `The bank did not take ${money} back` }] : []),
  ];
}

function stepsOfDispute({ amount, reason, status, openedAt, dueBy, closedAt }: ListedDispute): PaymentStep[] {
  const money = dollarsAsText(amount);
  const answer = dueBy && status === 'open' && ` · answer at Stripe by ${formatMoment(dueBy, 'time')}`;
  return [
    { when: openedAt, what: `The bank asked for ${money} back`, note: `${reason}${answer || ''}` },
    ...(closedAt
      ? [{ when: closedAt, what: `The bank decided ${status === 'won' ? 'for the camp' : 'for the family'}` }]
      : []),
  ];
}
