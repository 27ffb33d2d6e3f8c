import { currentCampQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { EmptyState } from '@camp/ui/empty-state';
import { TrashIcon } from '@camp/ui/icons';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnChoice } from '../../list/column-choice';
import { ExportMenu } from '../../list/export-menu';
import { FilterChips } from '../../list/filter-chips';
import { ListBody } from '../../list/list-body';
import { PrintButton } from '../../list/print-button';
import { SavedViews } from '../../list/saved-views';
import { SearchBox } from '../../list/search-box';
import { useList } from '../../list/use-list';
import { DeleteStaffApplication } from './delete-staff-application';
import { StaffDetail } from './staff-detail';
import { staffListView } from './staff-list-view';

/** `/staff/list`: the staff applications of a year (docs/product/staff-application.md). */
export default function StaffListPage() {
  const { may } = useSession();
  const { data: currentCamp } = useQuery(currentCampQuery());
  const list = useList(staffListView, may('data', 'staff'));
  const [toDelete, setToDelete] = useState<StaffApplicationRecord>();
  const { address, change } = list;
  const year = Number(address.year) || currentCamp?.year;
  const { title } = guardedPages.staffList;

  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader
        title={year ? `${title} ${year}` : title}
        actions={
          <>
            <ExportMenu list={list} fileName={`staff-${year ?? ''}.csv`} />
            <PrintButton list={list} />
            <ColumnChoice list={list} />
          </>
        }
      />
      <div className="list-head">
        <SavedViews list={list} name="staff" />
        <div className="list-tools" data-print="hide">
          <SearchBox text={address.q} hint="Name, email or phone" onSearch={(q) => change({ q })} />
        </div>
        <FilterChips list={list} />
      </div>
      <ListBody
        list={list}
        canChoose={false}
        actions={
          may('delete-all', 'staff')
            ? (application) => [
                {
                  label: 'Delete',
                  icon: <TrashIcon />,
                  danger: true,
                  onSelect: () => setToDelete(application),
                },
              ]
            : undefined
        }
        detail={({ _id, row }) => <StaffDetail id={_id} row={row} />}
        empty={
          <EmptyState title="No staff applications yet" illustration={<Signpost />}>
            They appear here as people apply.
          </EmptyState>
        }
      />
      <DeleteStaffApplication
        application={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={(id) => {
          if (address.open === id) change({ open: '' });
        }}
      />
    </PageLayout>
  );
}
