import { currentCampQuery } from '@camp/api-client/camp/queries';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { HomeCamp } from '../components/home-camp';
import { HomeHero } from '../components/home-hero';

/** The front page, driven by the camp records (docs/product/public-site.md, Home). */
export default function HomePage() {
  const { data: camp, error, isFetching, refetch } = useQuery(currentCampQuery());
  return (
    <>
      <HomeHero camp={camp} />
      <PageLayout>
        {camp && <HomeCamp camp={camp} />}
        {camp === undefined && !error && <Skeleton lines={6} />}
        {camp === undefined && error && (
          <ErrorState
            title="The dates of camp cannot be shown just now"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            We keep trying, and this page fills in by itself.
          </ErrorState>
        )}
      </PageLayout>
    </>
  );
}
