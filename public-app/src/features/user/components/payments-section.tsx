import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { costAsText } from '@camp/contracts/payment/dollars';
import type { PaymentRecord, PaymentStatus } from '@camp/contracts/payment/payment-record';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { TextLink } from '@camp/ui/actions/text-link';
import { Section } from '@camp/ui/page/page-layout';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { FoldedSection } from './folded-section';

/** Payments that are paid or processing. Open and expired checkouts are hidden. */
const words: Partial<Record<PaymentStatus, string>> = {
  paid: 'Paid',
  processing: 'Payment on its way. Started',
  refunded: 'Refunded. Paid',
  'partly-refunded': 'Partly refunded. Paid',
};

interface PaymentsSectionProps {
  payments: readonly PaymentRecord[];
  campers: readonly CamperRecord[];
}

/** Whether the receipt can be printed, because the money has arrived. */
const hasReceipt = (status: PaymentStatus) => status !== 'processing';

const isShown = ({ status }: PaymentRecord) => words[status] !== undefined;

/** The payments of this year. */
export function PaymentsSection({ payments, campers }: PaymentsSectionProps) {
  const shown = payments.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Section id="payments" title={shown.every(({ amount }) => amount === 0) ? 'Confirmations' : 'Payments'}>
      <PaymentList payments={shown} campers={campers} />
    </Section>
  );
}

/** Payments, newest first, each with campers, date, amount and receipt. */
function PaymentList({ payments, campers }: PaymentsSectionProps) {
  const namesOf = (ids: readonly string[]) =>
    campers
      .filter(({ _id }) => ids.includes(_id))
      .map(({ nameFirst }) => nameFirst)
      .join(', ');
  return (
    <ul className="camp-plain-list">
      {payments.map(({ _id, campers: ids, amount, status, createdAt }) => (
        <li key={_id} className="user-profile__payment">
          <span>
            {amount === 0 ? 'Confirmed' : words[status]} on {formatMoment(createdAt)}
            {namesOf(ids) && `, for ${namesOf(ids)}`}
          </span>
          <strong>{costAsText(amount)}</strong>
          {hasReceipt(status) && (
            <TextLink to={addressOf(guardedPages.stripeReceipt, { id: _id })}>
              {amount === 0 ? 'Confirmation' : 'Receipt'}
              <VisuallyHidden>
                {' '}
                {amount > 0 && `of ${costAsText(amount)} `}on {formatMoment(createdAt)}
              </VisuallyHidden>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface EarlierPaymentsProps {
  userId: string;
  /** This year's payments, which are shown elsewhere. */
  current: readonly PaymentRecord[];
}

/** Payments of earlier years. Receipts are often needed a year later, for taxes. */
export function EarlierPayments({ userId, current }: EarlierPaymentsProps) {
  const { data } = useQuery(everyRecordQuery(userId));
  if (!data) return null;
  const ids = new Set(current.map(({ _id }) => _id));
  const earlier = data.payments.filter((payment) => isShown(payment) && !ids.has(payment._id));
  if (earlier.length === 0) return null;
  return (
    <FoldedSection id="earlier-payments" title="Payments from earlier years">
      <PaymentList payments={earlier} campers={data.camper} />
    </FoldedSection>
  );
}
