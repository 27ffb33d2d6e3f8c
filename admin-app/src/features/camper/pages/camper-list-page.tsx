import { campListQuery, currentCampQuery } from '@camp/api-client/camp/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { can } from '@camp/contracts/access/can';
import { mayCall } from '@camp/contracts/access/may-call';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { EmptyState } from '@camp/ui/empty-state';
import { TrashIcon } from '@camp/ui/icons';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkBar } from '../../../list/bulk-bar';
import { ColumnChoice } from '../../../list/column-choice';
import { ExportMenu } from '../../../list/export-menu';
import { FilterChips } from '../../../list/filter-chips';
import { ListBody } from '../../../list/list-body';
import { PrintButton } from '../../../list/print-button';
import { SavedViews } from '../../../list/saved-views';
import { SearchBox } from '../../../list/search-box';
import { useList } from '../../../list/use-list';
import { CamperDetail } from '../components/camper-detail';
import { ChooseSeated } from '../components/choose-seated';
import { DeleteCamper } from '../components/delete-camper';
import { LinksSent, SendPaymentLinks, type LinksOutcome } from '../components/send-payment-links';
import { CamperTotalsLine } from '../components/camper-totals-line';
import { camperListView, nameOf } from '../list/camper-list-view';
import '../camper-list.css';

/** `/camper/list`: the campers of a year, for those who run the camp (forms.md section 2). */
export default function CamperListPage() {
  const { data: user } = useQuery(currentUserQuery());
  const { data: currentCamp } = useQuery(currentCampQuery());
  const { data: camps = [] } = useQuery(campListQuery());
  const permissions = user?.permissions ?? {};
  const list = useList(camperListView, can(permissions, 'data', 'camper'));
  const [toDelete, setToDelete] = useState<CamperRecord>();
  const [outcome, setOutcome] = useState<LinksOutcome>();

  const { address, change, selection } = list;
  const year = Number(address.year) || currentCamp?.year;
  const camp = camps.find((one) => one.year === year);
  const isOver = camp !== undefined && lastInstantOf(camp) < new Date();
  const mayAsk = mayCall(permissions, camperOperations.sendPaymentLink.access);
  const maySend = mayAsk && !isOver;
  const mayDelete = can(permissions, 'delete-all', 'camper');

  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader
        title={year ? `Campers ${year}` : 'Campers'}
        lead={<CamperTotalsLine list={list} />}
        actions={
          <>
            <ExportMenu list={list} fileName={`campers-${year ?? ''}.csv`} />
            <PrintButton list={list} />
            <ColumnChoice list={list} />
          </>
        }
      />
      <div className="list-head">
        <SavedViews list={list} name="camper" />
        <div className="list-tools" data-print="hide">
          <SearchBox text={address.q} hint="Name, email or phone" onSearch={(q) => change({ q })} />
          {maySend && <ChooseSeated key={address.year} list={list} />}
        </div>
        <FilterChips list={list} />
      </div>
      {mayAsk && isOver && <p data-print="hide">The camp is over: no payment links are sent for it.</p>}
      {outcome && <LinksSent {...outcome} />}
      <ListBody
        list={list}
        canChoose={maySend}
        actions={
          mayDelete
            ? (camper) => [
                {
                  label: 'Delete',
                  icon: <TrashIcon />,
                  danger: true,
                  onSelect: () => setToDelete(camper),
                },
              ]
            : undefined
        }
        detail={({ _id, row }) => (
          <CamperDetail
            id={_id}
            row={row}
            mayReadData={list.seesMedical}
            actions={(camper) =>
              maySend && isPayable(camper) ? (
                <SendPaymentLinks
                  chosen={new Map([[_id, { _id, name: nameOf(camper) }]])}
                  again={camper.paid === false}
                  label={camper.paid === false ? 'Send payment link again' : 'Send payment link'}
                  onSent={setOutcome}
                />
              ) : null
            }
          />
        )}
        empty={
          <EmptyState title="No campers yet" illustration={<Signpost />}>
            They appear here as families register.
          </EmptyState>
        }
      />
      {maySend && (
        <BulkBar list={list}>
          <SendPaymentLinks
            chosen={selection.chosen}
            onSent={(done) => {
              setOutcome(done);
              selection.clear();
            }}
          />
        </BulkBar>
      )}
      <DeleteCamper
        camper={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={(id) => {
          selection.set([{ _id: id, name: '' }], false);
          if (address.open === id) change({ open: '' });
        }}
      />
    </PageLayout>
  );
}

/** Holds a seat and is not paid for. */
const isPayable = ({ paid, waitlist }: CamperRecord) => paid !== true && !waitlist;
