import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { useQuery } from '@tanstack/react-query';
import { PaymentsSection } from './payments-section';

interface EarlierPaymentsProps {
  userId: string;
  /** This year's, which stand elsewhere. */
  current: readonly PaymentRecord[];
}

/** Payments of earlier years: a receipt is often looked for a year later, for the taxes. */
export function EarlierPayments({ userId, current }: EarlierPaymentsProps) {
  const { data } = useQuery(everyRecordQuery(userId));
  if (!data) return null;
  const ids = new Set(current.map(({ _id }) => _id));
  return (
    <PaymentsSection
      id="earlier-payments"
      title="Payments of earlier years"
      payments={data.payments.filter(({ _id }) => !ids.has(_id))}
      campers={data.camper}
    />
  );
}
