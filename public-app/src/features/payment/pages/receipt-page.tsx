import { messageFor } from '@camp/api-client/problem';
import { receiptQuery } from '@camp/api-client/payment/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { formatCampDayAndZone } from '@camp/contracts/camp/camp-zone';
import { campContent } from '@camp/contracts/content/camp';
import type { Receipt } from '@camp/contracts/payment/receipt';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { Button } from '@camp/ui/actions/button';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { PrinterIcon } from '@camp/ui/icons';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isRefused } from '@camp/api-client/is-refused';
import { profilePath } from '../../user/paths';
import { ReceiptSums } from '../components/receipt-sums';

const { title } = guardedPages.stripeReceipt;

/** `/stripe/receipt/{id}`: what a family shows of a payment, on paper too. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  const { data: receipt, error, isFetching, refetch } = useQuery(receiptQuery(id));
  if (receipt) return <ReceiptSheet receipt={receipt} />;
  return (
    <PageLayout width="form">
      {error ? (
        <ErrorState
          level={1}
          {...(isRefused(error)
            ? {
                title: 'This receipt cannot be opened',
                action: <LinkButton to={profilePath()}>Go to my profile</LinkButton>,
              }
            : { onRetry: () => void refetch(), retrying: isFetching })}
        >
          {messageFor(error)}
        </ErrorState>
      ) : (
        <>
          <PageHeader title={title} />
          <Skeleton lines={6} label="Loading the receipt" />
        </>
      )}
    </PageLayout>
  );
}

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { user } = useSession();
  const { userId, campYear, settledAt, family, _id } = receipt;
  const { name, organization, contact } = campContent;
  const isFree = receipt.amount === 0;
  return (
    <PageLayout width="form">
      <PageHeader
        back={<BackLink to={profilePath(userId === user?._id ? undefined : userId)}>Profile</BackLink>}
        eyebrow={`${name} ${campYear}`}
        title={isFree ? 'Confirmation' : title}
        lead={`${isFree ? 'Confirmed' : 'Paid'} on ${formatCampDayAndZone(settledAt)}`}
        actions={
          <Button variant="quiet" icon={<PrinterIcon />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <KeyValueList
        items={[
          { label: isFree ? 'Confirmed by' : 'Paid by', value: family },
          {
            label: isFree ? 'Camp of' : 'Paid to',
            value: [organization.legalName, ...organization.addressLines].join(', '),
          },
          { label: 'For', value: `Registration for ${name} ${campYear}` },
          { label: 'Paid with', value: isFree ? undefined : 'Card' },
          { label: 'Reference', value: _id },
        ].filter(({ value }) => value)}
      />
      <ReceiptSums receipt={receipt} />
      <p>
        Questions about this {isFree ? 'confirmation' : 'payment'}? Write to {contact.email} and name the
        reference. Employer identification number (EIN) {organization.ein}.
      </p>
    </PageLayout>
  );
}
