import { call } from '@camp/api-client/call';
import { campListQuery, currentCampQuery } from '@camp/api-client/camp/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { can } from '@camp/contracts/access/can';
import type { Subject } from '@camp/contracts/access/catalogue';
import type { Operation } from '@camp/contracts/operations/operation';
import type { ById, Done } from '@camp/contracts/operations/replies';
import type { ListName } from '@camp/contracts/saved-view/lists';
import { EmptyState } from '@camp/ui/empty-state';
import { TrashIcon } from '@camp/ui/icons';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ColumnChoice } from '../../list/column-choice';
import { ExportMenu } from '../../list/export-menu';
import { FilterChips } from '../../list/filter-chips';
import { ListBody } from '../../list/list-body';
import type { AnyRow, ListView } from '../../list/list-view';
import { countInWords } from '../../list/list-view';
import { PrintButton } from '../../list/print-button';
import { SavedViews } from '../../list/saved-views';
import { SearchBox } from '../../list/search-box';
import { useList } from '../../list/use-list';
import { DeleteRecord } from './delete-record';
import '../camper/camper-list.css';

interface RegistrationListProps<Row extends AnyRow> {
  title: string;
  subject: Subject;
  name: ListName;
  view: ListView<Row>;
  /** What the search box finds by. */
  searchHint: string;
  /** The call that deletes one. */
  deletes: Operation<{ params: ById }, Done>;
  /** Kept answers that a deletion makes old. */
  keys: readonly string[];
  /** What goes with one that is deleted. */
  deletion: (row: Row) => ReactNode;
  detail: (known: { id: string; row: Row | undefined; seesMedical: boolean }) => ReactNode;
  empty: { title: string; words: string };
}

/** The list of a kind of registration for those who run the camp: filters, drawer, file, and deletion after a question. */
export function RegistrationList<Row extends AnyRow>(props: RegistrationListProps<Row>) {
  const { title, subject, name, view, searchHint, detail, empty } = props;
  const { data: user } = useQuery(currentUserQuery());
  const { data: currentCamp } = useQuery(currentCampQuery());
  const { data: camps = [] } = useQuery(campListQuery());
  const permissions = user?.permissions ?? {};
  const list = useList(view, can(permissions, 'data', subject));
  const [toDelete, setToDelete] = useState<Row>();
  const { address, change } = list;
  const year = camps.find((camp) => camp.year === Number(address.year))?.year ?? currentCamp?.year;
  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader
        title={year ? `${title} ${year}` : title}
        actions={
          <>
            <ExportMenu list={list} fileName={`${name}-${year ?? ''}.csv`} />
            <PrintButton list={list} />
            <ColumnChoice list={list} />
          </>
        }
      />
      <div className="list-head">
        <SavedViews list={list} name={name} />
        <div className="list-tools" data-print="hide">
          <SearchBox text={address.q} hint={searchHint} onSearch={(q) => change({ q })} />
        </div>
        <FilterChips list={list} />
      </div>
      <ListBody
        list={list}
        actions={
          can(permissions, 'delete-all', subject)
            ? (row) => [
                { label: 'Delete', icon: <TrashIcon />, danger: true, onSelect: () => setToDelete(row) },
              ]
            : undefined
        }
        detail={({ _id, row }) => detail({ id: _id, row, seesMedical: list.seesMedical })}
        empty={
          <EmptyState title={empty.title} illustration={<Signpost />}>
            {empty.words}
          </EmptyState>
        }
      />
      <DeleteRecord
        name={toDelete && view.nameOf(toDelete)}
        what={countInWords(view.words, 1).slice(2)}
        keys={props.keys}
        remove={() => call(props.deletes, { params: { id: toDelete?._id ?? '' } })}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => {
          if (address.open === toDelete?._id) change({ open: '' });
        }}
      >
        {toDelete && props.deletion(toDelete)}
      </DeleteRecord>
    </PageLayout>
  );
}
