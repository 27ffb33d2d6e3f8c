import { formatMoment } from '@camp/contracts/camp/moments';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { costAsText } from '@camp/contracts/payment/dollars';
import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { Alert } from '@camp/ui/feedback/alert';
import { Card } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { TrailSign } from '@camp/ui/content/trail-sign';

interface PaidCampersProps {
  /** The latest payment. Undefined if there is none. */
  latest: PaymentRecord | undefined;
  /** Whether nothing had to be paid. */
  isFree: boolean;
  campers: readonly CamperRecord[];
}

/** The latest payment with its campers, its amount, and whether the money has arrived. */
export function PaidCampers({ latest, isFree, campers }: PaidCampersProps) {
  if (!latest) {
    return (
      <Alert kind="info">
        <p>
          We haven’t received the {isFree ? 'confirmation' : 'payment'} yet. Your profile will show it as soon
          as we do.
        </p>
      </Alert>
    );
  }
  const names = campers
    .filter(({ _id }) => latest.campers.includes(_id))
    .map(({ nameFirst, nameLast }) => `${nameFirst} ${nameLast}`);
  return (
    <Card level={2} title={titleOf(latest)} aside={latest.status === 'paid' && <TrailSign kind="paid" />}>
      <KeyValueList
        items={[
          { label: names.length === 1 ? 'Camper' : 'Campers', value: names.join(', ') },
          { label: 'Amount', value: costAsText(latest.amount) },
          { label: 'Date', value: formatMoment(latest.createdAt) },
        ]}
      />
      <p>
        {latest.status === 'paid'
          ? `A ${isFree ? 'confirmation' : 'receipt'} is on its way to your inbox.`
          : 'Your bank needs a few days. We’ll email you when the payment arrives.'}
      </p>
    </Card>
  );
}

function titleOf({ status, amount }: PaymentRecord): string {
  if (status !== 'paid') return 'Payment on its way';
  return amount === 0 ? 'What you confirmed' : 'What you paid';
}
