import { paymentQuery } from '@camp/api-client/payment/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { PaidLine } from '@camp/contracts/payment/receipt';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Alert } from '@camp/ui/feedback/alert';
import { ExternalIcon } from '@camp/ui/icons';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { Loaded } from '@camp/ui/feedback/loaded';
import { TextLink } from '@camp/ui/actions/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { familyOf } from '../list/payment-list-view';
import { PaymentState } from './payment-state';
import { PaymentTrail } from './payment-trail';

interface PaymentDetailProps {
  id: string;
  /** The list's row. If undefined, the payment is requested. */
  row: ListedPayment | undefined;
  /** The buttons for this payment. */
  actions: (payment: ListedPayment) => ReactNode;
}

/** One payment in the drawer: its status, campers, history and a link to Stripe. */
export function PaymentDetail({ id, row, actions }: PaymentDetailProps) {
  const read = useQuery({ ...paymentQuery(id), enabled: row === undefined });
  if (row) return <Payment payment={row}>{actions(row)}</Payment>;
  return (
    <Loaded query={read} lines={6} label="Loading the payment" level={3}>
      {(payment) =>
        payment ? (
          <Payment payment={payment}>{actions(payment)}</Payment>
        ) : (
          <p>This payment no longer exists. Close this panel to return to the list.</p>
        )
      }
    </Loaded>
  );
}

function Payment({ payment, children }: { payment: ListedPayment; children: ReactNode }) {
  const { may } = useSession();
  const { standing, mismatch, lines, userId, familyEmail, campYear, reference, stripePage, _id } = payment;
  const maySeeFamily = may('edit', 'user') || may('data', 'camper');
  const profile = addressOf(guardedPages.userProfile, { id: userId });
  return (
    <div className="payment-detail">
      <PaymentState standing={standing} />
      {mismatch && (
        <Alert kind="warning" title="Stripe and our record don’t match">
          <p>Stripe says: {mismatch}.</p>
        </Alert>
      )}
      <ul className="camp-plain-list" aria-label="Campers">
        {lines.map((line) => (
          <Line key={line.camperId} line={line} />
        ))}
      </ul>
      {children}
      <PaymentTrail payment={payment} />
      <KeyValueList
        items={[
          {
            label: 'Family',
            value: maySeeFamily ? <TextLink to={profile}>{familyOf(payment)}</TextLink> : familyOf(payment),
          },
          {
            label: 'Email',
            value: familyEmail && <TextLink href={`mailto:${familyEmail}`}>{familyEmail}</TextLink>,
          },
          { label: 'Camp', value: campYear },
          {
            label: 'Reference',
            value: payment.settledAt ? (
              <>
                {_id}{' '}
                <TextLink to={addressOf(guardedPages.stripeReceipt, { id: _id })}>Printable receipt</TextLink>
              </>
            ) : (
              _id
            ),
          },
          {
            label: 'In Stripe',
            value: stripePage ? (
              <TextLink href={stripePage} newTab>
                {reference} <ExternalIcon />
              </TextLink>
            ) : (
              reference
            ),
          },
        ]}
      />
      <p className="camp-note">To find a payment here, paste its Stripe ID into the search box.</p>
    </div>
  );
}

function Line({ line: { camperId, name, amount, back, due } }: { line: PaidLine }) {
  const { may } = useSession();
  const open = `${guardedPages.camperList.path}?open=${camperId}`;
  return (
    <li className="payment-line">
      {may('view-all', 'camper') ? <TextLink to={open}>{name}</TextLink> : <span>{name}</span>}
      <span className="payment-line__money">
        {dollarsAsText(amount)}
        {back > 0 && <small>{dollarsAsText(back)} refunded</small>}
        {due > 0 && <small>{dollarsAsText(due)} refund pending</small>}
      </span>
    </li>
  );
}
