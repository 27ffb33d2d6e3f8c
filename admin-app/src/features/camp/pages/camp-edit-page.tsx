import { campListQuery } from '@camp/api-client/camp/queries';
import { messageFor } from '@camp/api-client/problem';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CampForm } from '../components/camp-form';

/** `/camp/edit/{id}` and `/camp/create`: a camp year's form, with how families would see it. */
export default function CampEditPage() {
  const { id } = useParams();
  const { data: camps, error, isFetching, refetch } = useQuery(campListQuery());
  const camp = camps?.find(({ _id }) => _id === id);
  const { campCreate, campEdit, campList } = guardedPages;
  return (
    <PageLayout width="wide" data-density="compact">
      <PageHeader
        title={id ? (camp ? `${campEdit.title} ${camp.year}` : campEdit.title) : campCreate.title}
        back={<BackLink to={campList.path}>Back</BackLink>}
      />
      {error && !camps && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {messageFor(error)}
        </ErrorState>
      )}
      {!error && !camps && <Skeleton lines={6} label="Loading the camps" />}
      {camps && id && !camp && (
        <EmptyState title="There is no such camp">It may have been another address.</EmptyState>
      )}
      {camps && (!id || camp) && <CampForm key={id} camp={camp} camps={camps} />}
    </PageLayout>
  );
}
