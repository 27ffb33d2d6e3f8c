import { currentCampQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { MailIcon, MoneyIcon } from '@camp/ui/icons';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnChoice } from '../../../list/column-choice';
import { ExportMenu } from '../../../list/export-menu';
import { FilterChips } from '../../../list/filter-chips';
import { ListBody } from '../../../list/list-body';
import { PrintButton } from '../../../list/print-button';
import { SavedViews } from '../../../list/saved-views';
import { SearchBox } from '../../../list/search-box';
import { useList } from '../../../list/use-list';
import { canGoBack } from '../can-go-back';
import { Differences } from '../components/differences';
import { PaymentDetail } from '../components/payment-detail';
import { PaymentTotalsLine } from '../components/payment-totals-line';
import { RefundDialog } from '../components/refund-dialog';
import { SendReceipt } from '../components/send-receipt';
import { familyOf, paymentListView } from '../list/payment-list-view';
import '../payment-list.css';

/** `/stripe/list`: a camp's payments, with what went back and what has to be looked at. */
export default function PaymentsPage() {
  const { may } = useSession();
  const { data: currentCamp } = useQuery(currentCampQuery());
  const list = useList(paymentListView, true);
  const [toRefund, setToRefund] = useState<ListedPayment>();
  const [toSend, setToSend] = useState<ListedPayment>();
  const { address, change } = list;
  const year = Number(address.year) || currentCamp?.year;
  const mayEdit = may('edit-all', 'stripe');
  const actionsFor = (payment: ListedPayment) =>
    mayEdit && payment.settledAt
      ? [
          ...(canGoBack(payment)
            ? [{ label: 'Send money back', icon: <MoneyIcon />, onSelect: () => setToRefund(payment) }]
            : []),
          ...(hasReceipt(payment)
            ? [{ label: 'Send receipt again', icon: <MailIcon />, onSelect: () => setToSend(payment) }]
            : []),
        ]
      : [];

  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader
        title={year ? `Payments ${year}` : 'Payments'}
        lead={<PaymentTotalsLine list={list} />}
        actions={
          <>
            <ExportMenu list={list} fileName={`payments-${year ?? ''}.csv`} />
            <PrintButton list={list} />
            <ColumnChoice list={list} />
          </>
        }
      />
      <div className="list-head">
        <SavedViews list={list} name="payment" />
        <div className="list-tools" data-print="hide">
          <SearchBox text={address.q} hint="Name, email or Stripe id" onSearch={(q) => change({ q })} />
        </div>
        <FilterChips list={list} />
        <Differences mayEdit={mayEdit} onOpen={(open) => change({ open })} />
      </div>
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
        empty={
          <EmptyState title="No payments yet" illustration={<Signpost />}>
            They appear here as families pay.
          </EmptyState>
        }
      />
      {toRefund && (
        <RefundDialog
          payment={toRefund}
          mayCancel={may('delete-all', 'camper')}
          onClose={() => setToRefund(undefined)}
        />
      )}
      <SendReceipt
        receipt={toSend && { id: toSend._id, email: toSend.familyEmail }}
        onClose={() => setToSend(undefined)}
      >
        {toSend && (
          <p>
            {familyOf(toSend)} gets the receipt once more, at {toSend.familyEmail}. What went back is not on
            it.
          </p>
        )}
      </SendReceipt>
    </PageLayout>
  );
}

const hasReceipt = (payment: ListedPayment) => payment.familyEmail !== '' && canGoBack(payment);
