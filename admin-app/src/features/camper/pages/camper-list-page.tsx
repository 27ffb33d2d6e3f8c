import { campListQuery, currentCampQuery } from '@camp/api-client/camp/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { can } from '@camp/contracts/access/can';
import { mayCall } from '@camp/contracts/access/may-call';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { Button } from '@camp/ui/button';
import { EmptyState } from '@camp/ui/empty-state';
import { MailIcon, RetryIcon, TrashIcon } from '@camp/ui/icons';
import { Signpost } from '@camp/ui/illustrations/signpost';
import type { MenuItem } from '@camp/ui/menu';
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
import { CampersMoved, MoveCampers, type Move, type MoveOutcome } from '../components/move-campers';
import {
  LinksSent,
  PaymentLinksDialog,
  SendPaymentLinks,
  type LinksOutcome,
} from '../components/send-payment-links';
import { CamperTotalsLine } from '../components/camper-totals-line';
import { camperListView, nameOf } from '../list/camper-list-view';
import '../camper-list.css';

/** `/camper/list`: the campers of a year, for those who run the camp (docs/product/camper.md). */
export default function CamperListPage() {
  const { data: user } = useQuery(currentUserQuery());
  const { data: currentCamp } = useQuery(currentCampQuery());
  const { data: camps = [] } = useQuery(campListQuery());
  const permissions = user?.permissions ?? {};
  const list = useList(camperListView, can(permissions, 'data', 'camper'));
  const [toDelete, setToDelete] = useState<CamperRecord>();
  const [toAsk, setToAsk] = useState<CamperRecord>();
  const [toMove, setToMove] = useState<Move>();
  const [outcome, setOutcome] = useState<LinksOutcome>();
  const [moved, setMoved] = useState<MoveOutcome>();

  const { address, change, selection } = list;
  const year = Number(address.year) || currentCamp?.year;
  const camp = camps.find((one) => one.year === year);
  const isOver = camp !== undefined && lastInstantOf(camp) < new Date();
  const mayAsk = mayCall(permissions, camperOperations.sendPaymentLink.access);
  const maySend = mayAsk && !isOver;
  const mayMove = mayCall(permissions, camperOperations.waitlist.access) && !isOver;
  const mayDelete = can(permissions, 'delete-all', 'camper');
  const move = (campers: Move['campers'], waitlist: boolean) => setToMove({ campers, waitlist });
  const actionsFor = (camper: CamperRecord): MenuItem[] => [
    ...(maySend && isPayable(camper)
      ? [{ label: askLabel(camper), icon: <MailIcon />, onSelect: () => setToAsk(camper) }]
      : []),
    ...(mayMove && camper.paid !== true
      ? [
          {
            label: moveLabel(camper),
            icon: <RetryIcon />,
            onSelect: () => move(only(camper), !camper.waitlist),
          },
        ]
      : []),
    ...(mayDelete
      ? [{ label: 'Delete', icon: <TrashIcon />, danger: true, onSelect: () => setToDelete(camper) }]
      : []),
  ];

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
      {moved && <CampersMoved {...moved} />}
      <ListBody
        list={list}
        canChoose={maySend || mayMove}
        actions={maySend || mayMove || mayDelete ? actionsFor : undefined}
        detail={({ _id, row }) => (
          <CamperDetail
            id={_id}
            row={row}
            mayReadData={list.seesMedical}
            actions={(camper) =>
              maySend && isPayable(camper) ? (
                <SendPaymentLinks
                  chosen={only(camper)}
                  again={camper.paid === false}
                  label={askLabel(camper)}
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
      {(maySend || mayMove) && (
        <BulkBar list={list}>
          {maySend && (
            <SendPaymentLinks
              chosen={selection.chosen}
              onSent={(done) => {
                setOutcome(done);
                selection.clear();
              }}
            />
          )}
          {mayMove && (
            <>
              <Button variant="quiet" size="small" onClick={() => move(selection.chosen, false)}>
                Give a seat
              </Button>
              <Button variant="quiet" size="small" onClick={() => move(selection.chosen, true)}>
                Put on the waitlist
              </Button>
            </>
          )}
        </BulkBar>
      )}
      <PaymentLinksDialog
        chosen={toAsk && only(toAsk)}
        again={toAsk?.paid === false}
        onClose={() => setToAsk(undefined)}
        onSent={setOutcome}
      />
      <MoveCampers
        move={toMove}
        onClose={() => setToMove(undefined)}
        onMoved={(done) => {
          setMoved(done);
          selection.clear();
        }}
      />
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

const only = (camper: CamperRecord) => new Map([[camper._id, { _id: camper._id, name: nameOf(camper) }]]);

const askLabel = ({ paid }: CamperRecord) =>
  paid === false ? 'Send payment link again' : 'Send payment link';

const moveLabel = ({ waitlist }: CamperRecord) => (waitlist ? 'Give a seat' : 'Put on the waitlist');
