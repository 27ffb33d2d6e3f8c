import { useProtectedPicture } from '@camp/api-client/image/use-protected-picture';
import { messageFor } from '@camp/api-client/problem';
import {
  staffApplicationKeys,
  staffApplicationQuery,
  staffHistoryQuery,
} from '@camp/api-client/staff-application/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { submittedSections } from '@camp/contracts/records/submitted';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { ErrorState } from '@camp/ui/error-state';
import { ProtectedPicture } from '@camp/ui/protected-picture';
import { Skeleton } from '@camp/ui/skeleton';
import { SubmittedAnswers } from '@camp/ui/submitted-answers';
import { TextLink } from '@camp/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { RecordTrail } from '../../detail/record-trail';
import { nameOf, positionOf } from './staff-list-view';

interface StaffDetailProps {
  id: string;
  /** As the list has it; where the list does not, the application is asked for. */
  row: StaffApplicationRecord | undefined;
}

/** One staff application beside the list: who and what at once, then everything that was entered. */
export function StaffDetail({ id, row }: StaffDetailProps) {
  const read = useQuery({ ...staffApplicationQuery(id), enabled: row === undefined, meta: { quiet: true } });
  const application = row ?? read.data;
  if (application) return <Application application={application} />;
  return read.isError ? (
    <ErrorState onRetry={() => void read.refetch()} retrying={read.isFetching} level={3}>
      {messageFor(read.error)}
    </ErrorState>
  ) : (
    <Skeleton lines={6} label="Loading the application" />
  );
}

function Application({ application }: { application: StaffApplicationRecord }) {
  const { may } = useSession();
  const { _id, userId, campYear, late, shirtSize } = application;
  const facts = [
    positionOf(application),
    shirtSize && `shirt ${shirtSize}`,
    `camp ${campYear}`,
    late && 'came late',
  ];
  return (
    <>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p>
        {may('edit-all', 'staff') && (
          <>
            <TextLink to={addressOf(guardedPages.staffEdit, { id: _id })}>Change this application</TextLink>
            {' · '}
          </>
        )}
        {(may('data', 'staff') || may('edit', 'user')) && (
          <TextLink to={addressOf(guardedPages.userProfile, { id: userId })}>Profile of the account</TextLink>
        )}
      </p>
      <RecordTrail
        record={staffApplicationRecord}
        createdAt={application.createdAt}
        history={useQuery(staffHistoryQuery(_id))}
      />
      <SubmittedAnswers
        sections={submittedSections(staffApplicationRecord, application)}
        level={3}
        pictureOf={() => application.covidVaccineImage && <Proof application={application} />}
      />
    </>
  );
}

function Proof({ application }: { application: StaffApplicationRecord }) {
  return (
    <ProtectedPicture
      {...useProtectedPicture(
        staffApplicationOperations.covidImage,
        application._id,
        staffApplicationKeys.image(application._id),
      )}
      alt={`Proof of vaccination of ${nameOf(application)}`}
    />
  );
}
