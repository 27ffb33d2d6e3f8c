import { currentCampQuery } from '@camp/api-client/camp/queries';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { HomeCamp } from '../components/home-camp';
import { HomeHero } from '../components/home-hero';
import { RetryNotice } from '../../../layout/retry-notice';

/** The home page, based on the camp records (docs/product/public-site.md, Home). */
export default function HomePage() {
  const query = useQuery(currentCampQuery());
  const { data: camp, error } = query;
  return (
    <>
      <HomeHero camp={camp} />
      <PageLayout>
        {camp && <HomeCamp camp={camp} />}
        {camp === undefined && !error && <Skeleton lines={6} />}
        {camp === undefined && error && (
          <RetryNotice title="We can’t show the camp dates right now" query={query} />
        )}
      </PageLayout>
    </>
  );
}
