import { camperQuery } from '@camp/api-client/camper/queries';
import { messageFor } from '@camp/api-client/problem';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus } from '@camp/contracts/camper/status';
import { ErrorState } from '@camp/ui/error-state';
import { Skeleton } from '@camp/ui/skeleton';
import { TrailSign } from '@camp/ui/trail-sign';
import { useQuery } from '@tanstack/react-query';
import { CamperFamily } from './camper-family';
import { CamperHealth } from './camper-health';
import { CamperRawData } from './camper-raw-data';
import { CamperTrail } from './camper-trail';
import { OwnersProfile } from './owners-profile';
import { VaccinationImage } from './vaccination-image';

interface CamperDetailProps {
  id: string;
  /** As the list has it; where the list does not, the record is asked for. */
  row: CamperRecord | undefined;
  /** Whether the person holds `data` on camper. */
  mayReadData: boolean;
}

/** One camper beside the list: what matters for safety first, then people, trail and everything that was entered. */
export function CamperDetail({ id, row, mayReadData }: CamperDetailProps) {
  const read = useQuery({ ...camperQuery(id), enabled: row === undefined, meta: { quiet: true } });
  const camper = row ?? read.data;
  if (camper) return <Camper camper={camper} mayReadData={mayReadData} />;
  return read.isError ? (
    <ErrorState onRetry={() => void read.refetch()} retrying={read.isFetching} level={3}>
      {messageFor(read.error)}
    </ErrorState>
  ) : (
    <Skeleton lines={6} label="Loading the camper" />
  );
}

function Camper({ camper, mayReadData }: { camper: CamperRecord; mayReadData: boolean }) {
  const { grade, sex, shirtSize, campYear } = camper;
  const facts = [`${grade} grade`, sex, shirtSize && `shirt ${shirtSize}`, `camp ${campYear}`];
  return (
    <div className="camper-detail">
      <p className="camper-detail__facts">{facts.filter(Boolean).join(' · ')}</p>
      <TrailSign kind={camperStatus(camper)} />
      {mayReadData && <CamperHealth camper={camper} />}
      <CamperFamily camper={camper} />
      <OwnersProfile camper={camper} />
      <CamperTrail camper={camper} />
      {mayReadData && camper.covidVaccineImage && (
        <VaccinationImage camperId={camper._id} name={`${camper.nameFirst} ${camper.nameLast}`} />
      )}
      <CamperRawData camper={camper} />
    </div>
  );
}
