import { messageFor } from '@camp/api-client/problem';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { RainyTent } from '@camp/ui/illustrations/rainy-tent';
import { PageLayout } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';

/** Shown instead of a page that requires a right if the session request failed. Empty while it may still succeed. */
export function RightsUnknown() {
  const { error, refetch, isFetching } = useQuery(currentUserQuery());
  if (!error) return null;
  return (
    <PageLayout width="text">
      <ErrorState
        level={1}
        title="This page didn’t load"
        illustration={<RainyTent />}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {messageFor(error)}
      </ErrorState>
    </PageLayout>
  );
}
