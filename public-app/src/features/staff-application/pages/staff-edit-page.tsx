import { campListQuery } from '@camp/api-client/camp/queries';
import { messageFor } from '@camp/api-client/problem';
import { staffApplicationQuery } from '@camp/api-client/staff-application/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/back-link';
import { ErrorState } from '@camp/ui/error-state';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { Skeleton } from '@camp/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { profilePath } from '../../user/paths';
import { ChangedStaffApplication } from '../forms/changed-staff-application';

/** `/staff/edit/{id}`: a staff application on the form with which it was sent. */
export default function StaffEditPage() {
  const { id = '' } = useParams();
  const { user, may } = useSession();
  const application = useQuery(staffApplicationQuery(id));
  const camps = useQuery(campListQuery());
  const failed = [application, camps].find((query) => query.isError && query.data === undefined);
  const camp = camps.data?.find(({ year }) => year === application.data?.campYear);
  const isOwn = application.data?.userId === user?._id;
  const mayChange =
    camp !== undefined &&
    (may('edit-all', 'staff') || (isOwn && may('edit', 'staff') && new Date() <= new Date(camp.startDate)));
  const ownerId = isOwn ? undefined : application.data?.userId;

  return (
    <PageLayout width="wide">
      <PageHeader
        title={guardedPages.staffEdit.title}
        lead={application.data && `${application.data.nameFirst} ${application.data.nameLast}`}
        back={<BackLink to={profilePath(ownerId)}>Profile</BackLink>}
      />
      {failed ? (
        <ErrorState onRetry={() => void failed.refetch()} retrying={failed.isFetching}>
          {messageFor(failed.error)}
        </ErrorState>
      ) : !application.data || !camps.data || !user ? (
        <Skeleton lines={8} label="Loading the application" />
      ) : camp && mayChange ? (
        <ChangedStaffApplication
          key={application.data._id}
          application={application.data}
          camp={camp}
          ownerId={ownerId}
        />
      ) : (
        <p>
          This application can no longer be changed. Please write to the camp if something is wrong in it.
        </p>
      )}
    </PageLayout>
  );
}
