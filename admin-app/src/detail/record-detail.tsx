import { historyQuery } from '@camp/api-client/history/queries';
import { useProof } from '@camp/api-client/image/use-proof';
import { useSession } from '@camp/api-client/user/use-session';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { submittedSections } from '@camp/contracts/records/submitted';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { AttendeeKind, RecordKind } from '@camp/contracts/related-records/kinds';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { ProtectedPicture } from '@camp/ui/content/protected-picture';
import { SubmittedAnswers } from '@camp/ui/content/submitted-answers';
import { TextLink } from '@camp/ui/actions/text-link';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { wholeName } from '../list/whole-name';
import { ChangesSinceLast } from './changes-since-last';
import { RecordNotes } from './record-notes';
import { RecordTrail } from './record-trail';
import { TakeCare } from './take-care';
import './record-detail.css';

/** The fields that every kind of registration has. */
export interface DetailedRow {
  _id: string;
  userId: string;
  nameFirst: string;
  nameLast: string;
  campYear: number;
  birthdate?: string | undefined;
  createdAt: string;
  covidVaccineImage?: string | null;
}

interface RecordDetailProps {
  kind: RecordKind;
  record: RecordDeclaration;
  row: DetailedRow;
  /** The most important facts in few words. Empty facts are omitted. */
  facts: readonly (string | false | undefined)[];
  /** The status badge. */
  sign?: ReactNode;
  /** The family with its contact details. */
  people?: ReactNode;
  /** The buttons for this record. */
  actions?: ReactNode;
}

const isAttendee = (kind: RecordKind): kind is AttendeeKind => kind !== 'counselor-app';

/** One registration in the drawer: safety first, then people, history, notes and all submitted answers. */
export function RecordDetail({ kind, record, row, facts, sign, people, actions }: RecordDetailProps) {
  const { may } = useSession();
  const seesMedical = may('data', kind);
  const seesRecord = may('view-all', kind);
  return (
    <div className="record-detail camp-stack">
      <p className="record-detail__facts">{facts.filter(Boolean).join(' · ')}</p>
      <TakeCare row={row} record={record} seesMedical={seesMedical} />
      {sign}
      {people}
      {(seesMedical || may('edit', 'user')) && (
        <TextLink to={addressOf(guardedPages.userProfile, { id: row.userId })}>
          {kind === 'camper' ? 'Family profile' : 'Account profile'}
        </TextLink>
      )}
      <RecordTrail
        record={record}
        createdAt={row.createdAt}
        // People who may only see the waitlist may not request the history.
        history={useQuery({ ...historyQuery(kind, row._id), enabled: seesRecord })}
      >
        {actions}
      </RecordTrail>
      {seesMedical && isAttendee(kind) && <RecordNotes kind={kind} id={row._id} />}
      {seesMedical && isAttendee(kind) && <ChangesSinceLast kind={kind} record={record} row={row} />}
      <Submitted kind={kind} record={record} row={row} seesMedical={seesMedical} />
      <RawData record={row} />
    </div>
  );
}

type SubmittedProps = Pick<RecordDetailProps, 'kind' | 'record' | 'row'> & { seesMedical: boolean };

/** All submitted answers, as the owner sees them. Rendered only when opened, so that no picture is fetched unseen. */
function Submitted({ kind, record, row, seesMedical }: SubmittedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="record-detail__fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Everything submitted</summary>
      {isOpen && (
        <SubmittedAnswers
          sections={submittedSections(record, row)}
          level={3}
          pictureOf={() =>
            seesMedical && isAttendee(kind) && row.covidVaccineImage && <ProofPicture kind={kind} row={row} />
          }
        />
      )}
    </details>
  );
}

/** The proof of vaccination of a registration, for people with `data`. */
function ProofPicture({ kind, row }: { kind: AttendeeKind; row: DetailedRow }) {
  return <ProtectedPicture {...useProof(kind, row._id)} alt={`Proof of vaccination of ${wholeName(row)}`} />;
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value, undefined, 2) : String(value);

/** All fields that the server returned for one record (docs/product/camper.md). */
function RawData({ record }: { record: object }) {
  const items = Object.entries(record).map(([label, value]) => ({ label, value: textOf(value) }));
  return (
    <details className="record-detail__fold">
      <summary>Raw data</summary>
      <KeyValueList items={items} />
    </details>
  );
}
