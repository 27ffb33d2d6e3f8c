import { messageFor } from '@camp/api-client/problem';
import { roleListQuery } from '@camp/api-client/role/queries';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RoleForm } from '../components/role-form';

/** `/role/edit/{id}`. */
export default function RoleEditPage() {
  const { id } = useParams();
  const { data: roles, error, isFetching, refetch } = useQuery(roleListQuery());
  const role = roles?.find(({ _id }) => _id === id);
  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader
        title={guardedPages.roleEdit.title}
        back={<BackLink to={guardedPages.roleList.path}>Back</BackLink>}
      />
      {error && !roles && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {messageFor(error)}
        </ErrorState>
      )}
      {!error && !roles && <Skeleton lines={6} label="Loading the role" />}
      {role && <RoleForm key={role._id} role={role} />}
      {roles && !role && (
        <EmptyState title="This role is not there any more">It may have been deleted.</EmptyState>
      )}
    </PageLayout>
  );
}
