import { formatGmt } from '@camp/contracts/camp/dates';
import { accountRegistrationsNotice } from '@camp/contracts/camper/limits';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus } from '@camp/contracts/camper/status';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { Button, ButtonRow } from '@camp/ui/button';
import { TrashIcon } from '@camp/ui/icons';
import { TextLink } from '@camp/ui/text-link';
import { TrailSign } from '@camp/ui/trail-sign';
import { useState, type ReactNode } from 'react';
import { CamperRawData } from './camper-raw-data';
import { ChooseBox } from './choose-box';

/** A camper, and what the list lets a person do with it. */
export interface CamperRowProps {
  camper: CamperRecord;
  isChosen?: boolean;
  /** Columns of the table, for the row that opens below. */
  columns: number;
  mayReadData: boolean;
  /** Absent where nothing is done with chosen campers. */
  onChoose?: (isChosen: boolean) => void;
  /** Absent when the person may not delete. */
  onDelete?: () => void;
}

/** One camper of the list: who, whom to ask, where the registration stands, and the raw data on demand. */
export function CamperRow({
  camper,
  isChosen = false,
  columns,
  mayReadData,
  onChoose,
  onDelete,
}: CamperRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = `${camper.nameFirst} ${camper.nameLast}`;
  const rawId = `raw-${camper._id}`;
  return (
    <>
      <tr role="row" className="camper-list__row">
        {onChoose && (
          <td role="cell" className="camper-list__choose" data-print="hide">
            <ChooseBox label={`Choose ${name}`} checked={isChosen} onChoose={onChoose} />
          </td>
        )}
        <th scope="row" role="rowheader" className="camper-list__name">
          {name}
        </th>
        <Cell label="Grade">{camper.grade}</Cell>
        <Cell label="Parent">
          <Contact camper={camper} />
          {camper.accountRegistrations !== undefined && (
            <span className="camper-list__account">
              {accountRegistrationsNotice(camper.accountRegistrations)}
            </span>
          )}
        </Cell>
        <Cell label="Status">
          <TrailSign kind={camperStatus(camper)} />
        </Cell>
        <Cell label="Seat">{camper.waitlist ? 'Waitlist' : 'Seated'}</Cell>
        <Cell label="Due">{camper.paid === true ? '–' : dollarsAsText(camper.amountDue)}</Cell>
        <Cell label="Registered">{formatGmt(camper.createdAt, 'MMM d, yyyy')}</Cell>
        <td role="cell" className="camper-list__buttons" data-print="hide">
          <ButtonRow>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isOpen}
              aria-controls={rawId}
              aria-label={`Raw data of ${name}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              Raw data
            </Button>
            {onDelete && (
              <Button
                variant="link"
                size="small"
                icon={<TrashIcon />}
                aria-label={`Delete ${name}`}
                onClick={onDelete}
              >
                Delete
              </Button>
            )}
          </ButtonRow>
        </td>
      </tr>
      <tr role="row" id={rawId} hidden={!isOpen}>
        <td role="cell" colSpan={columns}>
          {isOpen && <CamperRawData camper={camper} mayReadData={mayReadData} />}
        </td>
      </tr>
    </>
  );
}

/** A value with its column's name, which shows when rows are cards. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td role="cell" className={`camper-list__${label.toLowerCase()}`}>
      <span className="camp-table__label" aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}

function Contact({ camper }: { camper: CamperRecord }) {
  return (
    <span className="camper-list__contact">
      <span>
        {camper.parentNameFirst} {camper.parentNameLast}
      </span>
      {camper.phoneNumber && <TextLink href={`tel:${camper.phoneNumber}`}>{camper.phoneNumber}</TextLink>}
      {camper.emailAddress && (
        <TextLink href={`mailto:${camper.emailAddress}`}>
          <EmailAddress address={camper.emailAddress} />
        </TextLink>
      )}
    </span>
  );
}

/** An address that breaks before its @ where the line is too short for it. */
function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
