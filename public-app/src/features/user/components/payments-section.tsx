import { formatCampDay } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { PaymentRecord, PaymentStatus } from '@camp/contracts/payment/operations';
import { Section } from '@camp/ui/page-layout';

/** What has been or may be paid; open and expired checkouts are nobody's concern. */
const words: Partial<Record<PaymentStatus, string>> = {
  paid: 'Paid',
  processing: 'On its way',
  refunded: 'Refunded',
  'partly-refunded': 'Partly refunded',
};

interface PaymentsSectionProps {
  payments: readonly PaymentRecord[];
  campers: readonly CamperRecord[];
}

/** Payments of this year, the newest first: for whom, when, how much. */
export function PaymentsSection({ payments, campers }: PaymentsSectionProps) {
  const told = payments.filter(({ status }) => words[status] !== undefined);
  if (told.length === 0) return null;
  const namesOf = (ids: readonly string[]) =>
    campers
      .filter(({ _id }) => ids.includes(_id))
      .map(({ nameFirst }) => nameFirst)
      .join(', ');
  return (
    <Section id="payments" title="Payments">
      <ul className="user-profile__list">
        {told.map(({ _id, campers: ids, amount, status, createdAt }) => (
          <li key={_id} className="user-profile__payment">
            <span>
              {words[status]} on {formatCampDay(createdAt)}
              {namesOf(ids) && `, for ${namesOf(ids)}`}
            </span>
            <strong>{dollarsAsText(amount)}</strong>
          </li>
        ))}
      </ul>
    </Section>
  );
}
