import { camperHistoryQuery, camperQuery } from '@camp/api-client/camper/queries';
import { messageFor } from '@camp/api-client/problem';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import { camperStatus } from '@camp/contracts/camper/status';
import { submittedSections } from '@camp/contracts/records/submitted';
import { ErrorState } from '@camp/ui/error-state';
import { Skeleton } from '@camp/ui/skeleton';
import { SubmittedAnswers } from '@camp/ui/submitted-answers';
import { TrailSign } from '@camp/ui/trail-sign';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { RecordNotes } from '../../../detail/record-notes';
import { RecordTrail } from '../../../detail/record-trail';
import { CamperFamily } from './camper-family';
import { CamperHealth } from './camper-health';
import { CamperRawData } from './camper-raw-data';
import { OwnersProfile } from './owners-profile';
import { VaccinationImage } from './vaccination-image';

interface CamperDetailProps {
  id: string;
  /** As the list has it; where the list does not, the record is asked for. */
  row: CamperRecord | undefined;
  /** Whether the person holds `data` on camper. */
  mayReadData: boolean;
  /** What may be done with the camper. */
  actions: (camper: CamperRecord) => ReactNode;
}

/** One camper beside the list: what matters for safety first, then people, trail and everything that was entered. */
export function CamperDetail({ id, row, mayReadData, actions }: CamperDetailProps) {
  const read = useQuery({ ...camperQuery(id), enabled: row === undefined, meta: { quiet: true } });
  const camper = row ?? read.data;
  if (camper) return <Camper camper={camper} mayReadData={mayReadData} actions={actions(camper)} />;
  return read.isError ? (
    <ErrorState onRetry={() => void read.refetch()} retrying={read.isFetching} level={3}>
      {messageFor(read.error)}
    </ErrorState>
  ) : (
    <Skeleton lines={6} label="Loading the camper" />
  );
}

interface CamperProps {
  camper: CamperRecord;
  mayReadData: boolean;
  actions: ReactNode;
}

function Camper({ camper, mayReadData, actions }: CamperProps) {
  const { grade, sex, shirtSize, campYear } = camper;
  const facts = [`${grade} grade`, sex, shirtSize && `shirt ${shirtSize}`, `camp ${campYear}`];
  return (
    <div className="camper-detail">
      <p className="camper-detail__facts">{facts.filter(Boolean).join(' · ')}</p>
      <TrailSign kind={camperStatus(camper)} />
      {mayReadData && <CamperHealth camper={camper} />}
      <CamperFamily camper={camper} />
      <OwnersProfile camper={camper} />
      <RecordTrail
        record={camperRecord}
        createdAt={camper.createdAt}
        history={useQuery(camperHistoryQuery(camper._id))}
      >
        {actions}
      </RecordTrail>
      {mayReadData && <RecordNotes kind="camper" id={camper._id} />}
      <Submitted camper={camper} mayReadData={mayReadData} />
      <CamperRawData camper={camper} />
    </div>
  );
}

/** Everything that was entered, as the family reads it; made once it is opened, so that no picture is fetched unseen. */
function Submitted({ camper, mayReadData }: Pick<CamperProps, 'camper' | 'mayReadData'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="camper-detail__fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Everything submitted</summary>
      {isOpen && (
        <SubmittedAnswers
          sections={submittedSections(camperRecord, camper)}
          level={3}
          pictureOf={() =>
            mayReadData && (
              <VaccinationImage camperId={camper._id} name={`${camper.nameFirst} ${camper.nameLast}`} />
            )
          }
        />
      )}
    </details>
  );
}
