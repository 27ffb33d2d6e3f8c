import { camperPaymentsQuery } from '@camp/api-client/payment/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import { mayCall } from '@camp/contracts/access/may-call';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { ListedPayment, ListedRefund } from '@camp/contracts/payment/listed-payment';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Button } from '@camp/ui/actions/button';
import { TextLink } from '@camp/ui/actions/text-link';
import { MoneyIcon } from '@camp/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { linesLeft } from '../../payment/can-go-back';
import { listedNames } from '../../payment/components/listed-names';
import { PaymentState } from '../../payment/components/payment-state';
import { RefundDialog } from '../../payment/components/refund-dialog';
import './camper-payments.css';

/** A camper's payments and refunds, with refund buttons, for people who may see payments. */
export function CamperPayments({ camper: { _id, paid, amountDue } }: { camper: CamperRecord }) {
  const permissions = useSession().user?.permissions;
  const maySee = mayCall(permissions, paymentOperations.list.access);
  const { data, error } = useQuery({ ...camperPaymentsQuery(_id), enabled: maySee });
  const [toRefund, setToRefund] = useState<ListedPayment>();
  if (!maySee) return null;
  const mayRefund = mayCall(permissions, paymentOperations.refund.access);
  return (
    <section>
      <h3>Payments</h3>
      {error && <p role="alert">{messageFor(error)}</p>}
      {data?.length === 0 && (
        <p>
          {paid === true ? 'No payment on record.' : `Nothing paid yet. ${dollarsAsText(amountDue)} is due.`}
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="camper-payments camp-stack camp-plain-list">
          {data.map((payment) => (
            <Payment key={payment._id} payment={payment} camperId={_id}>
              {mayRefund && isRefundable(payment, _id) && (
                <Button
                  size="small"
                  variant="quiet"
                  icon={<MoneyIcon />}
                  onClick={() => setToRefund(payment)}
                >
                  Refund
                </Button>
              )}
            </Payment>
          ))}
        </ul>
      )}
      {toRefund && <RefundDialog payment={toRefund} camper={_id} onClose={() => setToRefund(undefined)} />}
    </section>
  );
}

const isRefundable = (payment: ListedPayment, camper: string) =>
  payment.settledAt !== undefined && linesLeft(payment).some(({ camperId }) => camperId === camper);

interface PaymentProps {
  payment: ListedPayment;
  camperId: string;
  /** The buttons for this payment. */
  children: ReactNode;
}

/** The part of a payment that concerns this camper. */
function Payment({ payment, camperId, children }: PaymentProps) {
  const { _id, standing, lines, refunds, campYear, settledAt, createdAt } = payment;
  const line = lines.find((one) => one.camperId === camperId);
  const to = `${addressOf(guardedPages.paymentList)}?year=${campYear}&open=${_id}`;
  return (
    <li>
      <p className="camp-spread">
        <TextLink to={to}>
          {dollarsAsText(line?.amount ?? 0)}, {formatMoment(settledAt ?? createdAt)}
        </TextLink>
        <PaymentState standing={standing} />
      </p>
      {refunds
        .filter(({ names }) => line !== undefined && names.includes(line.name))
        .map((refund) => (
          <p key={refund._id} className="camp-note">
            {refundInWords(refund)}
          </p>
        ))}
      {children}
    </li>
  );
}

/** A refund may cover several campers, so this shows the refund's total. */
function refundInWords({ amount, reason, status, requestedAt, doneAt, names }: ListedRefund): string {
  const day = formatMoment(doneAt ?? requestedAt);
  const states: Record<ListedRefund['status'], string> = {
    due: `refund pending since ${day}`,
    done: `refunded ${day}`,
    failed: `refund requested ${day}, but the bank rejected it`,
  };
  const others = names.length > 1 ? ` for ${listedNames(names)}` : '';
  return `${dollarsAsText(amount)}${others} ${states[status]}: ${reason}`;
}
