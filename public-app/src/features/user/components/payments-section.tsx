import { formatMoment } from '@camp/contracts/camp/moments';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { costAsText } from '@camp/contracts/payment/dollars';
import type { PaymentRecord, PaymentStatus } from '@camp/contracts/payment/payment-record';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Section } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { VisuallyHidden } from '@camp/ui/visually-hidden';

/** What has been or may be paid; open and expired checkouts are nobody's concern. */
const words: Partial<Record<PaymentStatus, string>> = {
  paid: 'Paid',
  processing: 'On its way',
  refunded: 'Refunded',
  'partly-refunded': 'Partly refunded',
};

interface PaymentsSectionProps {
  id?: string;
  title?: string;
  payments: readonly PaymentRecord[];
  campers: readonly CamperRecord[];
}

/** What may be printed: the money has arrived. */
const hasReceipt = (status: PaymentStatus) => status !== 'processing';

/** Payments, the newest first: for whom, when, how much, each with its receipt. */
export function PaymentsSection({ id = 'payments', title, payments, campers }: PaymentsSectionProps) {
  const told = payments.filter(({ status }) => words[status] !== undefined);
  if (told.length === 0) return null;
  const isFree = told.every(({ amount }) => amount === 0);
  const namesOf = (ids: readonly string[]) =>
    campers
      .filter(({ _id }) => ids.includes(_id))
      .map(({ nameFirst }) => nameFirst)
      .join(', ');
  return (
    <Section id={id} title={title ?? (isFree ? 'Confirmations' : 'Payments')}>
      <ul className="user-profile__list">
        {told.map(({ _id, campers: ids, amount, status, createdAt }) => (
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
    </Section>
  );
}
