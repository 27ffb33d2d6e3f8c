import { useSession } from '@camp/api-client/user/use-session';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import type { ListName } from '@camp/contracts/saved-view/lists';
import { ButtonRow } from '@camp/ui/actions/button';
import { MailIcon, PencilIcon, RetryIcon } from '@camp/ui/icons';
import type { MenuItem } from '@camp/ui/overlays/menu';
import { useState, type ReactNode } from 'react';
import type { ListView } from '../../../list/list-view';
import { useList, type ListState } from '../../../list/use-list';
import { ChangeLink } from '../../registration/change-link';
import { useChangeAddress } from '../../registration/use-change-address';
import { RegistrationList, type Refusal } from '../../registration/registration-list';
import { wholeName } from '../../../list/whole-name';
import { CamperDetail } from './camper-detail';
import { ChosenCampers } from './chosen-campers';
import { CampersMoved, MoveCampers, type Move, type MoveOutcome } from './move-campers';
import { LinksSent, PaymentLinksDialog, SendPaymentLinks, type LinksOutcome } from './send-payment-links';
import { useCamperRights } from '../use-camper-rights';
import '../camper-list.css';

interface CamperListProps {
  view: ListView<CamperRecord>;
  name: ListName;
  title: string;
  /** An extra filter that selects these campers for messages. */
  besides?: string;
  lead?: (list: ListState<CamperRecord>) => ReactNode;
  /** For people who may send payment links, until the camp is over. */
  tools?: (list: ListState<CamperRecord>) => ReactNode;
  empty: { title: string; words: string };
}

/** The campers of a year, with all actions. */
export function CamperList({ view, name, title, besides, lead, tools, empty }: CamperListProps) {
  const { may } = useSession();
  const { link, isTooLate, maySend, mayMove, mayEdit } = useCamperRights();
  const list = useList(view, may('data', 'camper'));
  const [toAsk, setToAsk] = useState<CamperRecord>();
  const [toMove, setToMove] = useState<Move>();
  const [outcome, setOutcome] = useState<LinksOutcome>();
  const [moved, setMoved] = useState<MoveOutcome>();

  const { selection, toChanged } = list;
  const everyoneWaits = name === 'camper-waitlist';
  const move = (campers: Move['campers'], waitlist: boolean) => setToMove({ campers, waitlist });
  const addressOfForm = useChangeAddress('camper');
  const rowActions = (camper: CamperRecord): MenuItem[] => [
    ...(mayEdit ? [{ label: 'Edit', icon: <PencilIcon />, to: addressOfForm(camper._id) }] : []),
    ...(maySend && isPayable(camper)
      ? [{ label: askLabel(camper, link), icon: <MailIcon />, onSelect: () => setToAsk(camper) }]
      : []),
    ...(mayMove && camper.paid !== true
      ? [
          {
            label: camper.waitlist ? 'Give a seat' : 'Move to the waitlist',
            icon: <RetryIcon />,
            onSelect: () => move(only(camper), !camper.waitlist),
          },
        ]
      : []),
  ];

  return (
    <>
      <RegistrationList
        list={list}
        title={title}
        name={name}
        subject="camper"
        searchHint="Name, email or phone"
        besides={besides}
        lead={lead?.(list)}
        tools={maySend && tools?.(list)}
        notices={
          <>
            {isTooLate && <p data-print="hide">Camp is over, so no {link.toLowerCase()}s are sent.</p>}
            {outcome && <LinksSent {...outcome} link={link} />}
            {moved && <CampersMoved {...moved} />}
          </>
        }
        rowActions={maySend || mayMove || mayEdit ? rowActions : undefined}
        bulk={
          (maySend || mayMove) && (
            <ChosenCampers
              chosen={selection.chosen}
              link={link}
              everyoneWaits={everyoneWaits}
              maySend={maySend}
              mayMove={mayMove}
              onMove={(waitlist) => move(selection.chosen, waitlist)}
              onSent={(done) => {
                setOutcome(done);
                selection.clear();
              }}
            />
          )
        }
        deletion={{
          what: 'registration',
          operation: camperOperations.delete,
          refusal: ({ paid }) => (paid === true ? paidFor : undefined),
          words: (camper) => (
            <p>
              This deletes the registration for <strong>{wholeName(camper)}</strong> ({camper.grade} grade,{' '}
              {camper.campYear}) and everything the family entered.{' '}
              {!camper.waitlist && 'The seat is offered to the next camper on the waitlist.'}
            </p>
          ),
        }}
        detail={(camper, deletion) => (
          <CamperDetail
            camper={camper}
            toCamper={(id) => toChanged({ open: id })}
            actions={
              <ButtonRow>
                {maySend && isPayable(camper) && (
                  <SendPaymentLinks
                    chosen={only(camper)}
                    link={link}
                    again={camper.paid === false}
                    label={askLabel(camper, link)}
                    onSent={setOutcome}
                  />
                )}
                <ChangeLink kind="camper" id={camper._id} noun="registration" />
                {deletion}
              </ButtonRow>
            }
          />
        )}
        empty={empty}
      />
      <PaymentLinksDialog
        chosen={toAsk && only(toAsk)}
        link={link}
        again={toAsk?.paid === false}
        onClose={() => setToAsk(undefined)}
        onSent={setOutcome}
      />
      <MoveCampers
        move={toMove}
        onClose={() => setToMove(undefined)}
        onUndone={() => setMoved(undefined)}
        onMoved={(done) => {
          setMoved(done);
          selection.clear();
        }}
      />
    </>
  );
}

/** Deleting a paid camper would leave a payment without a camper. */
const paidFor: Refusal = {
  short: 'refund first',
  sentence: 'This registration is paid, so it can’t be deleted. Refund the payment first.',
};

/** Whether the camper has a seat and has not paid. */
const isPayable = ({ paid, waitlist }: CamperRecord) => paid !== true && !waitlist;

const only = (camper: CamperRecord) => new Map([[camper._id, { _id: camper._id, name: wholeName(camper) }]]);

const askLabel = ({ paid }: CamperRecord, link: string) =>
  `Send ${link.toLowerCase()}${paid === false ? ' again' : ''}`;
