import { campListQuery, currentCampQuery } from '@camp/api-client/camp/queries';
import { camperPageQuery } from '@camp/api-client/camper/queries';
import { messageFor } from '@camp/api-client/problem';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { mayCall } from '@camp/contracts/access/may-call';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { Button } from '@camp/ui/button';
import { EmptyState } from '@camp/ui/empty-state';
import { ErrorState } from '@camp/ui/error-state';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { Skeleton } from '@camp/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CamperTable } from '../components/camper-table';
import { DeleteCamper } from '../components/delete-camper';
import { ListFilters } from '../components/list-filters';
import { Pager } from '../components/pager';
import { PaymentLinkBar } from '../components/payment-link-bar';
import { pageSize, queryOf, useListAddress } from '../list/list-address';
import { useSelection } from '../list/use-selection';
import '../camper-list.css';

/** `/camper/list`: the campers of a year, for those who run the camp (forms.md section 2). */
export default function CamperListPage() {
  const { address, change } = useListAddress();
  const user = useQuery(currentUserQuery());
  const camp = useQuery(currentCampQuery());
  const campers = useQuery({
    ...camperPageQuery(queryOf(address)),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const selection = useSelection();
  const [toDelete, setToDelete] = useState<CamperRecord>();

  const permissions = user.data?.permissions ?? {};
  const year = address.year || camp.data?.year;
  const isOver = useIsOver(year);
  const mayAsk = mayCall(permissions, camperOperations.sendPaymentLink.access);
  const maySend = mayAsk && !isOver;
  const isFiltered = address.q !== '' || address.status !== '' || address.page > 1;

  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader title={year ? `Campers ${year}` : 'Campers'} />
      <ListFilters address={address} onChange={change} />
      {maySend && (
        <PaymentLinkBar selection={selection} year={address.year === '' ? undefined : Number(address.year)} />
      )}
      {mayAsk && isOver && <p data-print="hide">The camp is over: no payment links are sent for it.</p>}
      {campers.isPending && <Skeleton lines={8} label="Loading the campers" />}
      {campers.isError && (
        <ErrorState onRetry={() => void campers.refetch()} retrying={campers.isFetching}>
          {messageFor(campers.error)}
        </ErrorState>
      )}
      {campers.isSuccess && campers.data.items.length === 0 && (
        <NoCampers isFiltered={isFiltered} onShowAll={() => change({ q: '', status: '', page: 1 })} />
      )}
      {campers.isSuccess && campers.data.items.length > 0 && (
        <div aria-busy={campers.isPlaceholderData}>
          <CamperTable
            campers={campers.data.items}
            permissions={permissions}
            sort={address.sort}
            onSort={(sort) => change({ sort })}
            selection={maySend ? selection : undefined}
            onDelete={setToDelete}
          />
          <Pager
            page={address.page}
            pageSize={pageSize}
            total={campers.data.total}
            onPage={(page) => change({ page })}
          />
        </div>
      )}
      <DeleteCamper
        camper={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={(id) => selection.set([{ _id: id, nameFirst: '', nameLast: '' }], false)}
      />
    </PageLayout>
  );
}

/** Whether the camp of a year is over, so that nobody is asked to pay for it any more. */
function useIsOver(year: string | number | undefined): boolean {
  const camps = useQuery(campListQuery());
  const camp = camps.data?.find((one) => one.year === Number(year));
  return camp !== undefined && lastInstantOf(camp) < new Date();
}

function NoCampers({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return isFiltered ? (
    <EmptyState
      title="No camper matches"
      action={
        <Button variant="quiet" onClick={onShowAll}>
          Show all campers
        </Button>
      }
    >
      Try another search or status.
    </EmptyState>
  ) : (
    <EmptyState title="No campers yet">They appear here as families register.</EmptyState>
  );
}
