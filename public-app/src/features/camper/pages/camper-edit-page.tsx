import { currentCampQuery } from '@camp/api-client/camp/queries';
import { camperQuery } from '@camp/api-client/camper/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/back-link';
import { ErrorState } from '@camp/ui/error-state';
import { LinkButton } from '@camp/ui/link-button';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { Skeleton } from '@camp/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { profilePath } from '../../user/paths';
import { CamperEditForm } from '../forms/camper-edit-form';
import { isRefused } from '../../registration/is-refused';

const { title } = guardedPages.camperEdit;

/** `/camper/edit/{id}`: changes a registration, on the form that made it. */
export default function CamperEditPage() {
  const { id = '' } = useParams();
  const { user, may } = useSession();
  const [now] = useState(() => new Date());
  const camper = useQuery({ ...camperQuery(id), meta: { quiet: 'while-empty' } });
  const camp = useQuery(currentCampQuery());
  const failed = [camper, camp].find((query) => query.isError && query.data === undefined);
  if (failed) {
    return (
      <PageLayout width="form">
        {isRefused(failed.error) ? (
          <ErrorState
            level={1}
            title="This registration cannot be opened"
            action={<LinkButton to={profilePath()}>Go to my profile</LinkButton>}
          >
            {messageFor(failed.error)}
          </ErrorState>
        ) : (
          <ErrorState level={1} onRetry={() => void failed.refetch()} retrying={failed.isFetching}>
            {messageFor(failed.error)}
          </ErrorState>
        )}
      </PageLayout>
    );
  }
  if (!camper.data || camp.data === undefined || !user) {
    return (
      <PageLayout width="form">
        <PageHeader title={title} />
        <Skeleton lines={8} label="Loading the registration" />
      </PageLayout>
    );
  }
  const { nameFirst, nameLast, campYear, userId, paid } = camper.data;
  const isOwn = userId === user._id;
  const profile = profilePath(isOwn ? undefined : userId);
  // A camp that is no longer the current one has begun.
  const startDate = camp.data?.year === campYear ? camp.data.startDate : new Date(0);
  const standing = {
    editsAll: may('edit-all', 'camper'),
    seesMedical: isOwn || may('data', 'camper'),
    paid,
    startDate,
    now,
  };
  return (
    <PageLayout width="form">
      <PageHeader
        back={<BackLink to={profile}>Profile</BackLink>}
        eyebrow={`Camp ${campYear}`}
        title={title}
        lead={`${nameFirst} ${nameLast}`}
      />
      {isOwn || standing.editsAll ? (
        <CamperEditForm key={id} camper={camper.data} standing={standing} profile={profile} />
      ) : (
        <p>You may see this registration, but not change it.</p>
      )}
    </PageLayout>
  );
}
