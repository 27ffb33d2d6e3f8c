import { formatCampDay } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { PaymentRecord } from '@camp/contracts/payment/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { Card } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { TrailSign } from '@camp/ui/content/trail-sign';

interface PaidCampersProps {
  payments: readonly PaymentRecord[];
  campers: readonly CamperRecord[];
}

const newestFirst = (a: PaymentRecord, b: PaymentRecord) => b.createdAt.localeCompare(a.createdAt);

/** The latest payment: for whom, how much, and whether the money has arrived. */
export function PaidCampers({ payments, campers }: PaidCampersProps) {
  const latest = payments
    .filter(({ status }) => status === 'paid' || status === 'processing')
    .sort(newestFirst)[0];
  if (!latest) {
    return (
      <Alert kind="info">
        <p>The payment has not reached us yet. Your profile shows it as soon as it does.</p>
      </Alert>
    );
  }
  const names = campers
    .filter(({ _id }) => latest.campers.includes(_id))
    .map(({ nameFirst, nameLast }) => `${nameFirst} ${nameLast}`);
  return (
    <Card
      level={2}
      title={latest.status === 'paid' ? 'What you paid' : 'On its way'}
      aside={latest.status === 'paid' && <TrailSign kind="paid" />}
    >
      <KeyValueList
        items={[
          { label: names.length === 1 ? 'Camper' : 'Campers', value: names.join(', ') },
          { label: 'Amount', value: dollarsAsText(latest.amount) },
          { label: 'Date', value: formatCampDay(latest.createdAt) },
        ]}
      />
      <p>
        {latest.status === 'paid'
          ? 'A receipt is on its way to your inbox.'
          : 'Your bank needs some days; we tell you when the money has arrived.'}
      </p>
    </Card>
  );
}
