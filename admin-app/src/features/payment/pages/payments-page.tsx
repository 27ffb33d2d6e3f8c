import { useSession } from '@camp/api-client/user/use-session';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { MailIcon, MoneyIcon } from '@camp/ui/icons';
import { useState } from 'react';
import { useChosenYear } from '../../../frame/chosen-year';
import { ListBody } from '../../../list/list-body';
import { ListLayout } from '../../../list/list-layout';
import { useList } from '../../../list/use-list';
import { linesLeft } from '../can-go-back';
import { Differences } from '../components/differences';
import { PaymentDetail } from '../components/payment-detail';
import { PaymentTotalsLine } from '../components/payment-totals-line';
import { RefundDialog } from '../components/refund-dialog';
import { SendReceipt } from '../components/send-receipt';
import { familyOf, paymentListView } from '../list/payment-list-view';
import '../payment-list.css';

/** `/stripe/list`: a camp's payments, their refunds, and differences that need attention. */
export default function PaymentsPage() {
  const { may } = useSession();
  const list = useList(paymentListView, true);
  const [toRefund, setToRefund] = useState<ListedPayment>();
  const [toSend, setToSend] = useState<ListedPayment>();
  const { year } = useChosenYear();
  const mayEdit = may('edit-all', 'stripe');
  const actionsFor = (payment: ListedPayment) =>
    mayEdit && payment.settledAt
      ? [
          ...(linesLeft(payment).length > 0
            ? [{ label: 'Refund', icon: <MoneyIcon />, onSelect: () => setToRefund(payment) }]
            : []),
          ...(hasReceipt(payment)
            ? [{ label: 'Send receipt again', icon: <MailIcon />, onSelect: () => setToSend(payment) }]
            : []),
        ]
      : [];

  return (
    <ListLayout
      list={list}
      title={year ? `Payments ${year}` : 'Payments'}
      lead={<PaymentTotalsLine list={list} />}
      name="payment"
      fileName={`payments-${year ?? ''}.csv`}
      searchHint="Name, email or Stripe ID"
      notes={<Differences mayEdit={mayEdit} onOpen={(open) => list.change({ open })} />}
    >
      <ListBody
        list={list}
        actions={actionsFor}
        detail={({ _id, row }) => (
          <PaymentDetail
            id={_id}
            row={row}
            actions={(payment) => (
              <ButtonRow>
                {actionsFor(payment).map(({ label, icon, onSelect }) => (
                  <Button key={label} size="small" variant="quiet" icon={icon} onClick={onSelect}>
                    {label}
                  </Button>
                ))}
              </ButtonRow>
            )}
          />
        )}
        empty={{ title: 'No payments yet', words: 'Payments appear here as families pay.' }}
      />
      {toRefund && <RefundDialog payment={toRefund} onClose={() => setToRefund(undefined)} />}
      {toSend && (
        <SendReceipt id={toSend._id} email={toSend.familyEmail} onClose={() => setToSend(undefined)}>
          <p>
            This emails the receipt to {familyOf(toSend)} again, at {toSend.familyEmail}. It leaves out
            refunded amounts.
          </p>
        </SendReceipt>
      )}
    </ListLayout>
  );
}

const hasReceipt = (payment: ListedPayment) => payment.familyEmail !== '' && linesLeft(payment).length > 0;
