import { donationListQuery } from '@camp/api-client/donation/queries';
import { messageFor } from '@camp/api-client/problem';
import { dateFormats, formatGmt } from '@camp/contracts/camp/dates';
import type { DonationRecord } from '@camp/contracts/donation/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Badge } from '@camp/ui/badge';
import { EmptyState } from '@camp/ui/empty-state';
import { ErrorState } from '@camp/ui/error-state';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { Skeleton } from '@camp/ui/skeleton';
import { Table, type TableColumn } from '@camp/ui/table';
import { useToast } from '@camp/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const columns: readonly TableColumn<DonationRecord>[] = [
  { key: 'amount', header: 'Amount', isRowHeader: true, cell: ({ amount }) => dollarsAsText(amount) },
  {
    key: 'status',
    header: 'Payment status',
    cell: ({ session: { payment_status: status } }) => (
      <Badge tone={status === 'paid' ? 'meadow' : 'neutral'}>{status}</Badge>
    ),
  },
  {
    key: 'created',
    header: 'Created (GMT)',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatGmt(createdAt, dateFormats.medium)}</time>,
  },
];

/** `/admin/donations`: amount, payment status and time of each gift (product.md section 2, Admin screens). */
export default function DonationsPage() {
  const donations = useQuery({ ...donationListQuery(), meta: { quiet: true } });
  useNoticeOfFailure(donations.error);
  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader
        title={guardedPages.adminDonations.title}
        lead={donations.data?.length ? totalOf(donations.data) : undefined}
      />
      {donations.isPending && <Skeleton lines={6} label="Loading the donations" />}
      {donations.isError && (
        <ErrorState onRetry={() => void donations.refetch()} retrying={donations.isFetching}>
          {messageFor(donations.error)}
        </ErrorState>
      )}
      {donations.isSuccess &&
        (donations.data.length === 0 ? (
          <EmptyState title="No donations yet">They appear here as people give.</EmptyState>
        ) : (
          <Table
            caption="Donations, the newest first"
            hideCaption
            columns={columns}
            rows={donations.data}
            rowKey={({ _id }) => _id}
          />
        ))}
    </PageLayout>
  );
}

function totalOf(donations: readonly DonationRecord[]): string {
  const paid = donations.filter(({ session }) => session.payment_status === 'paid');
  const sum = paid.reduce((total, { amount }) => total + amount, 0);
  return `${dollarsAsText(sum)} received in ${paid.length} ${paid.length === 1 ? 'gift' : 'gifts'}`;
}

/** A list that fails shows the error's message as a toast (product.md section 8). */
function useNoticeOfFailure(error: Error | null): void {
  const toast = useToast();
  useEffect(() => {
    if (error) toast.error(messageFor(error));
  }, [error, toast]);
}
