import { relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { profilePath } from '../../user/paths';
import { ProofForm } from '../forms/proof-form';

/**
 * `/covid-19-upload/{userId?}`: uploads proof of vaccination for the person's own registrations or another user's.
 */
export default function CovidUploadPage() {
  const { id } = useParams();
  const { user } = useSession();
  const userId = id ?? user?._id;
  const ownerId = userId === user?._id ? undefined : userId;
  const related = useQuery({ ...relatedRecordsQuery(userId ?? ''), enabled: userId !== undefined });

  return (
    <PageLayout width="form">
      <PageHeader
        title={guardedPages.covidUpload.title}
        lead="Upload a picture of the vaccination card. Only the people who look after everyone’s health at camp see it."
        back={<BackLink to={profilePath(ownerId)}>Profile</BackLink>}
      />
      <Loaded query={related} lines={4} label="Loading the registrations">
        {({ camper, counselor, staff }) => {
          const registrations = [...camper, ...counselor, ...staff];
          if (registrations.length > 0)
            return <ProofForm key={userId} registrations={registrations} userId={ownerId} />;
          return (
            <EmptyState
              title="No registrations yet"
              action={<LinkButton to={profilePath(ownerId)}>Go to the profile</LinkButton>}
            >
              Register for this year’s camp first. Then you can upload proof.
            </EmptyState>
          );
        }}
      </Loaded>
    </PageLayout>
  );
}
