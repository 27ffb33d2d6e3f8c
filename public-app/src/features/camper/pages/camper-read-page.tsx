import { camperQuery } from '@camp/api-client/camper/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import { formatCampDay } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import { camperStatus } from '@camp/contracts/camper/status';
import { submittedSections } from '@camp/contracts/records/submitted';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/back-link';
import { Button } from '@camp/ui/button';
import { ErrorState } from '@camp/ui/error-state';
import { PrinterIcon } from '@camp/ui/icons';
import { LinkButton } from '@camp/ui/link-button';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { Skeleton } from '@camp/ui/skeleton';
import { SubmittedAnswers } from '@camp/ui/submitted-answers';
import { TrailSign } from '@camp/ui/trail-sign';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { profilePath } from '../../user/paths';
import { VaccinationProof } from '../components/vaccination-proof';
import { isRefused } from '../is-refused';

/** `/camper/read/{id}`: what was submitted for a camper, to read and to print. */
export default function CamperReadPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const { data: camper, error, isFetching, refetch } = useQuery(camperQuery(id));
  if (error && !camper) {
    return (
      <PageLayout width="form">
        {isRefused(error) ? (
          <ErrorState
            level={1}
            title="This registration cannot be opened"
            action={<LinkButton to={profilePath()}>Go to my profile</LinkButton>}
          >
            {messageFor(error)}
          </ErrorState>
        ) : (
          <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
            {messageFor(error)}
          </ErrorState>
        )}
      </PageLayout>
    );
  }
  if (!camper || !user) {
    return (
      <PageLayout width="form">
        <PageHeader title={guardedPages.camperRead.title} />
        <Skeleton lines={8} label="Loading the registration" />
      </PageLayout>
    );
  }
  return <Submitted camper={camper} isOwn={camper.userId === user._id} />;
}

function Submitted({ camper, isOwn }: { camper: CamperRecord; isOwn: boolean }) {
  return (
    <PageLayout width="form">
      <PageHeader
        back={<BackLink to={profilePath(isOwn ? undefined : camper.userId)}>Profile</BackLink>}
        eyebrow={`Camp ${camper.campYear}`}
        title={isOwn ? guardedPages.camperRead.title : 'What was submitted'}
        lead={`${camper.nameFirst} ${camper.nameLast}, sent on ${formatCampDay(camper.createdAt)}`}
        actions={
          <Button variant="quiet" icon={<PrinterIcon />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <div>
        <TrailSign kind={camperStatus(camper)} />
      </div>
      <SubmittedAnswers
        sections={submittedSections(camperRecord, camper)}
        pictureOf={() => <VaccinationProof camper={camper} />}
      />
    </PageLayout>
  );
}
